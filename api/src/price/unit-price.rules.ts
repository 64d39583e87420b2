/** Stored prices of a unit, in kopecks: loyaltyPrice <= price < oldPrice. */
export interface ItemPrices {
  price: bigint;
  oldPrice: bigint | null;
  loyaltyPrice: bigint | null;
}

/** Kind of viewer. Every signed-in viewer is a member. */
export type Payer = 'GUEST' | 'MEMBER';

/** Returns the price of a unit for a payer, before promo codes and bonuses. */
export const computePayable = ({ price, loyaltyPrice }: Omit<ItemPrices, 'oldPrice'>, payer: Payer): bigint =>
  payer === 'MEMBER' ? (loyaltyPrice ?? price) : price;

/** Whether members pay less for the unit than guests. */
export const hasMemberPrice = ({ price, loyaltyPrice }: Omit<ItemPrices, 'oldPrice'>): boolean =>
  loyaltyPrice !== null && loyaltyPrice < price;

/** Returns the price struck through beside `computePayable`; null when this payer gets no reduction. */
export const computePriceBefore = (prices: ItemPrices, payer: Payer): bigint | null => {
  const priceBefore = prices.oldPrice ?? prices.price;
  return priceBefore > computePayable(prices, payer) ? priceBefore : null;
};

/** Returns the amount that a guest would save by signing in; null for members, and when the saving would be 0. */
export const computeMemberSaving = (prices: Omit<ItemPrices, 'oldPrice'>, payer: Payer): bigint | null => {
  const saving = computePayable(prices, payer) - computePayable(prices, 'MEMBER');
  return saving > 0n ? saving : null;
};

/**
 * Returns the discount from the old price in whole percent, rounded down; null without an old price. Computed in bigint, because 100 times
 * an amount can exceed 2^53.
 */
export const computeSale = ({ price, oldPrice }: Pick<ItemPrices, 'price' | 'oldPrice'>): number | null =>
  oldPrice === null ? null : Number((100n * (oldPrice - price)) / oldPrice);
