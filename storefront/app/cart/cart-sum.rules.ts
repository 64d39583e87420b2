import type { CartUnitsQuery } from '../platform/graphql/generated/graphql.ts';

/** What the server says of a unit in the cart at this moment. */
export type FreshUnit = CartUnitsQuery['findProuctItems'][number];

/** Why a unit cannot be bought now, in words for its line; undefined where it can. */
export function whyUnavailable({ active, isSold, isReserved }: FreshUnit): string | undefined {
  if (isSold) return 'Эту вещь уже купили';
  if (!active) return 'Больше не\u00a0продаётся';
  if (isReserved) return 'Сейчас в\u00a0чужом заказе, может освободиться';
  return undefined;
}

export interface CartSum {
  count: number;
  /** Before any reduction, kopecks. */
  goods: number;
  /** How much less is paid than that, kopecks. */
  discount: number;
  /** Kopecks. */
  total: number;
  /** Bonuses that it brings. */
  cashback: number;
  /** How much less a signed-in shopper would pay, kopecks. */
  memberSaving: number;
}

/** The sum of what is bought now: every unit of it can be bought. */
export function sumOf(units: readonly FreshUnit[]): CartSum {
  const nothing = { count: 0, goods: 0, discount: 0, total: 0, cashback: 0, memberSaving: 0 };
  return units.reduce<CartSum>((sum, { priceDetails: { price, oldPrice, loyaltyPrice, cashback } }) => {
    const before = Math.max(oldPrice ?? price, price);
    return {
      count: sum.count + 1,
      goods: sum.goods + before,
      discount: sum.discount + before - price,
      total: sum.total + price,
      cashback: sum.cashback + cashback,
      memberSaving: sum.memberSaving + price - (loyaltyPrice ?? price),
    };
  }, nothing);
}
