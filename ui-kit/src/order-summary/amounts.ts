/** Sums of an order. Money is in kopecks or cents. A reduction is a positive number and is shown with a minus sign. */
export interface OrderAmounts {
  /** Number of items: «Товары, 3». */
  count?: number | undefined;
  /** Price of the items before all reductions. */
  goods?: number | null | undefined;
  /** Sum by which the prices are reduced, including the reduction to member prices. A zero has no line. */
  discount?: number | null | undefined;
  /** Reduction by the promo code. A zero has no line. */
  promo?: number | null | undefined;
  /** Number of bonuses that pay for a part of the order; a bonus is one unit of the currency, such as a rouble. A zero has no line. */
  bonuses?: number | null | undefined;
  /** Delivery price. If missing, `deliveryText` is shown. */
  delivery?: number | null | undefined;
  /** Number of bonuses that the order earns. A zero has no line. */
  cashback?: number | null | undefined;
  /** Amount to pay. `OrderSums` alone does not show it: give it to `OrderTotal`. */
  total?: number | null | undefined;
}

/**
 * Freshness of the amounts. `stale`: newer amounts are being loaded, so the old ones are dimmed. `failed`: newer amounts failed to load, so
 * the old ones stay dimmed. `loading`: amounts that are still missing are shown as skeletons.
 */
export type AmountsState = 'ready' | 'stale' | 'failed' | 'loading';

/** Whether the amounts are out of date, and so dimmed. */
export const isOutdated = (state: AmountsState): boolean => state === 'stale' || state === 'failed';

/** Returns `aria-busy` of the amounts: `true` while they are loading. Screen readers may skip a busy element. */
export const toAriaBusy = (state: AmountsState): true | undefined => (state === 'stale' || state === 'loading' ? true : undefined);
