import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Cell: 'input' },
  use: [
    'A one-time code of four or six digits from a message, a mail or an application.',
    'A step of a form of your own; the whole of signing in is AuthForm.',
  ],
  avoid: [
    'Passwords, codes with letters and promo codes: take TextField or PromoField.',
    'Phone numbers: take PhoneField.',
    'Recipient and code together: take AuthForm.',
  ],
  comparisons: [
    {
      rule: 'Say where the code went. Without it nobody notices a mistyped address.',
      good: 'RecipientTold',
      bad: 'RecipientHidden',
    },
    {
      rule: 'A refused code says how many attempts are left, or when another comes. «Неверно» leaves only guessing.',
      good: 'WithError',
      bad: 'WithoutNextStep',
    },
  ],
  anatomy: [
    ['Label', 'one for all cells; `hideLabel` leaves it to screen readers', 'span[id$="-label"]'],
    ['Cell', 'one digit each, 72 px tall; at most 64 px wide, narrower where there is no room', 'input'],
    ['Error', 'optional: what was wrong and how many attempts are left', 'p[id$="-error"] > span'],
    ['Hint', 'optional: where the code went', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  states: ['FourDigits', 'SixDigits', 'WithHint', 'WithError', 'Loading', 'Disabled'],
  narrow: {
    story: 'SixDigits',
    notes: [
      'Six cells shrink to fit 320 px and stay in one line.',
      'Phones show the keyboard of digits and offer the code from the message.',
    ],
  },
  writing: [
    { rule: 'The label says where to look for the code.', good: 'Код из\u00a0письма', bad: 'Введите код' },
    { rule: 'An error says what to do next.', good: 'Код не\u00a0подошёл. Проверьте цифры или запросите новый', bad: 'Неверный код' },
  ],
  keyboard: [
    ['Tab', 'moves to the group; arrows lead from cell to cell'],
    ['Digits', 'fill the cell and move on; other characters are ignored'],
    ['← →', 'move between cells'],
    ['Home, ↑', 'to the first cell'],
    ['End, ↓', 'to the first empty cell, or the last one'],
    ['Backspace', 'clears the cell or the one before'],
    ['Delete', 'clears the cell; digits after it move up'],
    ['Ctrl+Backspace', 'clears the code'],
    ['Ctrl+V', 'spreads the code over the cells, whichever has the focus: of «Код Meet 24: 73-05» it takes 7305'],
  ],
  screenReader: [
    'A group with the label; each cell is a `textbox` named «Цифра 1\u00a0из 4». Error and hint are the description of the group.',
    'An error is announced politely, and the focus returns to the first cell, unless it was elsewhere on the page. A digit there starts a new code; in another cell it replaces only that digit.',
    'While the code is checked the group is busy and its cells are read-only, so that the focus stays.',
    'Your part: send the code in `onComplete` without a button, and offer a new code beside the field.',
  ],
  language: [
    'Cells stand from left to right as the digits are written, and only 0 to 9 are taken.',
    'Names of cells come from the texts below, with the number of the cell in any place of the sentence.',
    'Attempts left take the plural form of the language: use `plural` for your error.',
  ],
  related: {
    AuthForm: 'recipient and code together',
    TextField: 'codes with letters',
    PromoField: 'a promo code',
    PhoneField: 'the number before it',
  },
};
