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
  const held = new AcknowledgedOrders();
  held.orders.push(order('1', 'paid'), order('2', 'unpaid'), order('3', 'unpaid'));
  held.cancelled.push('a');
  const from = recordAcknowledged(held);
  Object.assign(held.orders[1] ?? {}, { state: 'paid' });
  held.orders.push(order('4', 'paid'));
  held.cancelled.push('b');
  held.returns.push('c');
  const to = recordAcknowledged(held);
  Object.assign(held.orders[2] ?? {}, { state: 'cancelled' });
  held.orders.push(order('5', 'unpaid'));
  held.cancelled.push('d');

  expect(removeLostChanges(held, from, to).map(({ id }) => id)).toEqual(['4']);
  expect(held.orders.map(({ id, state }) => `${id} ${state}`)).toEqual(['1 paid', '2 uncertain', '3 cancelled', '5 unpaid']);
  expect([...held.openKeys]).toEqual(['key-4']);
  expect([held.cancelled, held.returns]).toEqual([['a', 'd'], []]);
});
