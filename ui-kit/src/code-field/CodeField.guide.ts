import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A one-time code of four or six digits from a message.'],
  avoid: ['Passwords and promo codes: take TextField or PromoField.', 'Phone numbers: take PhoneField.'],
  anatomy: [
    ['Label', 'one for all cells'],
    ['Cells', 'one digit each, set in Unbounded'],
    ['Message', 'what was wrong with the code'],
  ],
  states: ['SixDigits', 'Refused', 'WithError', 'Loading', 'Disabled'],
  writing: [{ rule: 'An error says what to do next.', good: 'Код не подошёл. Проверьте цифры или запросите новый', bad: 'Неверный код' }],
  keyboard: [
    ['Digits', 'fill the cell and move on'],
    ['← →, Home, End', 'move between cells'],
    ['Backspace', 'clears the cell or the one before'],
    ['Ctrl+V', 'spreads the digits of the clipboard and drops everything else'],
  ],
  screenReader: [
    'A group with the label; each cell is «Цифра 1 из 4».',
    'The first cell takes the code from the message (`one-time-code`).',
    'While the code is checked the group is busy.',
  ],
  related: { AuthForm: 'recipient and code together', TextField: 'codes with letters' },
};
