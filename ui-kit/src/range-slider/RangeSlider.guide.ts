import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Field: 'input[type=text]', Thumb: 'input[type=range]' },
  use: [
    'A range in which a listing is filtered: a price from and to, set roughly by a thumb or exactly in a field.',
    'Two bounds of one thing, between which every value is allowed.',
  ],
  avoid: [
    'One number: take Slider for a rough one, NumberField for an exact one.',
    'A few values that people know, such as sizes: take Checkbox for each.',
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
      rule: '`unit` is heard and not seen. Where the label does not say what is counted, the hint does.',
      good: 'UnitTold',
      bad: 'UnitUnseen',
    },
  ],
  anatomy: [
    ['Label', 'above: the property of the goods', 'span[id$="-label"]'],
    [
      'Field of a bound',
      '44 px tall; takes whole numbers, which are kept within the range and the other bound when the focus leaves it; empty means the end of the range',
      'input[type=text]',
    ],
    ['Track', 'filled between the thumbs', '[role=group] > div + div > div'],
    ['Thumb', 'one for each bound, 22 px with a target of 44 px; they never cross', '[id]:has(> input[type=range]):last-child'],
    ['Error', 'optional: why nothing is in the range', 'p[id$="-error"] > span'],
    ['Hint', 'optional: what the numbers mean', 'p[id$="-hint"]'],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Price', 'WholeRange', 'WithHint', 'WithError', 'Disabled', 'NothingToSet', 'LongText'],
  narrow: {
    story: 'WithHint',
    notes: [
      'Both fields share the width.',
      'Phones show the keyboard of digits. The text of the fields is 14 px, and 16 px on a touch screen, so that an iPhone does not zoom in.',
      'Where both thumbs are close together, the one nearer to the press moves.',
    ],
  },
  writing: [
    { rule: 'The label is the property of the goods, without «от» and «до».', good: 'Цена', bad: 'Цена от и\u00a0до' },
    { rule: 'The hint says what the numbers mean, not how to use the slider.', good: 'С\u00a0учётом скидок', bad: 'Передвиньте ползунки' },
    { rule: '`unit` is a sign that has no plural, because it follows every number.', good: '₽', bad: 'рублей' },
    { rule: 'The error says what to change.', good: 'Здесь ничего нет: раздвиньте цену', bad: 'Неверный диапазон' },
  ],
  keyboard: [
    ['Tab', 'moves through both fields, then both thumbs; a field that is left applies its number'],
    ['← →, ↑ ↓', 'change a thumb by one `step`: left and down to less, right and up to more'],
    ['Page Up, Page Down, Shift with an arrow', 'change it by about a tenth of the range, in whole steps'],
    ['Home, End', 'move it to its bound or to the other thumb'],
    ['Enter', 'in a field: applies the typed number'],
    ['Escape', 'in a field: takes back what was typed'],
  ],
  screenReader: [
    'A group with the label. Fields are «Цена от, ₽» and «Цена до, ₽», thumbs «Цена от» and «Цена до» with the value and its `unit`, which is heard and not seen.',
    'An error that appears is announced politely; it describes the fields, which are invalid.',
    'Your part: announce the number of goods that `onValueCommitted` leads to, as under Controlled.',
  ],
  language: [
    'Numbers are grouped by the `language` of `LocaleProvider`: 15\u00a0000, 15,000. What is typed may have any grouping.',
    'Names of the bounds come from the texts below, with the label in any place of the sentence.',
    'A form submits plain numbers. Without JavaScript it submits the grouped text, so read only the digits.',
  ],
  related: {
    Slider: 'one number instead of two',
    NumberField: 'one exact number, with plus and minus',
    FilterPanel: 'has a price from and to by itself',
    DateField: 'a day; two of them are a period',
  },
};
