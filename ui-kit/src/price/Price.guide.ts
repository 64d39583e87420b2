import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Every price of a product: now, before, for members, from.',
    '`size="product"` once on a page, beside the button that buys, with the cashback: 28 px in weight 600, the old price 16 px. In a card both are 14 px, in weights 600 and 400.',
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
    {
      rule: '`oldPrice` strikes the earlier price through. Written as two prices, nobody knows which one is paid.',
      good: 'OldStruck',
      bad: 'TwoPrices',
    },
  ],
  codeExamples: [
    {
      title: 'A sum in a sentence',
      note: 'The function with which the kit writes a sum: no zero kopecks, no-break spaces, language and currency of LocaleProvider.',
      language: 'tsx',
      code: `import { useLocale } from '@meet/ui-kit/locale';
import { formatMoney } from '@meet/ui-kit/price';

export function FreeDelivery({ from }: { from: number }) {
  const locale = useLocale();
  return <p>Бесплатно от {formatMoney(from, locale)}</p>;
}`,
    },
  ],
  anatomy: [
    [
      'Price',
      'in the currency of the shop; red only when it is lower than before. Its line gets `className`, `ref` and other attributes',
      'b',
    ],
    ['Old price', 'optional, struck through', 's'],
    ['Member price', 'optional, below, 14 px', 'p + p'],
    ['Cashback', 'optional, in bonuses, below, 14 px', 'p + p + p'],
  ],
  anatomyStory: 'OnProductPage',
  states: ['Lowered', 'Plain', 'Member', 'ForMembers', 'OnProductPage', 'From', 'NoPrice'],
  narrow: {
    story: 'Narrow',
    notes: [
      'Where it does not fit beside the price, the old price goes to the next line; a sum never breaks inside. In the picture the price has 120 px of the 320.',
      'Both sizes, of a card and of a product, are the same on a phone and on a wide screen.',
    ],
  },
  writing: [
    {
      rule: 'A sum in a sentence of yours is written by `formatMoney` of this entry, as the kit writes it: no zero kopecks, a no-break space before ₽.',
      good: 'Бесплатно от\u00a05\u00a0000\u00a0₽',
      bad: 'Бесплатно от\u00a05000.00\u00a0руб.',
    },
    {
      rule: 'An old price is one that was really asked for, here 17\u00a0990\u00a0₽ last month.',
      good: '12\u00a0490\u00a0₽, старая цена 17\u00a0990\u00a0₽',
      bad: '12\u00a0490\u00a0₽, старая цена 99\u00a0990\u00a0₽',
    },
    {
      rule: '«от» only where another size costs more. Where all cost the same it promises a difference.',
      good: '8\u00a0900\u00a0₽',
      bad: 'от\u00a08\u00a0900\u00a0₽',
    },
    { rule: 'Where there is no price pass `null`: the kit writes a dash, because zero would promise a gift.', good: '—', bad: '0\u00a0₽' },
    { rule: 'What is free is said in a word of yours, in place of a Price.', good: 'Бесплатно', bad: '0,00\u00a0₽' },
  ],
  keyboard: { none: 'It takes no focus and reacts to no keys.' },
  screenReader: [
    '«Цена со\u00a0скидкой 12\u00a0490\u00a0₽ Старая цена 17\u00a0990\u00a0₽»: strike and colour are said in hidden words.',
    'With `forMembers`: «Ваша цена 11\u00a0240\u00a0₽ Без\u00a0скидки 17\u00a0990\u00a0₽ для\u00a0своих».',
    '`memberPrice` and `cashback` are paragraphs of their own, read after it as they are written.',
    'No role of its own: it is text in the flow, read after the name of the product.',
    'Your part: sums in kopecks or cents; announce a change that an action causes, by Toaster.',
  ],
  language: [
    '`language` and `currency` of LocaleProvider decide: «12\u00a0490\u00a0₽», «€12,490», and where the sign stands.',
    'Bonuses have their plural: 1\u00a0бонус, 2\u00a0бонуса, 374\u00a0бонуса.',
    'Below the price a longer translation of «для своих» wraps. Beside it, by `forMembers`, it is one piece that goes to the next line as a whole: keep it to two words. Sums do not break.',
    'The current price stands before the old one in every language.',
  ],
  related: {
    ProductCard: 'a product with its price, in a listing',
    OrderSummary: 'sums of an order',
    CartLine: 'one item with its price, and how it has changed',
    Badge: 'the discount in per cent',
  },
};
