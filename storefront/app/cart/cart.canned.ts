import type { CartQuoteQuery } from '../platform/graphql/generated/graphql.ts';
import type { CartLine } from './cart-keeper.port.ts';
import type { QuotedLine } from './quote/cart-quote.rules.ts';

const line = (id: string, brand: string, name: string, size: string): CartLine => ({
  id,
  quantity: 1,
  checked: true,
  productId: id,
  slug: id,
  brand,
  name,
  size,
  picture: id,
});

/** The cart as stored in the browser. */
export const cannedLines: CartLine[] = [
  line('slope-white', 'Nordkvart', 'Кроссовки Slope 2', '41'),
  line('bag-tan', 'Halva Club', 'Сумка «Полдень»', 'One size'),
  { ...line('jacket-olive', 'Stavna', 'Куртка «Ветер»', 'M'), checked: false },
];

const prices: Record<string, Pick<QuotedLine, 'price' | 'payable' | 'before'>> = {
  'slope-white': { price: 1_249_000, payable: 1_249_000, before: 1_799_000 },
  'bag-tan': { price: 949_000, payable: 949_000, before: null },
  'jacket-olive': { price: 2_149_000, payable: 2_149_000, before: 2_690_000 },
};

const quoted = ({ id, name, brand, size }: CartLine): QuotedLine[] => {
  const own = prices[id];
  if (!own) return [];
  const productItem = { name, size: { name: size }, product: { slug: id, cover: { key: id }, brands: [{ name: brand }] } };
  return [{ ...own, productItemId: id, problem: null, productItem }];
};

/** The API's quote of that cart for a guest. */
export const cannedQuote: CartQuoteQuery = {
  quote: {
    lines: cannedLines.filter(({ checked }) => checked).flatMap(quoted),
    unknownIds: [],
    goods: 2_748_000,
    discount: 550_000,
    total: 2_198_000,
    cashback: 659,
    memberSaving: 220_000,
  },
  left: { lines: cannedLines.filter(({ checked }) => !checked).flatMap(quoted), unknownIds: [] },
};

/** The quote after the bag was sold and the jacket deleted. */
export const cannedChangedQuote: CartQuoteQuery = {
  quote: {
    ...cannedQuote.quote,
    lines: cannedQuote.quote.lines.map((one) => (one.productItemId === 'bag-tan' ? { ...one, problem: 'SOLD' } : one)),
    goods: 1_799_000,
    total: 1_249_000,
    cashback: 374,
    memberSaving: 125_000,
  },
  left: { lines: [], unknownIds: ['jacket-olive'] },
};
