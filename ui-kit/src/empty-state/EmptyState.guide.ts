import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['In place of a list that is empty, or of content that failed to load.'],
  avoid: ['A whole page that failed: take NoSignal or NotFound.', 'The outcome of a step: take ResultPanel.'],
  comparisons: [
    { rule: 'Say why it is empty and what leads on. A dead end sends people to the browser.', good: 'LeadsOn', bad: 'DeadEnd' },
  ],
  anatomy: [
    ['Picture', 'optional', 'img'],
    ['Title', 'what is the case', 'h2'],
    ['Text', 'optional, why', 'h2 + p'],
    ['Actions', 'optional, the next step, the main one first', 'section a'],
  ],
  anatomyStory: 'EmptyCart',
  states: ['NothingFound', 'FailedToLoad', 'EmptyCart', 'TextOnly', 'LongText'],
  wideStates: ['EmptyCart'],
  narrow: {
    story: 'LongText',
    notes: [
      'Picture, text and actions stand below each other.',
      'Actions wrap; each is 44 px tall.',
      'A long word breaks instead of widening the page.',
    ],
  },
  writing: [
    { rule: 'Say what to do, and do not blame.', good: 'В корзине пока пусто. Смотреть новинки', bad: 'Вы ещё ничего не добавили' },
    {
      rule: 'Name the reason if it can be removed.',
      good: 'Мешает фильтр «Замша». Без него 31 товар.',
      bad: 'Ничего не найдено по вашему запросу',
    },
    { rule: 'A failure says what is safe.', good: 'Проверьте связь, фильтры мы сохранили.', bad: 'Что-то пошло не так' },
  ],
  keyboard: [
    ['Tab', 'moves to the actions'],
    ['Enter, Space', 'press them'],
  ],
  screenReader: [
    'A section with a heading, whose level fits the page by `headingLevel`.',
    'With `announced` title and text are a status, read in a pause: for what replaces content without a reload.',
    'The picture is decoration with an empty `alt`.',
    'Your part: keep the focus where it was, or move it to the first action.',
  ],
  language: [
    'All texts come from you, with the plural of their nouns: 31 товар, 32 товара.',
    'Lines are balanced, and longer translations wrap.',
  ],
  related: { NoSignal: 'a page that failed', NotFound: 'an address without a page', ResultPanel: 'an outcome', Skeleton: 'while it loads' },
};
