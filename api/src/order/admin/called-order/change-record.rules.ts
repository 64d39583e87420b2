import type { PricedLine } from './requested-change.rules.js';

type Amount = bigint | number;

interface Sums {
  deliveryPrice: Amount;
  promoDiscount: Amount;
  paidByBonuses: number;
  totalPrice: Amount;
}

/**
 * An order before or after a change, as JSON in the record of the change. Amounts are in kopecks. It does not contain the shopper's
 * address.
 */
export interface OrderSnapshot {
  lines: { productItemId: string; price: number }[];
  delivery: number;
  promo: number;
  bonuses: number;
  total: number;
}

export const toOrderSnapshot = (lines: readonly Pick<PricedLine, 'productItemId' | 'price'>[], sums: Sums): OrderSnapshot => ({
  lines: lines.map(({ productItemId, price }) => ({ productItemId, price: Number(price) })),
  delivery: Number(sums.deliveryPrice),
  promo: Number(sums.promoDiscount),
  bonuses: sums.paidByBonuses,
  total: Number(sums.totalPrice),
});
