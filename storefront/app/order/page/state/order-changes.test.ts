import { cannedOrder } from '../order.canned.ts';
import { computeStateKey, describeChange } from './order-changes.ts';

const shipped = cannedOrder({ status: 'SHIPPED_TO_RUSSIA_STOCK_MEET', payment: 'SUCCEEDED' }).publicOrder;
const oneDelivered = cannedOrder({
  status: 'SHIPPED_TO_RUSSIA_STOCK_MEET',
  units: ['DELIVERED', 'SHIPPED_TO_RUSSIA_STOCK_MEET'],
  payment: 'SUCCEEDED',
}).publicOrder;
const accepted = cannedOrder({ status: 'ACCEPTED_IN_RUSSIA_STOCK_MEET', payment: 'SUCCEEDED' }).publicOrder;

test('the announcement names the new status of the order or of a unit, and is empty if the order is unchanged or a different one', () => {
  expect(describeChange(shipped, accepted)).toBe('Новый статус заказа: Принят на\u00a0складе Meet');
  expect(describeChange(shipped, oneDelivered)).toBe('Кроссовки Slope 2: Доставлен');
  expect(describeChange(shipped, shipped)).toBe('');
  expect(describeChange(shipped, { ...accepted, uuid: 'another' })).toBe('');
});

test('a new status, payment state or expected day changes the key that reloads the page', () => {
  const [line, ...others] = shipped.orderProductItems;
  const postponed = { ...shipped, orderProductItems: line ? [{ ...line, estimatedDeliveryDate: '2026-12-30' }, ...others] : [] };
  const states = [shipped, oneDelivered, accepted, { ...shipped, payment: { state: 'REFUNDED' as const } }, postponed];
  expect(new Set(states.map(computeStateKey)).size).toBe(5);
});
