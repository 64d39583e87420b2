import { expect, it } from '@jest/globals';
import { type AcknowledgedOrder, AcknowledgedOrders } from '../../chaos/orders/acknowledged-orders.ts';
import { recordAcknowledged, removeLostChanges } from './lost-second.ts';

const order = (id: string, state: AcknowledgedOrder['state']): AcknowledgedOrder => ({
  id,
  key: `key-${id}`,
  accountId: 'account',
  productItemIds: [],
  total: 100,
  bonuses: 0,
  state,
});

it('only changes acknowledged between the two recorded moments count as lost', () => {
  const acknowledgedOrders = new AcknowledgedOrders();
  acknowledgedOrders.orders.push(order('1', 'paid'), order('2', 'unpaid'), order('3', 'unpaid'));
  acknowledgedOrders.cancelled.push('a');
  const from = recordAcknowledged(acknowledgedOrders);
  Object.assign(acknowledgedOrders.orders[1] ?? {}, { state: 'paid' });
  acknowledgedOrders.orders.push(order('4', 'paid'));
  acknowledgedOrders.cancelled.push('b');
  acknowledgedOrders.returns.push('c');
  const to = recordAcknowledged(acknowledgedOrders);
  Object.assign(acknowledgedOrders.orders[2] ?? {}, { state: 'cancelled' });
  acknowledgedOrders.orders.push(order('5', 'unpaid'));
  acknowledgedOrders.cancelled.push('d');

  expect(removeLostChanges(acknowledgedOrders, from, to).map(({ id }) => id)).toEqual(['4']);
  expect(acknowledgedOrders.orders.map(({ id, state }) => `${id} ${state}`)).toEqual(['1 paid', '2 uncertain', '3 cancelled', '5 unpaid']);
  expect([...acknowledgedOrders.openKeys]).toEqual(['key-4']);
  expect([acknowledgedOrders.cancelled, acknowledgedOrders.returns]).toEqual([['a', 'd'], []]);
});
