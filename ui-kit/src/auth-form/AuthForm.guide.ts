import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Signing in by e-mail or phone with a one-time code, on a page or in a Dialog.',
    'Confirming a new address or number (`purpose="confirm"`), or that a shopper is the owner of the account (`identity`, `delete`).',
  ],
  avoid: [
    'Passwords: it has no field for one; make a form of TextField.',
    'A code whose recipient is not typed here: take CodeField.',
    'A phone or an address that is only saved: take PhoneField or TextField.',
  ],
  comparisons: [
    {
      rule: 'Mask a recipient that the shop already knows: whoever finds the device must not learn it.',
      good: 'MaskedRecipient',
      bad: 'FullRecipient',
    },
  ],
  anatomy: [
    ['Pitch', 'optional: what signing in offers; above the form on a phone', 'div:has(> p + p)'],
    ['Title', 'says the purpose; hidden by `hideHeading` in a dialog that has it', 'h2'],
    ['Methods', 'tabs of e-mail and phone; none for a single method', '[role=tablist]'],
    ['Recipient', 'a field with a hint of how many digits will come', 'input[type=email]'],
    ['Send', 'asks the page for a code', 'button[type=submit]'],
    ['Terms', 'links to privacy policy and licence, when one signs in', 'p:has(> a + a)'],
    ['Sent to', 'second step: the recipient, with a way back', 'p:has(> b)'],
    ['Code', 'second step: a CodeField, sent as soon as it is complete', '[role=group]:has(input[autocomplete="one-time-code"])'],
    ['Send again', 'second step: a countdown, then a button', 'form form:has([role=group]) > div:last-child button'],
  ],
  anatomyStory: 'BothDrawn',
  states: [
    'OwnPitch',
    'WithoutPitch',
    'PhoneTab',
    'EmailOnly',
    'EmptyField',
    'RefusedAddress',
    'Sending',
    'Identity',
    'WaitingForResend',
    'SixDigits',
    'Wrong',
    'CheckingCode',
    'Deleting',
    'LongAddress',
  ],
  wideStates: ['OwnPitch'],
  narrow: {
    story: 'Email',
    notes: [
      'The pitch stands above the form; cells of the code share the width of the button.',
      'The keyboard of the phone has `@` for e-mail and digits for a number and the code, and offers the code from the message.',
      'Fields have text of 16 px, so that phones do not zoom in; targets are at least 44 px tall.',
      'A long address wraps.',
    ],
  },
  writing: [
    { rule: 'Say where the code went and how to change it.', good: 'Отправили на +7 900 000-00-00, изменить', bad: 'Код отправлен' },
    { rule: 'The button names what comes next.', good: 'Получить код', bad: 'Далее' },
    {
      rule: 'An error of the code says what is left to do.',
      good: 'Код не подошёл. Осталось 2 попытки',
      bad: 'Ошибка авторизации',
    },
    { rule: 'The pitch promises something that is worth a number.', good: '5 000 бонусов за регистрацию', bad: 'Добро пожаловать!' },
  ],
  keyboard: [
    ['Tab', 'moves through tabs, field, button and links; the field for bots is left out'],
    ['← →', 'change the tab'],
    ['Enter', 'sends the recipient'],
    ['Digits, Ctrl+V', 'fill the cells; a complete code is sent without a button'],
    ['Backspace', 'clears the cell or the one before'],
  ],
  screenReader: [
    'A form with the title as its name: «Авторизация»; the tabs are «Куда прислать код».',
    'When the step changes the focus moves into its field: the code, or the recipient after going back.',
    'An error is announced, becomes the description of the field and takes the focus to it.',
    'The countdown is a timer that is announced at a few marks only; then «Отправить ещё раз, кнопка».',
    'Your part: set `takesFocus` when a press of the shopper opened the form, and clear `error` in `onMethodChange`.',
  ],
  language: [
    'Examples of address and number are in the texts below: a shop abroad replaces them by `LocaleProvider`.',
    'The mask of PhoneField is that of Russia; elsewhere offer `methods={["email"]}` or a form of your own.',
    'Names of recipients and links stand in any place of a sentence ({recipient}, {privacy}); longer translations wrap.',
  ],
  related: {
    CodeField: 'the second step alone',
    PhoneField: 'a phone in another form',
    Dialog: 'where it often stands',
    Countdown: 'the time until the next code',
  },
};
