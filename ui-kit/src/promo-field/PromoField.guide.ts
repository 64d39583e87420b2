import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Input: 'input', Button: 'button' },
  use: [
    'One promo code of an order, with its result below it.',
    'In a cart or a checkout. Inside the form of an order set `form`, because a form cannot stand within another one.',
  ],
  avoid: [
    'Several codes: the shop applies one.',
    'Codes by which people sign in: take CodeField.',
    'Any other text with a button: take TextField with `action`.',
  ],
  comparisons: [
    {
      rule: 'A refusal names its reason, then what would help. A bare refusal makes people type the same code again.',
      good: 'ReasonTold',
      bad: 'ReasonHidden',
    },
    {
      rule: 'The result stands at the field, as `message` with its `saving`. In a sentence elsewhere nobody connects it with the code.',
      good: 'ResultAtField',
      bad: 'ResultElsewhere',
    },
  ],
  anatomy: [
    ['Label', '«Промокод»', 'label'],
    ['Input', 'takes the code in any case', 'input'],
    [
      'Button',
      '«Применить», outlined while the field is empty, so that it does not compete, and solid once a code is typed; for an applied code «Убрать»',
      'button',
    ],
    ['Result', 'what the code gives and how much is saved, or why it does not apply', 'p[id$="-success"] > span'],
    ['Hint', 'optional: what makes a code possible, or what it goes together with', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Idle', 'Typed', 'Checking', 'Success', 'NotFound', 'Refused', 'Disabled'],
  narrow: {
    story: 'Narrow',
    notes: [
      'Field and button stay in one line at 320 px; the result wraps below.',
      'Phones offer capital letters and check no spelling; the text of 16 px keeps them from zooming in.',
    ],
  },
  writing: [
    {
      rule: 'A success says what the code gives, without the sum and a full stop: `saving` adds «: −890\u00a0₽».',
      good: 'Скидка 10\u00a0% на\u00a0выбранные товары',
      bad: 'Успешно применён!',
    },
    {
      rule: 'A code that is over says until when it was valid.',
      good: 'Промокод действовал до\u00a01\u00a0ноября',
      bad: 'Промокод недействителен',
    },
    { rule: 'It is a «промокод» everywhere, in hints and mails too.', good: 'Промокод из\u00a0письма', bad: 'Купон из\u00a0письма' },
    { rule: 'The hint says what makes it possible.', good: 'Войдите, чтобы применить промокод', bad: 'Недоступно' },
  ],
  keyboard: [
    ['Tab', 'moves to the field, then to the button'],
    ['Enter', 'in the field: applies the code, and never removes an applied one'],
    ['Enter, Space', 'on the button: apply the code, or remove the applied one'],
    ['Letters', 'in the field of an applied or refused code: start a new one; Backspace and Delete empty it'],
    ['Ctrl+V, on a Mac Command+V', 'in such a field: replaces the code'],
  ],
  screenReader: [
    'The input: «Промокод», role `textbox`, the code; result and hint are its description.',
    'The result is announced politely when it appears; a refusal marks the input invalid.',
    'While the code is checked the button is busy and keeps the focus, and the input is read-only.',
    'After a removal the focus moves to the input; so it does if the button is pressed while the field is empty, with the error «Введите промокод».',
    'Your part: keep `code` with every state, so that the field shows what was checked, and change the sums of the order with it.',
  ],
  language: [
    '`saving` counts minor units, such as kopecks, and is formatted by currency and language of `LocaleProvider`: −2\u00a0023\u00a0₽.',
    'Codes may be in any script and case. Compare them on the server without case.',
    'A longer translation of the button makes the input narrower; keep it to one word.',
  ],
  // `PromoField` takes no `optional`, so it never shows the text with which `Field` marks optional fields.
  unusedTexts: ['field'],
  related: {
    OrderSummary: 'the sums of the order, among which it stands',
    BonusSlider: 'spends bonuses instead of a code',
    CodeField: 'the code by which people sign in',
    TextField: 'any other text with a button',
  },
};
