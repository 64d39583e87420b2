import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Field: 'input[type=text]', Thumb: 'input[type=range]' },
  use: [
    'A range in which a listing is filtered: a price from and to, set roughly by a thumb or exactly in a field.',
    'Two bounds of one thing, of which every value in between is allowed.',
  ],
  avoid: [
    'One number: take Slider for a rough one, NumberField for an exact one.',
    'A period of days: take two DateField.',
    'Ranges with names, such as «до 5\u00a0000\u00a0₽»: take RadioGroup.',
  ],
  comparisons: [
    {
      rule: 'The bounds are the least and the greatest value that goods have. Round bounds far outside press both thumbs together and leave no room to aim.',
      good: 'BoundsOfGoods',
      bad: 'BoundsOfNothing',
    },
    {
      rule: 'Numbers have their `unit`. Without it a price may be in roubles, in thousands or in another currency.',
      good: 'WithHint',
      bad: 'WithoutUnit',
    },
  ],
  anatomy: [
    ['Label', 'above', 'span[id$="-label"]'],
    [
      'Field of a bound',
      '44 px tall; takes whole numbers, which are kept within the range and the other bound when the focus leaves it; empty means the end of the range',
      'input[type=text]',
    ],
    ['Track', 'filled between the thumbs', '[role=group] > div + div > div'],
    ['Thumb', 'one for each bound, with a target of 44 px; they never cross', '[id]:has(> input[type=range])'],
    ['Error', 'optional: why nothing is in the range', 'p[id$="-error"] > span'],
    ['Hint', 'optional', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  states: ['WholeRange', 'WithHint', 'WithError', 'Disabled', 'NothingToSet'],
  narrow: {
    story: 'WithHint',
    notes: [
      'Both fields share the width; a long number fits 320 px.',
      'Phones show the keyboard of digits. The text of the fields is 14 px, so an iPhone zooms in while one types.',
      'Each thumb has a target of 44 px. Where both are together, the one nearer to the press moves.',
      'The thumbs follow the finger, with reduced motion too.',
    ],
  },
  writing: [
    { rule: 'The label is the property of the goods, without «от» and «до».', good: 'Цена', bad: 'Цена от и\u00a0до' },
    { rule: 'The error says what to change.', good: 'Здесь ничего нет: раздвиньте цену', bad: 'Неверный диапазон' },
  ],
  keyboard: [
    ['Tab', 'moves through both fields, then both thumbs'],
    ['← →, ↑ ↓', 'change a thumb by one step'],
    ['Page Up, Page Down', 'change it by a tenth of the range'],
    ['Home, End', 'move it to its bound or to the other thumb'],
    ['Enter', 'in a field: applies the typed number'],
    ['Escape', 'in a field: takes back what was typed'],
  ],
  screenReader: [
    '`unit` is heard with each number and not seen: where the eye needs it too, say it in `hint`.',
    'A group with the label. Fields are «Цена от, ₽» and «Цена до, ₽», thumbs «Цена от» and «Цена до» with the value and its unit.',
    'An error that appears is announced politely; it describes the fields, which are invalid.',
    'Your part: announce the number of goods that `onValueCommitted` leads to.',
  ],
  language: [
    'Numbers are grouped by the `language` of `LocaleProvider`: 15\u00a0000, 15,000. What is typed may have any grouping.',
    'Names of the bounds come from the texts below, with the label in any place of the sentence.',
    'A form submits plain numbers. Without JavaScript it submits the grouped text, so read only the digits.',
  ],
  related: { Slider: 'one number', FilterPanel: 'where it usually stands', DateField: 'a period of days' },
};
