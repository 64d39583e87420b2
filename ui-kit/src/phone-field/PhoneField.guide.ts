import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['A phone number by which the shop signs in, calls or sends a message.'],
  avoid: ['Codes from a message: take CodeField.', 'Any other number: take TextField with `inputMode`.'],
  anatomy: [
    ['Label', 'above'],
    ['Input', 'groups Russian numbers while typing; numbers of other countries stay as typed'],
    ['Hint and error', 'below'],
  ],
  states: ['AnyCountry', 'Empty', 'WithError', 'Disabled'],
  writing: [{ rule: 'Say what the number is needed for.', good: 'Курьер позвонит за час до доставки', bad: 'Обязательное поле' }],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Backspace', 'deletes a digit, also across the spaces of the mask'],
  ],
  screenReader: ['Label and «телефон»; the mask adds no announcements.', '`autocomplete="tel"` offers the number of the device.'],
  related: { TextField: 'any other line', CodeField: 'the code that follows', AuthForm: 'both steps of signing in' },
};
