import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'A form field of your own, such as an input with a button: it connects any control with label, hint and message.',
    '`grouped` for several inputs that have one label together.',
    'FieldMessage alone for a message at a control that has its own label.',
  ],
  avoid: [
    'Fields that exist: take TextField, Select, Checkbox and the others, which contain it.',
    'Several whole fields that belong together, such as an address: take a `fieldset` with a `legend`.',
    'A message about the page or the whole form: take Alert.',
  ],
  comparisons: [
    {
      rule: 'Pass the error to the field: it has an icon, marks the control invalid and is read with it. A red paragraph does none of that.',
      good: 'MessageOfField',
      bad: 'MessageBeside',
    },
    {
      rule: 'The label is a noun. «Введите» says what an empty box says anyway.',
      good: 'NounAsLabel',
      bad: 'CommandAsLabel',
    },
  ],
  anatomy: [
    ['Label', '6 px above the control; visible unless `hideLabel`', 'label'],
    ['Mark of an optional field', 'optional, part of the label', 'label > span'],
    ['Control', 'any; `children` gets the attributes that connect it', 'input'],
    ['Message', 'optional, 6 px below: an error or a success, with an icon and a text', 'p[id$="-error"] > span'],
    ['Hint', 'optional: what is expected; stays beside an error', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['AnyControl', 'WithError', 'Accepted', 'Optional', 'HiddenLabel', 'Grouped', 'MessageOnly', 'LongText'],
  statesInOwnRow: ['AnyControl', 'WithError', 'Accepted', 'Optional', 'HiddenLabel'],
  narrow: {
    story: 'LongText',
    notes: [
      'The field is as wide as its column; label, message and hint wrap and break long words.',
      'Give a control of your own a text of 16 px, so that phones do not zoom in, and 44 px for fingers.',
    ],
  },
  writing: [
    { rule: 'Mark what is optional, not what is required.', good: 'Отчество, необязательно', bad: 'Имя *' },
    {
      rule: 'An error says what is wrong and, where that is not enough, how to correct it.',
      good: 'Не\u00a0хватает двух цифр',
      bad: 'Ошибка заполнения поля',
    },
    { rule: 'The hint says why, or what is expected.', good: '12\u00a0цифр на\u00a0обороте', bad: 'Заполните поле' },
    { rule: 'A success says what was gained, not that it worked.', good: 'На\u00a0карте 3\u00a0000\u00a0₽', bad: 'Успешно!' },
  ],
  keyboard: { none: 'It adds no keys; those of the control apply. A press on the label focuses the control.' },
  screenReader: [
    'The label is the name of the control; message, then hint are its description.',
    'A message that appears is announced politely, and with an error the control is invalid.',
    'With `grouped` the label names the group, which is yours: a `fieldset`, or an element with `role="group"`. Each input needs a name of its own.',
    'FieldMessage alone is neither announced nor connected: name it by `aria-describedby` of the control.',
    'Your part: spread on the control all that `children` gets, and after a refused form move the focus to the first invalid one.',
  ],
  language: [
    'Only «необязательно» comes from the kit; LocaleProvider replaces it under `field.optional`.',
    'The comma before it belongs to the kit, so write no punctuation at the end of a label.',
    'All texts wrap; a translation may be half as long again.',
  ],
  related: {
    TextField: 'one line of text',
    TextArea: 'several lines',
    Checkbox: 'yes or no',
    RadioGroup: 'one of a few',
    PromoField: 'a code with the button that applies it',
    Alert: 'a message about the whole form',
  },
};
