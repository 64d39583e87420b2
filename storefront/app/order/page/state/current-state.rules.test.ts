import { cannedOrder, paidSums } from '../order.canned.ts';
import { describeCurrentState } from './current-state.rules.ts';

type State = Parameters<typeof cannedOrder>[0];

const now = Date.parse('2026-11-24T09:00:00.000Z');
const readText = (state: Omit<State, 'payment'>, at = now) =>
  describeCurrentState(cannedOrder({ payment: 'SUCCEEDED', ...state }), at).replaceAll('\u00a0', ' ');

test('the text of an order in transit names the step its units share, the day of a single part, and to its owner the next message', () => {
  const status = 'SHIPPED_TO_RUSSIA_STOCK_MEET';
  const oneUnit = cannedOrder({ status, payment: 'SUCCEEDED' });
  const [, jacket] = oneUnit.ownOrder?.orderProductItems ?? [];
  const single = { ...oneUnit, ownOrder: oneUnit.ownOrder && { ...oneUnit.ownOrder, orderProductItems: jacket ? [jacket] : [] } };
  expect(describeCurrentState(single, now).replaceAll('\u00a0', ' ')).toBe(
    'Посылка едет на склад Meet. Привезём до 19 декабря. Напишем, когда посылка будет на нашем складе в России.',
  );
  // The days of two parts are listed above the text, so the text names no day.
  expect(readText({ status })).toBe('Посылка едет на склад Meet. Напишем, когда посылка будет на нашем складе в России.');
  // If the parts are at different steps, or if a unit has ended, all of that is listed above the text, which is then empty.
  expect(readText({ status, units: ['HANDED_OVER_FOR_DELIVERY', status] })).toBe('');
  expect(readText({ status, units: ['ISSUED_REFUND', status] })).toBe('');
  // Only the owner gets messages.
  expect(describeCurrentState({ ...cannedOrder({ status, payment: 'SUCCEEDED' }), ownOrder: null }, now)).not.toContain('Напишем');
});

test('an order that can be collected has no text, because its heading says until when', () => {
  expect(readText({ status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' })).toBe('');
});

test('the text of a delivered order names the day of each part, and for its owner also the earned bonuses', () => {
  const state = { status: 'DELIVERED', full: { remainder: { ...paidSums, units: 2, cashbackToCome: 0 } } } as const;
  expect(readText(state)).toBe('Вы получили заказ частями: 27 ноября и 4 декабря. Начислили 404 бонуса.');
  const order = cannedOrder({ ...state, payment: 'SUCCEEDED' });
  const [, jacket] = order.publicOrder.orderProductItems;
  const publicOrder = { ...order.publicOrder, orderProductItems: jacket ? [jacket] : [] };
  expect(describeCurrentState({ publicOrder, ownOrder: null }, now)).toBe('Получен 4\u00a0декабря.');
});

test('the text of a delivered order says how many bonuses are revoked with a unit that is being returned', () => {
  const order = cannedOrder({
    status: 'DELIVERED',
    payment: 'SUCCEEDED',
    full: { remainder: { ...paidSums, units: 2, cashbackToCome: 0 } },
  });
  const [first, second] = order.ownOrder?.orderProductItems ?? [];
  if (!order.ownOrder || !first || !second) throw new Error('the canned order has an owner and two units');
  const orderProductItems = [{ ...first, returnRequestedAt: '2026-12-05T09:00:00.000Z' }, second];
  expect(describeCurrentState({ ...order, ownOrder: { ...order.ownOrder, orderProductItems } }, now).replaceAll('\u00a0', ' ')).toBe(
    'Вы получили заказ частями: 27 ноября и 4 декабря. Начислили 404 бонуса, из них 267 спишем после возврата.',
  );
});

test('an unpaid or ended order has no text', () => {
  expect(readText({ status: 'AWAITING_PAY', payment: 'NONE' } as State)).toBe('');
  expect(readText({ status: 'CANCEL_PURCHASE' })).toBe('');
});
