import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.3.0',
  use: ['Where an order, a request or a task stands, in a list or beside a heading.'],
  avoid: [
    'A fact about a product on its picture: take Badge.',
    'All the steps of an order: take Stepper.',
    'A message with an explanation: take Alert.',
    'A filter or a choice: take Chip.',
  ],
  anatomy: [
    ['Mark', 'a ring, a dot or a square in the colour of the tone'],
    ['Text', 'the status, one or two words'],
  ],
  states: ['Active', 'Success', 'Warning', 'Failed', 'LongText'],
  writing: [
    { rule: 'A status is what is true now, not an action and not a code.', good: 'Ждёт оплаты', bad: 'AWAITING_PAYMENT' },
    { rule: 'The text says what the colour says.', good: 'Опаздывает', bad: 'Статус 4' },
  ],
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: ['Its text. The mark is decoration, because the text says the same.'],
  related: { Badge: 'a fact about a product', Stepper: 'the whole way of an order', Chip: 'can be pressed' },
};
