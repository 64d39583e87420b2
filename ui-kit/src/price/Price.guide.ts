import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: ['Every price of a product: now, before, for members, from.'],
  avoid: ['Sums of an order: take OrderSummary.', 'Bonuses: they are no money; write them as text.'],
  anatomy: [
    ['Price', 'in the currency of the shop, with no-break spaces'],
    ['Old price', 'struck through, with hidden words'],
    ['Member price and cashback', 'below'],
    ['Red', 'only when the price is lower than before'],
  ],
  states: ['Member', 'Lowered', 'ForMembers', 'OnProductPage', 'From', 'NoPrice', 'Narrow'],
  writing: [
    {
      rule: 'Kopecks or cents only where there are any, a no-break space before ₽, an em dash for no price.',
      good: '12 490 ₽',
      bad: '12490.00 руб.',
    },
  ],
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: ['«Цена 12 490 ₽, раньше 17 990 ₽»: strike and colour are said in hidden words.'],
  related: { ProductCard: 'has it', OrderSummary: 'sums' },
};
