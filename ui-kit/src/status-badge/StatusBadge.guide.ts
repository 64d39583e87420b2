import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: [
    'Where an order, a request or a task stands, in a list or beside a heading.',
    'In a Table, where many statuses are scanned: the mark tells them apart before one reads.',
  ],
  avoid: [
    'A fact about a product on its picture: take Badge.',
    'All the steps of an order: take Stepper.',
    'A message with an explanation: take Alert.',
    'A filter or a choice: take Chip.',
  ],
  comparisons: [
    { rule: 'A status is what is true now, in words of the customer. A code needs a table beside it.', good: 'InWords', bad: 'AsCode' },
    {
      rule: 'The tone says whether somebody has to act. A usual step that looks like a warning makes people call the shop.',
      good: 'Active',
      bad: 'UsualStepAsWarning',
    },
  ],
  anatomy: [
    [
      'Mark',
      'before the text: a ring for what has not begun or has ended (`neutral`), a dot for what is in work or done (`active`, `success`), a square for what is late, waits for somebody or has failed (`warning`, `error`)',
      '[data-mark]',
    ],
    ['Text', 'the status, one to three words', '[data-text]'],
  ],
  anatomyStory: 'Parts',
  states: ['InTable', 'Active', 'Neutral', 'Success', 'Warning', 'Failed', 'LongText'],
  wideStates: ['InTable'],
  narrow: {
    story: 'LongText',
    notes: ['In a narrow column the text is cut with an ellipsis; screen readers read it whole.', 'It takes no presses.'],
  },
  writing: [
    { rule: 'The text says what the colour says.', good: 'Опаздывает', bad: 'Статус 4' },
    { rule: 'One to three words, without a full stop.', good: 'Собираем', bad: 'Заказ находится в процессе сборки.' },
  ],
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: [
    'Its text, where it stands: «Собираем».',
    'The mark is decoration, because the text says the same.',
    'Your part: announce a change that the shopper waits for, by an Alert with `announced`.',
  ],
  language: [
    'The text comes from you; a longer translation is cut in a narrow column.',
    'The shape of the mark means the same in every language.',
  ],
  related: {
    Badge: 'a fact about a product',
    Stepper: 'the whole way of an order',
    Chip: 'can be pressed',
    Alert: 'a message with an explanation',
  },
};
