import { describeCurrentState } from './describe-now.rules.ts';
import { cannedOrder, paidSums } from './order.canned.ts';

type State = Parameters<typeof cannedOrder>[0];

const now = Date.parse('2026-11-24T09:00:00.000Z');
const readText = (state: Omit<State, 'payment'>, at = now) =>
  describeCurrentState(cannedOrder({ payment: 'SUCCEEDED', ...state }), at).replaceAll('\u00a0', ' ');

test('an order in transit says what is happening, when it arrives, and which message comes next', () => {
  const status = 'SHIPPED_TO_RUSSIA_STOCK_MEET';
  expect(readText({ status, units: ['ISSUED_REFUND', status] })).toBe(
    'Посылка едет на склад Meet. Привезём до 19 декабря. Напишем, когда заказ будет на нашем складе в России.',
  );
  // The days of two parts are listed above the text.
  expect(readText({ status })).toBe('Посылка едет на склад Meet. Напишем, когда заказ будет на нашем складе в России.');
  expect(readText({ status, units: ['HANDED_OVER_FOR_DELIVERY', status] })).toBe('Напишем, когда заказ будет на нашем складе в России.');
  // Only the owner gets messages.
  expect(describeCurrentState({ ...cannedOrder({ status, payment: 'SUCCEEDED' }), ownOrder: null }, now)).not.toContain('Напишем');
});

test('an order to a pickup point says until when it will be there', () => {
  const full = { deliveryMode: 'PICKUP' } as const;
  expect(readText({ status: 'SHIPPED_TO_RUSSIA_STOCK_MEET', units: ['ISSUED_REFUND', 'SHIPPED_TO_RUSSIA_STOCK_MEET'], full })).toContain(
    'В пункте выдачи будет до 19 декабря.',
  );
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

test('units ready for pickup name the last day of storage', () => {
  const order = cannedOrder({ status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', payment: 'SUCCEEDED' });
  const ownOrder = order.ownOrder && {
    ...order.ownOrder,
    orderProductItems: order.ownOrder.orderProductItems.map((line) => ({ ...line, storedUntil: '2026-12-03' })),
  };
  expect(describeCurrentState({ ...order, ownOrder }, now).replaceAll('\u00a0', ' ')).toBe('Посылку можно забирать до 3 декабря.');
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
