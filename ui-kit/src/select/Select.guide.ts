import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Button: 'button[role=combobox]' },
  use: ['One of seven to about fifteen known values in a form.', '`line` inside a sentence, where a field would be too heavy.'],
  avoid: [
    'Up to six values with room: take RadioGroup.',
    'Many values that people find by typing: take Combobox.',
    'The order of a listing: take SortSelect, which works without JavaScript.',
    'Actions: take Menu.',
  ],
  comparisons: [
    {
      rule: 'A few options are seen at once as radio buttons. A closed list hides that there is another one.',
      good: 'FewAsRadios',
      bad: 'TwoOptions',
    },
    {
      rule: 'A placeholder asks for the choice. «Не выбрано» among the options is sent as if it were a city.',
      good: 'Unchosen',
      bad: 'EmptyAsOption',
    },
  ],
  anatomy: [
    ['Label', 'above, always visible; in a `line` before the value', 'label'],
    ['Button', 'shows the value or the placeholder, which is no option', 'button[role=combobox]'],
    ['Arrow', 'turns while the list is open', 'button[role=combobox] svg'],
    ['Option', 'a label; a disabled one stays in its place', '[role=option]'],
    ['Tick', 'marks the chosen option', '[role=option][aria-selected=true] svg'],
    ['Error', 'optional: what is missing, and why it is needed', 'p[id$="-error"] > span'],
    ['Hint', 'optional: what the choice is for', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  states: ['Field', 'Line', 'Empty', 'WithError', 'Disabled', 'LongText', 'OpenList', 'LongOptions'],
  narrow: {
    story: 'LongOptions',
    notes: [
      'The list is at most as wide as the screen less 16 px at each side and 400 px tall; it scrolls inside and opens upwards where there is more room.',
      'Options are at least 44 px tall for fingers and wrap; a long value ends in «…» in the field.',
    ],
  },
  writing: [
    { rule: 'The label is the thing that is chosen.', good: 'Причина возврата', bad: 'Выберите значение' },
    { rule: 'The placeholder asks for the choice; it is no option.', good: 'Выберите причину', bad: '— не\u00a0выбрано —' },
    {
      rule: 'Options differ in their first words, because letters find them.',
      good: 'Мал размер · Велик размер · Не\u00a0тот цвет',
      bad: 'Товар мал · Товар велик · Товар другого цвета',
    },
    { rule: 'A choice cannot be emptied again: who need not choose has an option for it.', good: 'Не\u00a0важно', bad: 'Необязательно' },
    { rule: 'The error says what is missing, and why.', good: 'Без города не\u00a0посчитать доставку', bad: 'Поле обязательно' },
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space, ↓ ↑', 'open the list at the chosen option'],
    ['↑ ↓, Home, End', 'move in the open list'],
    ['Letters', 'move to the option that begins with them; with a closed list they choose it'],
    ['Enter, Space', 'choose the option and return to the button'],
    ['Escape', 'closes without a change and returns to the button'],
  ],
  screenReader: [
    'The button: label, role `combobox`, value or placeholder, whether the list is open, then error and hint.',
    'In the open list the focus is on an option: its label, whether it is chosen, and that a disabled one is unavailable.',
    'An error that appears is announced politely, and the button is invalid.',
    'Your part: a label that says what is chosen, and an error that says what is missing, and why.',
  ],
  language: [
    'Options stay in your order. Sort names by `Intl.Collator` of the `language` of `LocaleProvider`, or put the likely ones first.',
    '`value` is what a form submits, in no language; only `label` is translated, so letters find the translated label.',
    'A longer translation wraps in label, messages and options. The chosen label in the field ends in «…».',
    'In a `line` label and value stand in this order in every language: choose words that read as a sentence.',
  ],
  related: {
    Combobox: 'many values, found by typing',
    SortSelect: 'a native select for listings',
    RadioGroup: 'few options',
    Menu: 'actions',
  },
};
