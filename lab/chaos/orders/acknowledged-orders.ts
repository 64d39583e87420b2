/** An order whose placing was acknowledged, and all that the shop has acknowledged about it since. */
export interface AcknowledgedOrder {
  id: string;
  key: string;
  accountId: string;
  productItemIds: readonly string[];
  /** In kopecks. */
  total: number;
  bonuses: number;
  /** `uncertain`: the response with the outcome was lost, and the buyer does nothing more with the order. */
  state: 'unpaid' | 'paid' | 'cancelled' | 'uncertain';
}

/** What the shop has acknowledged to the buyers. */
export class AcknowledgedOrders {
  readonly orders: AcknowledgedOrder[] = [];
  /** Idempotency keys of order requests without a response. Each of these requests may have created an order. */
  readonly openKeys = new Set<string>();
  /** Status changes by managers that the shop has acknowledged. */
  readonly steps: { itemId: string; status: string }[] = [];
  /** Acknowledged exchanges: the returned line, and its replacement. */
  readonly exchanges: { itemId: string; productItemId: string }[] = [];
  /** Lines whose return was requested and acknowledged. */
  readonly returns: string[] = [];
  /** Lines of paid orders whose cancellation by the shopper was acknowledged. */
  readonly cancelled: string[] = [];

  get paidCount(): number {
    return this.orders.filter(({ state }) => state === 'paid').length;
  }
}
