/** An order whose placing was acknowledged, and what the shop has said about it since. */
export interface HeldOrder {
  id: string;
  key: string;
  accountId: string;
  productItemIds: readonly string[];
  /** In kopecks. */
  total: number;
  bonuses: number;
  /** `uncertain`: the response that would have said how it ended was lost, and the order was left alone. */
  state: 'unpaid' | 'paid' | 'cancelled' | 'uncertain';
}

/** What the shop has acknowledged to the buyers. */
export class HeldOrders {
  readonly orders: HeldOrder[] = [];
  /** Keys of placings that were never answered. They may have placed an order. */
  readonly openKeys = new Set<string>();
  /** Acknowledged steps of operators. */
  readonly steps: { itemId: string; status: string }[] = [];
  /** Acknowledged exchanges: the line that came back, and the unit that was given for it. */
  readonly exchanges: { itemId: string; productItemId: string }[] = [];
  /** Lines whose shoppers have asked to return them, which was acknowledged. */
  readonly returns: string[] = [];
  /** Lines of paid orders that their shoppers have cancelled, which was acknowledged. */
  readonly cancelled: string[] = [];

  get paid(): number {
    return this.orders.filter(({ state }) => state === 'paid').length;
  }
}
