import { describeArrival, describeCurrentState } from './describe-now.rules.ts';
import { cannedOrder, paidSums } from './order.canned.ts';

type State = Parameters<typeof cannedOrder>[0];

const now = Date.parse('2026-11-24T09:00:00.000Z');
const readText = (state: Omit<State, 'payment'>, at = now) =>
  describeCurrentState(cannedOrder({ payment: 'SUCCEEDED', ...state }), at).replaceAll('\u00a0', ' ');

test('an order in transit says what is happening, when it arrives, and which message comes next', () => {
  const status = 'SHIPPED_TO_RUSSIA_STOCK_MEET';
  expect(readText({ status })).toBe(
    'Посылка едет на склад Meet. Кроссовки Slope 2 — до 28 ноября. Куртка «Ветер» — до 19 декабря. Напишем, когда заказ будет на нашем складе в России.',
  );
  // Only the owner gets messages.
  expect(describeCurrentState({ ...cannedOrder({ status, payment: 'SUCCEEDED' }), ownOrder: null }, now)).not.toContain('Напишем');
});

test('an order that was just paid says when its units arrive: two by name, more by their days', () => {
  const order = cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED' });
  const read = (ownOrder: typeof order.ownOrder) => describeArrival({ ...order, ownOrder }, now).replaceAll('\u00a0', ' ');
  expect(read(order.ownOrder)).toBe('Кроссовки Slope 2 — до 28 ноября. Куртка «Ветер» — до 19 декабря.');
  const [sneakers, jacket] = order.ownOrder?.orderProductItems ?? [];
  if (!order.ownOrder || !sneakers || !jacket) throw new Error('the canned order has an owner and two units');
  const more = { ...order.ownOrder, orderProductItems: [jacket, sneakers, { ...jacket, id: 'other' }] };
  expect(read(more)).toBe('Привезём частями: до 28 ноября и до 19 декабря.');
  expect(read({ ...more, deliveryMode: 'PICKUP', orderProductItems: [jacket] })).toBe('В пункте выдачи будет до 19 декабря.');
});

test('only units still to arrive have an expected day', () => {
  expect(readText({ status: 'CUSTOMS_CLEARANCE_IN_TURKEY', units: ['DELIVERED', 'CUSTOMS_CLEARANCE_IN_TURKEY'] })).toContain(
    'Привезём до 19 декабря.',
  );
  expect(readText({ status: 'HANDED_OVER_FOR_DELIVERY', units: ['HANDED_OVER_FOR_DELIVERY', 'ISSUED_REFUND'] })).toBe(
    'Служба доставки везёт посылку. Привезём до 28 ноября.',
  );
  expect(readText({ status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' })).toBe('Посылку можно забирать.');
});

test('units ready for pickup name the last day of storage, of two parcels the earlier one', () => {
  const order = cannedOrder({ status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', payment: 'SUCCEEDED' });
  const days = ['2026-12-05', '2026-12-03'];
  const ownOrder = order.ownOrder && {
    ...order.ownOrder,
    orderProductItems: order.ownOrder.orderProductItems.map((line, index) => ({ ...line, storedUntil: days[index] ?? null })),
  };
  expect(describeCurrentState({ ...order, ownOrder }, now).replaceAll('\u00a0', ' ')).toBe('Посылку можно забирать до 3 декабря.');
});

test('a late order says that it is delayed', () => {
  expect(readText({ status: 'HANDED_OVER_FOR_DELIVERY' }, Date.parse('2026-12-01T09:00:00.000Z'))).toContain(
    'Обещали до 28 ноября, но задерживаемся.',
  );
});

test('a delivered order names the day of delivery, and the bonuses to its owner only', () => {
  const state = { status: 'DELIVERED', full: { remainder: { ...paidSums, units: 2, cashbackToCome: 0 } } } as const;
  expect(readText(state)).toBe('Вы получили заказ 4 декабря. Начислили 404 бонуса.');
  expect(describeCurrentState({ ...cannedOrder({ ...state, payment: 'SUCCEEDED' }), ownOrder: null }, now)).toBe('Получен 4\u00a0декабря.');
});

test('an unpaid or ended order has no text', () => {
  expect(readText({ status: 'AWAITING_PAY', payment: 'NONE' } as State)).toBe('');
  expect(readText({ status: 'CANCEL_PURCHASE' })).toBe('');
});
