import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  pressable: { Tile: 'a:not([aria-current])' },
  use: [
    'The colours of one model on its page, each of which has a page of its own.',
    'Other colours of a model that is not for sale (without a current one), so that a dead end leads on.',
  ],
  avoid: [
    'Colours as a filter: take FilterPanel.',
    'A choice inside a form: take RadioGroup with the names of the colours.',
    'Colours on a card of a listing: ProductCard has its own.',
    'Other variants, such as a volume: take ChoiceCards or RadioGroup.',
  ],
  comparisons: [
    {
      rule: 'A sold-out colour stays in its place, struck through, and leads to its page. Where it is missing, those who come for it do not find it.',
      good: 'SoldOutInPlace',
      bad: 'SoldOutMissing',
    },
    {
      rule: 'All pictures show the model from one side, so that nothing but the colour differs.',
      good: 'OneSide',
      bad: 'OtherSides',
    },
  ],
  anatomy: [
    ['Label', 'with the name of the current colour', 'p > span'],
    [
      'Tile',
      'a link: a picture of the model in its colour, 64 px wide, whose key PictureProvider turns into an address',
      'li:nth-child(2) a',
    ],
    ['Current tile', 'a link too, with a line below', 'a[aria-current]'],
    ['Strike', 'over a sold-out colour, which still leads to its page', 'a svg'],
  ],
  stateStories: ['Colours', 'SoldOut', 'WithoutCurrent', 'Six', 'Many', 'LongName'],
  narrow: {
    story: 'Six',
    notes: [
      'Six tiles shrink and stay in one row, as in the picture; any other number wraps.',
      'Each is at least 44 px wide and tall for fingers, six in a row from 274 px of room on.',
      'A mouse over a tile shows the name of its colour, and whether it is sold out; under a finger only the name of the current one is seen. Let the pictures tell the colours apart.',
    ],
  },
  writing: [
    { rule: 'The name of a colour as people say it.', good: 'Тёмно-зелёный', bad: 'FOREST-04' },
    { rule: 'Names differ; a material tells equal colours apart.', good: 'Зелёный, замша', bad: 'Зелёный\u00a02' },
    { rule: 'The label is a noun, without the name of the colour.', good: 'Цвет', bad: 'Выберите цвет: белый' },
  ],
  keyboard: [
    ['Tab, Shift+Tab', 'moves from colour to colour, the current one and sold-out ones included'],
    ['Enter', 'opens the page of the colour'],
  ],
  screenReader: [
    'A list named by the label with the current colour: «Цвет: белый, список, 3 элемента».',
    'Each link has the name of its colour: «Белый, ссылка, текущая страница», «Молочный, нет в наличии, ссылка».',
    'Pictures are decoration and skipped.',
    'Your part: keep the order the same on the page of each colour. Where a router shows the next page without a reload, take the focus to its heading.',
  ],
  language: [
    'Names of colours are yours. In the label the name is in lower case, which suits plain words of Russian and English. Where a capital must stay, as in «Белый Meet» or a German noun, name the colour so that it reads well without it.',
    '«Нет в наличии» comes from the texts below, with the name in any place of the sentence.',
    'A longer label wraps above the tiles.',
  ],
  related: {
    SizePicker: 'the size, which is chosen on the page and has no page of its own',
    RadioGroup: 'a colour that is chosen in a form',
    ProductCard: 'the colours in a listing, as strips that cannot be pressed',
    FilterPanel: 'the colours of a listing, as a filter',
    Picture: 'makes the addresses of the pictures, by PictureProvider',
  },
};
