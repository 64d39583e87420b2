import type { HeldOrder, HeldOrders } from '../../chaos/orders/held-orders.ts';

/** Changes that the shop had acknowledged to the buyers at a moment. */
export interface Acknowledged {
  states: ReadonlyMap<string, HeldOrder['state']>;
  returns: number;
  cancelled: number;
}

export const noteAcknowledged = ({ orders, returns, cancelled }: HeldOrders): Acknowledged => ({
  states: new Map(orders.map(({ id, state }) => [id, state])),
  returns: returns.length,
  cancelled: cancelled.length,
});

/**
 * Removes changes that were acknowledged between two moments, which the failover may have lost: orders that were placed may exist or not,
 * and those that were paid or cancelled may be in either state. Returns the orders that were placed.
 */
export function forgetBetween(held: HeldOrders, from: Acknowledged, to: Acknowledged): HeldOrder[] {
  const placed = held.orders.filter(({ id }) => to.states.has(id) && !from.states.has(id));
  for (const order of placed) {
    held.orders.splice(held.orders.indexOf(order), 1);
    held.openKeys.add(order.key);
  }
  for (const order of held.orders) {
    const state = to.states.get(order.id);
    if (state !== undefined && state !== from.states.get(order.id)) order.state = 'uncertain';
  }
  held.returns.splice(from.returns, to.returns - from.returns);
  held.cancelled.splice(from.cancelled, to.cancelled - from.cancelled);
  return placed;
}
