import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Button: 'button[role=combobox]' },
  use: [
    'One of seven to about fifteen known values in a form: a reason, a city of a short list.',
    '`line` inside a sentence, where a field would be too heavy.',
  ],
  avoid: [
    'Up to six values: take RadioGroup, which shows all of them.',
    'Many values that people find by typing: take Combobox.',
    'The order of a listing: take SortSelect, which works without JavaScript.',
    'Actions: take Menu.',
  ],
  comparisons: [
    {
      rule: 'A few options are seen at once as radio buttons. A closed list hides what else there is.',
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
    ['Button', '48 px tall; shows the value or the placeholder, which is no option', 'button[role=combobox]'],
    ['Arrow', 'turns while the list is open', 'button[role=combobox] svg'],
    ['Option', 'a label; a disabled one stays in its place', '[role=option]'],
    ['Tick', 'marks the chosen option', '[role=option][aria-selected=true] svg'],
    ['Error', 'optional: what is missing, and why it is needed', 'p[id$="-error"] > span'],
    ['Hint', 'optional: what the choice is for', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Field', 'Line', 'Empty', 'WithError', 'Disabled', 'LongText', 'OpenList', 'LongOptions'],
  narrow: {
    story: 'LongOptions',
    notes: [
      'The list is at most as wide as the screen less 16 px at each side and 400 px tall; it scrolls inside and opens upwards where there is more room.',
      'Options are at least 44 px tall for fingers and wrap; a long value ends in «…» in the field.',
    ],
  },
  writing: [
    { rule: 'The label is the thing that is chosen.', good: 'Причина возврата', bad: 'Выберите значение' },
    { rule: 'The placeholder is a request of two words, with the same noun.', good: 'Выберите причину', bad: 'Выберите из\u00a0списка' },
    {
      rule: 'Options differ in their first words, because letters find them.',
      good: 'Мал размер · Велик размер · Не\u00a0тот цвет',
      bad: 'Товар мал · Товар велик · Товар другого цвета',
    },
    {
      rule: 'In a `line` the options have the case that the sentence needs.',
      good: 'Доставка в\u00a0Москву',
      bad: 'Доставка в\u00a0Москва',
    },
    { rule: 'A choice cannot be emptied again: who need not choose has an option for it.', good: 'Не\u00a0важно', bad: 'Необязательно' },
    { rule: 'The error says what is missing, and why.', good: 'Без города не\u00a0посчитать доставку', bad: 'Поле обязательно' },
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space, ↑ ↓', 'on the button: open the list at the chosen option'],
    ['↑ ↓, Home, End', 'in the list: move to the previous, next, first or last option'],
    ['Letters', 'move to the option that begins with them; while the list is closed they choose it'],
    ['Enter, Space', 'in the list: choose the option and return to the button'],
    ['Escape, Tab', 'in the list: close it without a change and return to the button'],
  ],
  screenReader: [
    'The button: label, role `combobox`, value or placeholder, whether the list is open, then error and hint.',
    'In the open list the focus is on an option: its label, whether it is chosen, and that a disabled one is unavailable.',
    'An error that appears is announced politely, and the button is invalid.',
    'Your part: announce what follows from a choice, such as a date or a new sum, in a status, because a changed `hint` is not announced. When a form comes back with an error, move the focus to the button, by its `ref`.',
  ],
  language: [
    'Options stay in your order. Sort names by `Intl.Collator` of the `language` of `LocaleProvider`, or put the likely ones first.',
    '`value` is what a form submits, in no language; only `label` is translated, so letters find the translated label.',
    'A longer translation wraps in label, messages and options. The chosen label in the field ends in «…».',
    'In a `line` label and value stand in this order in every language: choose words that read as a sentence.',
  ],
  related: {
    Combobox: 'many values, found by typing',
    RadioGroup: 'up to six options, all of them visible',
    SortSelect: 'the order of a listing, by a native select',
    Menu: 'actions, which a form does not send',
  },
};
