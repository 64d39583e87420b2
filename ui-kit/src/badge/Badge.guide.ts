import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'A short fact on the picture of a product: new, the discount, Meet-price.',
    'With `outlined`, a fact in a line of text on the page, such as fast delivery.',
  ],
  avoid: [
    'More than two on one picture: say the rest in the text below.',
    'Filters and choices: take Chip.',
    'A status of an order: take StatusBadge.',
    'A counter on an icon: take `count` of IconButton.',
  ],
  comparisons: [
    { rule: 'One fact, at most two: more badges hide the picture, and nobody reads them.', good: 'OneFact', bad: 'ManyFacts' },
    {
      rule: 'Keep the red of `sale` for lower prices. Where everything is red, nobody finds a discount.',
      good: 'RedForPrice',
      bad: 'RedForAll',
    },
  ],
  anatomy: [
    ['Logo', 'optional, before the text; 12 px tall and at most 40 px wide', 'span > img'],
    ['Body', '20 px tall, with 6 px at each side of one to three words; at most as wide as its place', 'span'],
  ],
  anatomyStory: 'WithLogo',
  stateStories: ['Fact', 'Sale', 'MeetPrice', 'OwnColours', 'UnreadableColours', 'WithLogo', 'Outlined', 'OutlinedTones', 'LongText'],
  narrow: {
    story: 'LongText',
    notes: [
      'A text that is wider than its tile is cut with an ellipsis; the whole text stays in the page for screen readers.',
      'It cannot be pressed. In ProductCard the link of the card lies over it, so that a press opens the product.',
    ],
  },
  writing: [
    { rule: 'A discount is a number with a minus.', good: '−31 %', bad: 'Скидка 31 процент' },
    { rule: 'A fact in one to three words, without praise.', good: 'Новинка', bad: 'Супер-цена!!!' },
    { rule: 'A capital at the beginning, none inside, no full stop.', good: 'Сделано в России', bad: 'СДЕЛАНО В РОССИИ.' },
  ],
  keyboard: { none: 'It never takes the focus.' },
  screenReader: [
    'Text without a role; in a card it comes before the name of the product.',
    'The logo is decoration and hidden.',
    'Your part: a text that means the same without its colour.',
  ],
  language: [
    'The text comes from you: «−31 %» has a no-break space before the sign, «−31%» in English has none.',
    'A translation that is wider than its tile is cut too.',
  ],
  related: {
    StatusBadge: 'where an order or a request stands',
    Chip: 'a filter or a suggestion, which can be pressed',
    ProductCard: 'places badges over the picture',
    Price: 'the sum behind a discount',
  },
};
