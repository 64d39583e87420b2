import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['One line of text: a name, an address, an e-mail, a number that is not counted.'],
  avoid: [
    'Phone numbers: take PhoneField.',
    'One-time codes: take CodeField.',
    'Several lines: take TextArea.',
    'A known list of values: take Select or RadioGroup.',
  ],
  comparisons: [{ rule: 'The label stays above. A placeholder disappears when one types.', good: 'LabelAbove', bad: 'PlaceholderAsLabel' }],
  anatomy: [
    ['Label', 'above, stays while typing', 'label'],
    ['Input', '48 px tall, 16 px text so that phones do not zoom', 'input'],
    ['Action', 'an optional button at the end, inside the border', 'button'],
    ['Hint and error', 'below'],
  ],
  anatomyStory: 'WithAction',
  states: ['Filled', 'WithError', 'Disabled', 'ReadOnly', 'LongText', 'WithAction'],
  narrow: {
    story: 'WithError',
    notes: [
      'The field is as wide as its column. The text of 16 px keeps phones from zooming in.',
      'The action stays inside the border; the error wraps below.',
    ],
  },
  writing: [
    {
      rule: 'The label is a noun; the placeholder is an example and never the label.',
      good: 'Email, внутри: name@example.ru',
      bad: 'внутри: Введите ваш email',
    },
    { rule: 'The error says what to enter.', good: 'Введите email вида name@example.ru', bad: 'Некорректное значение' },
  ],
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Enter', 'submits the form'],
  ],
  screenReader: [
    'Label, type of the field, hint; with an error also «неверные данные» and the message.',
    'Set `autoComplete`, so that name, e-mail and address are offered.',
  ],
  related: { TextArea: 'several lines', PhoneField: 'grouped digits', Select: 'known values', Field: 'for a control of your own' },
};
