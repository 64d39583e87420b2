import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Input: 'input' },
  use: [
    'One line of text: a name, an address, an e-mail, a password, the number of a document.',
    '`action` for a text that is sent by itself and has a result of its own, such as an e-mail for news.',
  ],
  avoid: [
    'Phone numbers: take PhoneField. Numbers that are counted: take NumberField. Days: take DateField.',
    'One-time codes: take CodeField. Promo codes of an order: take PromoField.',
    'Several lines: take TextArea.',
    'A known list of values: take Select, Combobox or RadioGroup.',
    'The search of the shop: take SearchField.',
  ],
  comparisons: [
    {
      rule: 'The label stays above. A placeholder disappears when one types, and nobody can check what the field was for.',
      good: 'LabelAbove',
      bad: 'PlaceholderAsLabel',
    },
    {
      rule: 'An error says how to correct the value. «Ошибка» leaves the reader to guess.',
      good: 'ErrorThatHelps',
      bad: 'ErrorWithoutHelp',
    },
  ],
  anatomy: [
    ['Label', 'above, stays while typing', 'label'],
    ['Input', "48 px tall, 32 px with a mouse and `data-density='desk'`", 'input'],
    ['Action', 'an optional button at the end, attached to the input', 'button'],
    ['Error', 'optional: how to correct the value; a success stands in the same place', 'p[id$="-error"] > span'],
    ['Hint', 'optional: what is expected, stays beside an error', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Rest', 'Filled', 'Optional', 'WithError', 'Accepted', 'Disabled', 'ReadOnly', 'LongText', 'WithAction'],
  narrow: {
    story: 'WithError',
    notes: [
      'The field is as wide as its column. The text of 16 px keeps phones from zooming in.',
      'Set `type`, or `inputMode` for digits, so that a phone shows the keyboard that fits.',
      'The action stays attached; label, error and hint wrap.',
    ],
  },
  writing: [
    { rule: 'The label is a noun of one or two words.', good: 'Email', bad: 'Введите ваш адрес для писем' },
    { rule: 'The placeholder is an example that could be typed.', good: 'name@example.ru', bad: 'Введите email' },
    { rule: 'The hint says why the value is needed or what it may be.', good: 'Увидит только курьер', bad: 'Обязательное поле' },
    {
      rule: 'An error speaks of the value and does not blame the reader.',
      good: 'В\u00a0имени есть цифра',
      bad: 'Вы\u00a0ввели имя неверно',
    },
    { rule: 'A success says what follows or what was gained.', good: 'Пришлём письмо со\u00a0ссылкой', bad: 'Успешно!' },
  ],
  keyboard: [
    ['Tab', 'moves to the field, then to the action'],
    ['Enter', 'submits the form, as an action of the type `submit` does'],
  ],
  screenReader: [
    'The input: label with «необязательно» where it is optional, role `textbox`, value; error and hint are its description.',
    'An error or a success that appears is announced politely; with an error the input is invalid.',
    '`required` is announced by the screen reader; do not mark it in the label.',
    'Your part: `autoComplete`, so that name, e-mail and address of the reader are offered, and `name` for the form. When a form comes back with errors, move the focus to the first invalid field.',
  ],
  language: [
    'The word for optional is of the texts of Field; everything else comes from your properties.',
    'Leave room: a label or an error in another language may be half as long again. All of them wrap, the typed text scrolls in its line.',
    'The value has no format. Set `spellCheck={false}` and `lang` where it is in another language than the page.',
  ],
  related: {
    TextArea: 'several lines',
    PhoneField: 'a phone number, grouped while typing',
    NumberField: 'a number that is counted, with plus and minus',
    SearchField: 'the search of the shop, with suggestions',
    Combobox: 'a known value, found by typing',
    Field: 'label and messages around a control of your own',
  },
};
