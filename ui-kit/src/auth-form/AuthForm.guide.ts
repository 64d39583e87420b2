import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Signing in by phone or e-mail with a one-time code, on a page or in a dialog.', 'Confirming a new recipient or an identity.'],
  avoid: ['Passwords: the shop has none.', 'A code alone: take CodeField.'],
  anatomy: [
    ['Pitch', 'what signing in gives; may be left out'],
    ['Recipient', 'tabs of phone and e-mail'],
    ['Code', 'with the recipient, a way back and a new code after a countdown'],
    ['Terms', 'links to licence and privacy'],
  ],
  states: ['Phone', 'EmailOnly', 'Identity', 'Empty', 'Refused', 'Sending', 'Code', 'SixDigits', 'Wrong', 'Resend', 'WithoutPitch'],
  writing: [
    { rule: 'Say where the code went and how to change it.', good: 'Отправили на +7 900 000-00-00, изменить', bad: 'Код отправлен' },
  ],
  keyboard: [
    ['Tab', 'moves through tabs, field, button'],
    ['← →', 'change the tab'],
    ['Enter', 'sends; a complete code is sent without it'],
  ],
  screenReader: [
    'After the first step the focus is in the code field, after an error again.',
    'The countdown is announced at a few marks only.',
  ],
  related: { CodeField: 'the second step alone', PhoneField: 'a phone in another form', Dialog: 'where it often stands' },
};
