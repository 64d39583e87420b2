import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['One promo code of an order, with its result beside it.'],
  avoid: ['Several codes: the shop applies one.', 'Codes of signing in: take CodeField.'],
  anatomy: [
    ['Field', 'takes the code in any case'],
    ['Button', '«Применить», or the removal of an applied code'],
    ['Result', 'what the code gives, or why it does not apply'],
  ],
  states: ['Checking', 'Success', 'NotFound', 'Refused', 'Disabled', 'Narrow'],
  writing: [
    {
      rule: 'A refusal names its reason and what would help.',
      good: 'Код действует от 5 000 ₽. Не хватает 1 200 ₽',
      bad: 'Промокод недействителен',
    },
  ],
  keyboard: [
    ['Enter', 'applies the code'],
    ['Tab', 'moves to the button'],
  ],
  screenReader: [
    'The result is the description of the field and is announced when it appears.',
    'While the code is checked the button is busy and keeps the focus.',
  ],
  related: { OrderSummary: 'where it stands', TextField: 'any other text' },
};
