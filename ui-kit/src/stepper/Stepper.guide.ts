import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Stages of an order with dates.', 'Steps of the checkout, completed ones as links.'],
  avoid: ['A share of something: take Progress.', 'The position in the site: take Breadcrumbs.'],
  anatomy: [
    ['Step', 'a mark, a title, a date'],
    ['Entries', 'what happened within a step'],
    ['Line', 'connects the steps; a row where there is room, else a column'],
  ],
  states: ['Vertical', 'Delivered', 'Checkout', 'LongText'],
  writing: [
    {
      rule: 'A step that is done is stated in the past, one to come with an estimated date.',
      good: 'Выкуплен у продавца · около 28 ноя',
      bad: 'Этап 3',
    },
  ],
  keyboard: [['Tab', 'moves to the completed steps that are links']],
  screenReader: ['A named list; the current step is marked, done and coming ones say so in hidden text.'],
  related: { Progress: 'a share', Breadcrumbs: 'a position' },
};
