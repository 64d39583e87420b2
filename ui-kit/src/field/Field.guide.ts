import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Building a form field of your own: it connects a control with label, hint and message.'],
  avoid: [
    'Fields that exist: take TextField, Select, Checkbox and the others, which contain it.',
    'Grouping several fields: use a native fieldset with a Heading.',
  ],
  anatomy: [
    ['Label', 'above the control, always visible unless hidden on purpose'],
    ['Control', 'gets the ids through `children`'],
    ['Hint', 'what is expected, before an error'],
    ['Message', 'an error or a success, with an icon and a text'],
  ],
  states: ['WithError', 'Accepted', 'Optional', 'HiddenLabel', 'Grouped', 'MessageOnly'],
  writing: [
    { rule: 'Mark what is optional, not what is required.', good: 'Отчество, если есть', bad: 'Отчество *' },
    { rule: 'An error says how to correct it.', good: 'Введите имя как в паспорте', bad: 'Ошибка заполнения поля' },
  ],
  keyboard: { none: 'It adds no keys; those of the control apply.' },
  screenReader: [
    'The label is the name, hint and message are the description of the control.',
    'A message that appears is announced politely.',
  ],
  related: { TextField: 'one line of text', TextArea: 'several lines', Checkbox: 'yes or no' },
};
