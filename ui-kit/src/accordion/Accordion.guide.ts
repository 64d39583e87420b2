import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Parts that few people need all of: questions and answers, care, composition.'],
  avoid: ['Content that most need: show it.', 'Views of which one is needed: take Tabs.', 'Navigation: take CategoryMenu.'],
  anatomy: [
    ['Title', 'a heading inside the button, with a plus that turns into a cross'],
    ['Content', 'stays in the page while closed, so that search finds it'],
    ['Hairlines', 'between the parts'],
  ],
  states: ['Single', 'HeadingLevel', 'LongText'],
  writing: [{ rule: 'The title is the question as shoppers put it.', good: 'Как вернуть заказ?', bad: 'Порядок возврата товара' }],
  keyboard: [
    ['Tab', 'moves from title to title'],
    ['Enter, Space', 'opens or closes the part'],
    ['Ctrl+F', 'the browser opens the part with a match'],
  ],
  screenReader: ['The title as a heading, expanded or collapsed.'],
  related: { Tabs: 'one view at a time', Prose: 'articles with questions' },
};
