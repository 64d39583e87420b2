import type { OwnOrder } from './displayed-order.rules.ts';
import { cannedOrder } from './order.canned.ts';
import {
  chooseTotalLabel,
  computeAmounts,
  computeTotalAfterRefunds,
  describeDeliveryRefund,
  describePendingRefund,
  describeUnitRefund,
  listRefundRows,
} from './order-money.rules.ts';

const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const toFullOrder = (status: OwnOrder['status'], full: Partial<OwnOrder> = {}): OwnOrder => {
  const { ownOrder } = cannedOrder({ status, payment: 'SUCCEEDED', full });
  if (!ownOrder) throw new Error('the canned order has no owner');
  return ownOrder;
};
const paid = toFullOrder('PAID_READY_TO_SEND');
const remainder = { ...paid.remainder, units: 1, goods: 989_000, totalPrice: 978_500, cashback: 267, cashbackToCome: 267 };

test('the amounts of a paid order add up to the paid total, and its refund rows lead from there to the remaining total', () => {
  const order = { ...paid, remainder, due: { money: 459_000, bonuses: 0 }, refunded: 459_000 };
  expect(computeAmounts(order)).toEqual({
    count: 2,
    goods: 1_448_000,
    discount: 99_000,
    promo: 0,
    bonuses: 0,
    delivery: 88_500,
    total: 1_437_500,
  });
  const readRows = (ownOrder: OwnOrder) => listRefundRows(ownOrder).map(({ label, value }) => normalizeSpaces(`${label} ${value}`));
  expect(readRows(order)).toEqual(['Возвращено −4 590 ₽']);
  expect(readRows({ ...order, refunded: 0 })).toEqual(['Вернём −4 590 ₽']);
  expect(readRows({ ...order, refunded: 100_000 })).toEqual(['Возвращено −1 000 ₽', 'Вернём −3 590 ₽']);
  expect(readRows(paid)).toEqual([]);
  expect(computeTotalAfterRefunds(order)).toBe(978_500);
});

test('if a unit was cancelled without a refund, the amounts of the order are those of the remaining units', () => {
  expect(computeAmounts({ ...paid, remainder })).toMatchObject({ count: 1, goods: 989_000, total: 978_500 });
});

test('an ended order has its original amounts and no refund rows', () => {
  const ended = toFullOrder('CANCEL_PURCHASE');
  expect(computeAmounts(ended)).toMatchObject({ count: 2, goods: ended.goods, total: ended.totalPrice });
  expect(listRefundRows(ended)).toEqual([]);
});

test('the text of a pending refund says where the money and the bonuses go', () => {
  expect(normalizeSpaces(describePendingRefund(890_000, 106))).toBe(
    '8 900 ₽ вернём на карту или счёт, с которых вы платили, 106 бонусов — на бонусный счёт',
  );
  expect(normalizeSpaces(describePendingRefund(0, 106))).toBe('106 бонусов вернём на бонусный счёт');
});

test('the text of an ended unit of a paid order says what is refunded, where to and, unless there were several refunds, when', () => {
  const line = { moneyBack: 408_400, bonuses: 106 };
  const readRefund = (ownOrder: OwnOrder, status: OwnOrder['status']) => normalizeSpaces(describeUnitRefund(ownOrder, { ...line, status }));
  expect(readRefund(paid, 'CANCEL_PURCHASE')).toBe(
    '4 084 ₽ вернём на карту или счёт, с которых вы платили, 106 бонусов — на бонусный счёт, не позже чем через 10 дней.',
  );
  expect(readRefund({ ...paid, paid: false }, 'CANCEL_PURCHASE')).toBe('');
  const { orderProductItems } = toFullOrder('ISSUED_REFUND');
  const refunded = { ...paid, refundedAt: '2026-11-25T09:00:00.000Z', orderProductItems: orderProductItems.slice(1) };
  expect(readRefund(refunded, 'ISSUED_REFUND')).toBe(
    'Вернули 4 084 ₽ 25 ноября на карту или счёт, с которых вы платили, 106 бонусов — на бонусный счёт. Банк может зачислять деньги несколько дней.',
  );
  // If there were several refunds, only the day of the last one is known.
  expect(readRefund({ ...refunded, orderProductItems }, 'ISSUED_REFUND')).toBe(
    'Вернули 4 084 ₽ на карту или счёт, с которых вы платили, 106 бонусов — на бонусный счёт. Банк может зачислять деньги несколько дней.',
  );
});

test("once the whole order has ended, the text about a unit's refund names the amount, but neither its destination nor its day", () => {
  const line = { moneyBack: 408_400, bonuses: 106 };
  const readText = (status: 'CANCEL_PURCHASE' | 'ISSUED_REFUND') =>
    normalizeSpaces(describeUnitRefund(toFullOrder(status), { ...line, status }));
  expect([readText('CANCEL_PURCHASE'), readText('ISSUED_REFUND')]).toEqual([
    'Вернём 4 084 ₽ и 106 бонусов',
    'Вернули 4 084 ₽ и 106 бонусов',
  ]);
});

test('the refund of the delivery is described if the order has ended without being sent', () => {
  const { ownOrder } = cannedOrder({ status: 'ISSUED_REFUND', payment: 'REFUNDED', full: { refunded: 1_437_500 } });
  if (!ownOrder) throw new Error('the canned order has no owner');
  const readText = (order: OwnOrder) => normalizeSpaces(describeDeliveryRefund(order));
  expect(readText(ownOrder)).toBe('Доставка: вернули 885 ₽');
  expect(readText({ ...ownOrder, refunded: 0 })).toBe('Доставка: вернём 885 ₽');
  // The delivery of an order that was sent is not refunded.
  expect(readText({ ...ownOrder, due: { money: 1_349_000, bonuses: 0 } })).toBe('');
  expect(readText(paid)).toBe('');
});

test.each([
  ['AWAITING_PAY', 'NONE', 'К\u00a0оплате'],
  ['PAID_READY_TO_SEND', 'SUCCEEDED', 'Оплачено'],
  ['CANCEL_PURCHASE', 'NONE', 'Сумма заказа'],
  ['CANCEL_PURCHASE', 'SUCCEEDED', 'Сумма заказа'],
  ['CANCEL_PURCHASE', 'REFUNDED', 'Возвращено'],
  ['ISSUED_REFUND', 'REFUNDED', 'Возвращено'],
] as const)('the total of an order with the status %s and the payment state %s is labelled «%s»', (status, payment, label) => {
  expect(chooseTotalLabel(cannedOrder({ status, payment }), false)).toBe(label);
});

test('while the page waits for the bank, the label of the total says that the payment is being checked', () => {
  const order = cannedOrder({ status: 'AWAITING_PAY', payment: 'PENDING' });
  expect([true, false].map((waits) => chooseTotalLabel(order, waits))).toEqual(['Проверяем оплату', 'К\u00a0оплате']);
});
