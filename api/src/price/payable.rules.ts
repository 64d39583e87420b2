/** The prices that the shop has set for a unit, in kopecks: loyaltyPrice <= price < oldPrice. */
export interface ItemPrices {
  price: bigint;
  oldPrice: bigint | null;
  loyaltyPrice: bigint | null;
}

/** Who pays: every signed-in viewer is a member. */
export type Payer = 'GUEST' | 'MEMBER';

/** What a payer pays for a unit, before promo codes and bonuses. */
export const payableOf = ({ price, loyaltyPrice }: Omit<ItemPrices, 'oldPrice'>, payer: Payer): bigint =>
  payer === 'MEMBER' ? (loyaltyPrice ?? price) : price;

/** The price struck through beside `payableOf`; null where nothing is reduced for this payer. */
export const beforeOf = (prices: ItemPrices, payer: Payer): bigint | null => {
  const before = prices.oldPrice ?? prices.price;
  return before > payableOf(prices, payer) ? before : null;
};

/** How much less a guest would pay after signing in; null for members, and where signing in saves nothing. */
export const memberSavingOf = (prices: Omit<ItemPrices, 'oldPrice'>, payer: Payer): bigint | null => {
  const saving = payableOf(prices, payer) - payableOf(prices, 'MEMBER');
  return saving > 0n ? saving : null;
};

/** Whole percents off the old price, rounded down; null where there is no old price. In bigint: 100 times an amount can exceed 2^53. */
export const saleOf = ({ price, oldPrice }: Pick<ItemPrices, 'price' | 'oldPrice'>): number | null =>
  oldPrice === null ? null : Number((100n * (oldPrice - price)) / oldPrice);
