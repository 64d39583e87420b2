import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Select: 'select' },
  use: ['The order of a listing, in one line above it.', 'Any choice inside a line that must work without JavaScript.'],
  avoid: ['Fields of a form: take Select.', 'Filters: take FilterPanel.', 'Sorting by a column: Table does it in its head.'],
  comparisons: [
    {
      rule: 'Label and order read as one sentence. An arrow or «по цене» leaves open what comes first.',
      good: 'ReadsAsSentence',
      bad: 'ReadsAsFormula',
    },
  ],
  anatomy: [
    ['Label', 'before the order, muted; part of the target', 'label > span'],
    ['Native select', 'as wide as the chosen order; opens the list of the device', 'select'],
    ['Arrow', 'at its end', 'svg'],
  ],
  states: ['OwnOrders', 'Disabled', 'LongText'],
  narrow: {
    story: 'Popular',
    notes: [
      'On a phone the list is that of the system, as large as a finger needs; the target is 44 px tall.',
      'A long order ends in «…» and is whole in the list.',
    ],
  },
  writing: [
    { rule: 'An option says what comes first.', good: 'Сначала дешёвые', bad: 'По цене ↑' },
    {
      rule: 'Options are parallel and small, because they continue the label.',
      good: 'популярные · новинки',
      bad: 'Популярные · По\u00a0новизне',
    },
    { rule: 'The label is the beginning of the sentence.', good: 'Сначала', bad: 'Сортировка:' },
  ],
  keyboard: [
    ['Tab', 'moves to the select'],
    ['↑ ↓', 'change the order; on a Mac they open the list'],
    ['Space', 'opens the list'],
    ['Letters', 'jump to the option that begins with them'],
    ['Escape', 'closes the list without a change'],
  ],
  screenReader: [
    'A native select named «Сначала», role `combobox`, with the chosen order as its value.',
    'In the open list each option has its position, counted by the browser.',
    'Your part: announce the new listing, such as by the number of goods, and keep the focus in the select.',
  ],
  language: [
    'Label and the five orders come from the texts below; `options` replaces the orders.',
    'Translate label and orders together, because they read as one sentence: «Sort by» with «price: low to high».',
    'The width follows the chosen order, where the browser supports it; a longer translation ends in «…».',
    'Values are the same in every language: `CHEAP_FIRST`.',
  ],
  related: { Select: 'a field in the style of the shop', FilterPanel: 'beside it', Table: 'sorting by a column' },
};
