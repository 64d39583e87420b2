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
    'How far an upload has come: take Progress.',
  ],
  comparisons: [
    { rule: 'A status is what is true now, in words of the customer. A code needs a table beside it.', good: 'InWords', bad: 'AsCode' },
    {
      rule: 'The tone says whether somebody has to act. A usual step that looks like a warning makes people call the shop.',
      good: 'UsualStep',
      bad: 'UsualStepAsWarning',
    },
  ],
  anatomy: [
    [
      'Mark',
      'before the text: a ring for what has not begun or has ended (`neutral`), a dot for what is in work or done (`active`, `success`), a square for what is late, waits for somebody or has failed (`warning`, `error`)',
      '[data-mark]',
    ],
    ['Text', 'the status, one to three words of 12 px, 6 px after the mark', '[data-text]'],
    [
      'Edge',
      'a hairline around both, 8 px from them at the sides; it says that the text is a status and no part of a sentence',
      '[data-edge]',
    ],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Neutral', 'Active', 'Success', 'Warning', 'Failed', 'LongText', 'InTable', 'BesideHeading'],
  narrow: {
    story: 'LongText',
    notes: [
      'It is as wide as its text, and in a narrower place the text is cut with an ellipsis; screen readers read it whole.',
      'Your part: a column as wide as its longest status, because nothing shows the rest.',
    ],
  },
  writing: [
    { rule: 'The text says what the colour says.', good: 'Опаздывает', bad: 'Статус 4' },
    { rule: 'One to three words, with a capital and without a full stop.', good: 'Собираем', bad: 'Заказ находится в процессе сборки.' },
    { rule: 'A status that waits names what it waits for.', good: 'Ждёт оплаты', bad: 'Ожидание' },
    {
      rule: 'It agrees with its noun: «заказ отменён», «заявка отменена».',
      good: 'Заявка 12\u00a0— Отменена',
      bad: 'Заявка 12\u00a0— Отменён',
    },
    { rule: 'A date or a number stands beside it, where it can be read and compared.', good: 'Вручён', bad: 'Вручён 24.11.2026 в 14:05' },
  ],
  keyboard: { none: 'It never takes the focus.' },
  screenReader: [
    'Its text, where it stands: «Собираем».',
    'The mark is decoration, because the text says the same.',
    'A change of it is not announced. Your part: for one that the shopper waits for, an Alert with `announced`.',
  ],
  language: [
    'The text comes from you. A longer translation needs a wider column.',
    'The shape of the mark means the same in every language.',
  ],
  related: {
    Badge: 'a fact about a product',
    Stepper: 'the whole way of an order',
    Chip: 'can be pressed',
    Alert: 'a message with an explanation',
  },
};
