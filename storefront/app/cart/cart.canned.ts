import type { AccountCartQuery, CartQuoteQuery } from '../platform/graphql/generated/graphql.ts';
import type { CartLine } from './cart-lines.rules.ts';
import type { QuotedLine } from './cart-quote.rules.ts';

const createLine = (id: string, brand: string, name: string, size: string): CartLine => ({
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
  createLine('slope-white', 'Nordkvart', 'Кроссовки Slope 2', '41'),
  createLine('bag-tan', 'Halva Club', 'Сумка «Полдень»', 'One size'),
  { ...createLine('jacket-olive', 'Stavna', 'Куртка «Ветер»', 'M'), checked: false },
];

const prices: Record<string, Pick<QuotedLine, 'price' | 'cost' | 'before'>> = {
  'slope-white': { price: 1_249_000, cost: 1_249_000, before: 1_799_000 },
  'bag-tan': { price: 949_000, cost: 949_000, before: null },
  'jacket-olive': { price: 2_149_000, cost: 2_149_000, before: 2_690_000 },
};

const toUnit = ({ id, name, brand, size }: CartLine) => ({
  id,
  name,
  size: { name: size },
  product: { id, slug: id, cover: { key: id }, brands: [{ name: brand }] },
});

const toQuotedLines = (line: CartLine): QuotedLine[] => {
  const linePrices = prices[line.id];
  if (!linePrices) return [];
  return [{ ...linePrices, productItemId: line.id, problem: null, productItem: toUnit(line), replacement: null }];
};

/** The API's quote of `cannedLines` for a guest. */
export const cannedQuote: CartQuoteQuery = {
  quote: {
    lines: cannedLines.filter(({ checked }) => checked).flatMap(toQuotedLines),
    unknownIds: [],
    goods: 2_748_000,
    discount: 550_000,
    untilFreePickup: 0,
    promo: 0,
    bonuses: 0,
    mostBonuses: 0,
    bonusBalance: null,
    total: 2_198_000,
    cashback: 659,
    memberSaving: 220_000,
    promocode: null,
  },
  unchecked: { lines: cannedLines.filter(({ checked }) => !checked).flatMap(toQuotedLines), unknownIds: [] },
};

/** The quote after the bag was sold and the jacket deleted. */
export const cannedChangedQuote: CartQuoteQuery = {
  quote: {
    ...cannedQuote.quote,
    lines: cannedQuote.quote.lines.map((line) => (line.productItemId === 'bag-tan' ? { ...line, problem: 'SOLD' } : line)),
    goods: 1_799_000,
    total: 1_249_000,
    cashback: 374,
    memberSaving: 125_000,
  },
  unchecked: { lines: [], unknownIds: ['jacket-olive'] },
};

/** The quote after the bag was sold. Another bag, which can replace it, costs more. */
export const cannedDearerQuote: CartQuoteQuery = {
  ...cannedChangedQuote,
  quote: {
    ...cannedChangedQuote.quote,
    lines: cannedChangedQuote.quote.lines.map((line) =>
      line.problem === null
        ? line
        : { ...line, replacement: { ...line.productItem, id: 'bag-tan-2', priceDetails: { payable: 1_090_000 } } },
    ),
  },
};

/**
 * The quote after the bag was sold and can be replaced by another bag, which costs `payable`. Contains both bags, whichever is in the cart.
 */
export const cannedReplacedQuote = (payable: number): CartQuoteQuery => ({
  ...cannedDearerQuote,
  quote: {
    ...cannedDearerQuote.quote,
    lines: cannedDearerQuote.quote.lines.flatMap((line) => {
      if (!line.replacement) return [line];
      const { id } = line.replacement;
      const replacementLine = { ...line, productItemId: id, price: payable, cost: payable, problem: null, replacement: null };
      return [{ ...line, replacement: { ...line.replacement, priceDetails: { payable } } }, replacementLine];
    }),
  },
});

/** The cart that the server stores for a signed-in shopper. */
export const cannedAccountCart = (promocode: string | null = null): AccountCartQuery => ({
  productCart: {
    userId: 'shopper',
    version: '1',
    promocode,
    lines: cannedLines
      .filter(({ checked }) => checked)
      .map((line, position) => ({ productItemId: line.id, addedPrice: 1_299_000, position, productItem: toUnit(line) })),
    savedItems: [],
  },
});

/** The API's quote of `cannedAccountCart` for its owner, with a promo code and bonuses. */
export const cannedMemberQuote: CartQuoteQuery = {
  quote: {
    ...cannedQuote.quote,
    lines: cannedQuote.quote.lines.map((line) => ({ ...line, cost: line.cost - 100_000 })),
    discount: 750_000,
    promo: 199_800,
    bonuses: 470,
    mostBonuses: 1860,
    bonusBalance: 5000,
    total: 1_751_200,
    cashback: 525,
    memberSaving: null,
    promocode: { code: 'ОСЕНЬ10', problem: null, leastSum: null, freeDelivery: false, withBonuses: true },
  },
  unchecked: cannedQuote.unchecked,
};
