import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Every price of a product: now, before, for members, from.',
    '`size="product"` once on a page, beside the button that buys, with the cashback.',
  ],
  avoid: [
    'Sums of an order: take OrderSummary.',
    'The bonuses of an account: they are no money; write them as text. `cashback` is only what this purchase returns.',
  ],
  comparisons: [
    {
      rule: 'The kit writes the sum: spaces, sign and hidden words are the same everywhere, also in another currency.',
      good: 'ByKit',
      bad: 'ByHand',
    },
  ],
  anatomy: [
    ['Price', 'in the currency of the shop; red only when it is lower than before', 'b'],
    ['Old price', 'optional, struck through', 's'],
    ['Member price', 'optional, below', 'p + p'],
    ['Cashback', 'optional, in bonuses, below', 'p + p + p'],
  ],
  anatomyStory: 'OnProductPage',
  states: ['Plain', 'Member', 'ForMembers', 'OnProductPage', 'From', 'NoPrice'],
  narrow: {
    story: 'Narrow',
    notes: [
      'Where it does not fit beside the price, the old price goes to the next line; a sum never breaks inside. In the picture there are 120 px.',
      'In a card the sizes are the same on a phone and on a wide screen.',
    ],
  },
  writing: [
    {
      rule: 'A sum in a sentence of yours is written as the kit writes it: no zero kopecks, a no-break space before ₽.',
      good: 'Бесплатно от 5 000 ₽',
      bad: 'Бесплатно от 5000.00 руб.',
    },
    {
      rule: 'An old price is one that was really asked for, here 17 990 ₽ last month.',
      good: '12 490 ₽, старая цена 17 990 ₽',
      bad: '12 490 ₽, старая цена 99 990 ₽',
    },
    {
      rule: '«от» only where another size costs more. Where all cost the same it promises a difference.',
      good: '8 900 ₽',
      bad: 'от 8 900 ₽',
    },
    { rule: 'Where there is no price pass `null`: the kit writes a dash, because zero would promise a gift.', good: '—', bad: '0 ₽' },
    { rule: 'What is free is said in a word of yours, in place of a Price.', good: 'Бесплатно', bad: '0,00 ₽' },
  ],
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: [
    '«Цена со скидкой 12 490 ₽, Старая цена 17 990 ₽»: strike and colour are said in hidden words.',
    'For members: «Ваша цена 11 240 ₽, Без скидки 17 990 ₽, для своих».',
    'No role of its own: it is text in the flow, read after the name of the product.',
    'Your part: sums in kopecks or cents; announce a change that an action causes, by Toaster.',
  ],
  language: [
    '`language` and `currency` of LocaleProvider decide: «12 490 ₽», «€12,490», and where the sign stands.',
    'Bonuses have their plural: 1 бонус, 2 бонуса, 374 бонуса.',
    'A longer translation of «для своих» goes to the next line, sums do not break.',
    'The current price stands before the old one in every language.',
  ],
  related: {
    ProductCard: 'a product with its price, in a listing',
    OrderSummary: 'sums of an order',
    CartLine: 'one item with its price, and how it has changed',
    Badge: 'the discount in per cent',
  },
};
