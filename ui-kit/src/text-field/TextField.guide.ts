import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Input: 'input' },
  use: [
    'One line of text: a name, an address, an e-mail, a password, the number of a document.',
    '`action` for a text with a result of its own, as in PromoField.',
  ],
  avoid: [
    'Phone numbers: take PhoneField. Numbers that are counted: take NumberField. Days: take DateField.',
    'One-time codes: take CodeField. Promo codes of an order: take PromoField.',
    'Several lines: take TextArea.',
    'A known list of values: take Select, Combobox or RadioGroup.',
  ],
  comparisons: [
    {
      rule: 'The label stays above. A placeholder disappears when one types, and nobody can check what the field was for.',
      good: 'LabelAbove',
      bad: 'PlaceholderAsLabel',
    },
    {
      rule: 'An error says how to correct the value. A red border alone leaves the reader to guess.',
      good: 'ErrorThatHelps',
      bad: 'ErrorWithoutHelp',
    },
  ],
  anatomy: [
    ['Label', 'above, stays while typing', 'label'],
    ['Input', '48 px tall, 16 px text so that phones do not zoom', 'input'],
    ['Action', 'an optional button at the end, attached to the input', 'button'],
    ['Error', 'optional: how to correct the value; a success stands in the same place', 'p[id$="-error"] > span'],
    ['Hint', 'optional: what is expected, stays beside an error', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  states: ['Rest', 'Filled', 'Optional', 'WithError', 'Accepted', 'Disabled', 'ReadOnly', 'LongText', 'WithAction'],
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
    { rule: 'The placeholder is an example and never the label.', good: 'name@example.ru', bad: 'Email' },
    { rule: 'The hint says why the value is needed or what it may be.', good: 'Увидит только курьер', bad: 'Обязательное поле' },
  ],
  keyboard: [
    ['Tab', 'moves to the field, then to the action'],
    ['Enter', 'submits the form, as an action of the type `submit` does'],
  ],
  screenReader: [
    'The input: label with «необязательно» where it is optional, role `textbox`, value; error and hint are its description.',
    'An error or a success that appears is announced politely; with an error the input is invalid.',
    '`required` is announced by the screen reader; do not mark it in the label.',
    'Your part: `autoComplete`, so that name, e-mail and address of the reader are offered, and `name` for the form.',
  ],
  language: [
    'The word for optional is of the texts of Field; everything else comes from your properties.',
    'Leave room: a label or an error in another language may be half as long again. All of them wrap, the typed text scrolls in its line.',
    'The value has no format. Set `spellCheck={false}` and `lang` where it is in another language than the page.',
  ],
  related: {
    TextArea: 'several lines',
    PhoneField: 'grouped digits',
    NumberField: 'a number to count',
    Select: 'known values',
    Field: 'for a control of your own',
  },
};
