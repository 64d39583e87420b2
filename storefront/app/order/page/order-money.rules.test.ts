import { cannedStatus } from '../order-stage.canned.ts';
import type { OwnOrder } from './displayed-order.rules.ts';
import { cannedOrder } from './order.canned.ts';
import { computeRemainingAmounts, describeCancellation, describeUnitRefund } from './order-money.rules.ts';

const toFullOrder = (status: OwnOrder['status']): OwnOrder => {
  const { ownOrder } = cannedOrder({ status, payment: 'SUCCEEDED' });
  if (!ownOrder) throw new Error('the canned order has no owner');
  return ownOrder;
};
const paid = toFullOrder('PAID_READY_TO_SEND');

test('the sums are those of the remaining units', () => {
  const remainder = { ...paid.remainder, units: 1, goods: 459_000, discount: 0, totalPrice: 547_500, cashback: 200, cashbackToCome: 137 };
  expect(computeRemainingAmounts({ ...paid, remainder })).toEqual({
    count: 1,
    goods: 459_000,
    discount: 0,
    promo: 0,
    bonuses: 0,
    delivery: 88_500,
    total: 547_500,
    cashback: 137,
  });
});

test('an ended order shows its original sums, and no cashback', () => {
  const ended = toFullOrder('CANCEL_PURCHASE');
  expect(computeRemainingAmounts(ended)).toMatchObject({ count: 2, goods: ended.goods, total: ended.totalPrice, cashback: 0 });
});

test('an ended unit says what is refunded', () => {
  const line = { moneyBack: 408_400, bonuses: 106 };
  const readEnd = (of: OwnOrder, status: OwnOrder['status']) =>
    describeUnitRefund(of, { ...line, status, statusHistory: [] }).replaceAll('\u00a0', ' ');
  expect(readEnd(paid, 'CANCEL_PURCHASE')).toBe('4 084 ₽ и 106 бонусов возвращаются');
  expect(readEnd(paid, 'ISSUED_REFUND')).toBe('4 084 ₽ и 106 бонусов возвращены');
  expect(readEnd({ ...paid, paid: false }, 'CANCEL_PURCHASE')).toBe('');
});

test('a unit returned after its delivery is called returned, not cancelled', () => {
  const statusHistory = ['HANDED_OVER_FOR_DELIVERY', 'DELIVERED', 'ISSUED_REFUND'] as const;
  const returned = {
    ...cannedStatus('ISSUED_REFUND'),
    statusHistory: statusHistory.map((status) => ({ ...cannedStatus(status), createdAt: '2026-11-24T09:00:00.000Z' })),
    moneyBack: 408_400,
    bonuses: 0,
  };
  expect(describeUnitRefund(paid, returned).replaceAll('\u00a0', ' ')).toBe('Возврат оформлен, вернули 4 084 ₽');
  expect(describeUnitRefund({ ...paid, paid: false }, returned)).toBe('Возврат оформлен');
});

test('a unit that may be cancelled says what is refunded, and what the delivery of the others then costs', () => {
  const readCancellation = (line: Parameters<typeof describeCancellation>[0]) => describeCancellation(line).replaceAll('\u00a0', ' ');
  expect(readCancellation({ soldPrice: 408_400, moneyBack: 408_400, bonuses: 106 })).toBe(
    'Вернём 4 084 ₽ и 106 бонусов. Остальное приедет, как обещали.',
  );
  expect(readCancellation({ soldPrice: 408_400, moneyBack: 369_400, bonuses: 0 })).toBe(
    'Вернём 3 694 ₽. Доставка остальных товаров больше не будет бесплатной: удержим 390 ₽. Остальное приедет, как обещали.',
  );
});
