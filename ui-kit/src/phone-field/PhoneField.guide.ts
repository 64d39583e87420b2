import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Input: 'input' },
  use: [
    'A phone number by which the shop signs in, calls or sends a message.',
    'Numbers of any country in the same field: the plus and its digits say which, so that nobody looks theirs up in a list of countries.',
  ],
  avoid: [
    'Codes from a message: take CodeField.',
    'Any other number: take NumberField to count, TextField with `inputMode` for digits.',
    'Number and code together: take AuthForm.',
  ],
  comparisons: [
    {
      rule: 'One field takes the number in any notation. Separate boxes break pasting, autofill and every number from abroad.',
      good: 'OneField',
      bad: 'SplitFields',
    },
    {
      rule: 'The hint says what the number is for, not how to write it: the mask in the empty field shows that, and every notation is taken. People who are not told why give a wrong number.',
      good: 'PurposeTold',
      bad: 'NotationTold',
    },
  ],
  anatomy: [
    ['Label', 'above, always visible', 'label'],
    [
      'Input',
      '48 px tall; groups numbers that begin with +7, of Russia and Kazakhstan, while typing; those of other countries are a plus and digits, not grouped',
      'input',
    ],
    ['Action', 'optional: a button attached to the end, of one word', 'button'],
    ['Error', 'optional: what is missing; a success stands in the same place', 'p[id$="-error"] > span'],
    ['Hint', 'optional: what the number is needed for', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Empty', 'Typing', 'Filled', 'Abroad', 'Optional', 'WithError', 'Accepted', 'Disabled', 'ReadOnly', 'WithAction'],
  narrow: {
    story: 'Filled',
    variant: 'LongAction',
    notes: [
      'Phones show the keyboard of numbers and offer the number that they have saved.',
      'The longest number of 15 digits fits 320 px; the text of 16 px keeps phones from zooming in.',
      'Beside an action of two words, such as «Получить код», a number with +7 is cut at 320 px: take one word.',
    ],
  },
  writing: [
    {
      rule: 'The label is «Номер телефона». Where it is not the reader\u2019s, it says whose phone it is.',
      good: 'Телефон получателя',
      bad: 'Контактные данные',
    },
    { rule: 'The hint is one short sentence: who will call or write, and when.', good: 'Курьер позвонит за\u00a0час', bad: 'Для связи' },
    { rule: 'The error of an incomplete number counts what is missing.', good: 'Не\u00a0хватает 7\u00a0цифр', bad: 'Неверный формат' },
    {
      rule: 'A refusal by the server says what number would do.',
      good: 'Сюда не\u00a0приходят SMS. Укажите мобильный номер',
      bad: 'Ошибка отправки',
    },
    { rule: 'A success says what the number gave.', good: 'Подтвердили, 500\u00a0бонусов ваши', bad: 'Номер корректен' },
  ],
  keyboard: [
    ['Tab', 'moves to the field, then to its action if it has one'],
    [
      'Digits, +',
      'are taken, the plus at the start only; the twelfth digit of a number with +7, the sixteenth of any other and every other character are ignored without a message',
    ],
    ['Backspace, Delete', 'delete a digit, also across the signs of the mask'],
    ['Ctrl+V, on a Mac Command+V', 'a number of ten digits or more replaces what is there, in any notation'],
    ['Enter', 'submits the form'],
  ],
  screenReader: [
    'The input: label, role `textbox`, the grouped number; error and hint are its description.',
    'Grouping changes the value itself and announces nothing while typing. In an empty field some readers read the placeholder, sign by sign: `placeholder=""` leaves it out.',
    'An error that appears is announced politely, and the input is invalid.',
    "Your part: check the number on the server, because the field takes incomplete ones too; `number.replace(/[^+\\d]/g, '')` makes +79123456789 of it. When it is refused, set `error` and move the focus to the field.",
  ],
  language: [
    'Grouping depends on the number, not on the language: one that begins with +7, or without a plus with 7, 8 or 9, is written +7\u00a0912\u00a0345-67-89, any other one as a plus and up to 15 digits. So a number from abroad is typed with its plus.',
    'The placeholder is a mask in Russian and none in English, which has no mask of its own. A number that could be typed would look like the shopper\u2019s own. Set `placeholder` where most readers live elsewhere.',
    '`value` may be in any notation; `onValueChange` and the form get the number as displayed.',
  ],
  related: {
    TextField: 'any other line',
    CodeField: 'the code that comes to this number',
    AuthForm: 'both steps of signing in: number, then code',
    NumberField: 'an amount that is counted, with plus and minus',
  },
};
