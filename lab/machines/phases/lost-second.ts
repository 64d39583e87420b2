import type { AcknowledgedOrder, AcknowledgedOrders } from '../../chaos/orders/acknowledged-orders.ts';

/** What the shop had acknowledged to the buyers at one moment: the state of each order, and how many returns and cancellations. */
export interface AcknowledgedState {
  states: ReadonlyMap<string, AcknowledgedOrder['state']>;
  returns: number;
  cancelled: number;
}

export const recordAcknowledged = ({ orders, returns, cancelled }: AcknowledgedOrders): AcknowledgedState => ({
  states: new Map(orders.map(({ id, state }) => [id, state])),
  returns: returns.length,
  cancelled: cancelled.length,
});

/**
 * Removes what was acknowledged between two moments, because the failover may have lost it: orders placed then may exist or not, and orders
 * paid or cancelled then may be in either state. Returns the orders placed then.
 */
export function removeLostChanges(
  acknowledgedOrders: AcknowledgedOrders,
  earlier: AcknowledgedState,
  later: AcknowledgedState,
): AcknowledgedOrder[] {
  const lostOrders = acknowledgedOrders.orders.filter(({ id }) => later.states.has(id) && !earlier.states.has(id));
  for (const order of lostOrders) {
    acknowledgedOrders.orders.splice(acknowledgedOrders.orders.indexOf(order), 1);
    acknowledgedOrders.openKeys.add(order.key);
  }
  for (const order of acknowledgedOrders.orders) {
    const state = later.states.get(order.id);
    if (state !== undefined && state !== earlier.states.get(order.id)) order.state = 'uncertain';
  }
  acknowledgedOrders.returns.splice(earlier.returns, later.returns - earlier.returns);
  acknowledgedOrders.cancelled.splice(earlier.cancelled, later.cancelled - earlier.cancelled);
  return lostOrders;
}
