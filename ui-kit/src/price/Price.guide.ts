import type { Guide } from '../internal/guide.ts';

export const guide: Guide = {
  since: '0.2.0',
  use: [
    'Every price of a product: now, before, for members, from.',
    '`size="product"` once on a page, beside the button that buys, with the cashback; the smaller size in cards and lines, where prices stand side by side.',
  ],
  avoid: [
    'Sums of an order: take OrderSummary.',
    'The bonuses of an account, which are not money: write them as text. `cashback` is only what this purchase returns.',
    'Something free: write «Бесплатно».',
    'The discount in per cent: take Badge.',
  ],
  comparisons: [
    {
      rule: 'Let the kit write the sum: spaces, sign and hidden words are then the same everywhere, also in another currency.',
      good: 'ByKit',
      bad: 'ByHand',
    },
    {
      rule: '`oldPrice` strikes the earlier price through. Of two that look alike nobody knows which one to pay.',
      good: 'OldStruck',
      bad: 'TwoPrices',
    },
  ],
  codeExamples: [
    {
      title: 'A sum in a sentence',
      note: 'The kit writes its own sums with this function: no zero kopecks, no-break spaces, language and currency of LocaleProvider.',
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
      '28 px, lines of 32 px, weight 600, −0.02em, the text style `price-large`; in `sale` when it is lower than before, else in `text`',
      '[data-part=product] b',
    ],
    [
      'Old price',
      'optional, struck through by 1 px: 16 px, in `muted`, 12 px after the price on its baseline, or in the next line where there is no room',
      '[data-part=product] s',
    ],
    [
      'Member price',
      'optional, 8 px below: 14 px, its sum with a weight of 600. After signing in, «для своих» is beside the price instead: 12 px, in `muted`',
      '[data-part=product] p + p',
    ],
    ['Cashback', 'optional, in bonuses, in the next line: as the member price', '[data-part=product] p + p + p'],
    [
      'In a card',
      'the same parts, all of 14 px: the price with a weight of 600, the old price 8 px after it, the member price in the next line, in `muted`, so that it does not compete with the prices beside it',
      '[data-part=card]',
    ],
  ],
  anatomyStory: 'Parts',
  stateStories: ['Lowered', 'Plain', 'From', 'NoPrice', 'Member', 'ForMembers', 'InEuros', 'OnProductPage'],
  narrow: {
    story: 'TwoCards',
    notes: [
      'An old price that does not fit beside the price goes to the next line; a sum never breaks. In the picture two cards share 320 px.',
      'Both sizes, of a card and of a product, are the same on a phone and on a wide screen.',
    ],
  },
  writing: [
    {
      rule: 'Write a sum in a sentence with `formatMoney` of this entry point: no zero kopecks, a no-break space before ₽.',
      good: 'Бесплатно от\u00a05\u00a0000\u00a0₽',
      bad: 'Бесплатно от\u00a05000.00\u00a0руб.',
    },
    {
      rule: 'An old price is one at which the product was really sold, here 17\u00a0990\u00a0₽ last month.',
      good: '12\u00a0490\u00a0₽, старая цена 17\u00a0990\u00a0₽',
      bad: '12\u00a0490\u00a0₽, старая цена 99\u00a0990\u00a0₽',
    },
    {
      rule: '«от» only where another size costs more. Where all cost the same, it promises a difference that does not exist.',
      good: '8\u00a0900\u00a0₽: столько стоят все размеры',
      bad: 'от\u00a08\u00a0900\u00a0₽: столько стоят все размеры',
    },
    { rule: 'Without a price pass `null`: the kit writes a dash, because zero would promise a gift.', good: '—', bad: '0\u00a0₽' },
    { rule: 'Say in a word that something is free, without a Price.', good: 'Бесплатно', bad: '0,00\u00a0₽' },
  ],
  keyboard: { none: 'It never takes the focus.' },
  screenReader: [
    'Text without a role of its own. Hidden words say what strike and colour show: «Цена со\u00a0скидкой 12\u00a0490\u00a0₽ Старая цена 17\u00a0990\u00a0₽».',
    'With `forMembers` they are «Ваша цена 11\u00a0240\u00a0₽ Без\u00a0скидки 17\u00a0990\u00a0₽», then «для\u00a0своих».',
    '`memberPrice` and `cashback` are paragraphs of their own after it.',
    'Your part: announce a price that an action of the shopper changes, by Toaster.',
  ],
  language: [
    '`language` and `currency` of LocaleProvider decide: «12\u00a0490\u00a0₽», «€12,490», and where the sign stands.',
    'Bonuses have their plural: 1\u00a0бонус, 2\u00a0бонуса, 5\u00a0бонусов.',
    'Below the price a longer translation of «для своих» wraps. Beside it, with `forMembers`, it moves to the next line as a whole, so keep it to two words.',
    'The current price comes before the old one in every language.',
  ],
  related: {
    ProductCard: 'a product with its price, in a listing',
    OrderSummary: 'sums of an order',
    CartLine: 'one item with its price, and what changed since it was added',
    Badge: 'the discount in per cent',
  },
};
