import type { OrderStatus } from '../../platform/graphql/generated/graphql.ts';
import { cannedStatus } from '../order-stage.canned.ts';
import { countCancelled, describeOrder } from './order-texts.rules.ts';
import { cannedListedOrder } from './orders.canned.ts';

const now = new Date('2026-11-23T12:05:00.000Z');

const createOrder = (status: OrderStatus, options: Partial<Parameters<typeof cannedListedOrder>[0]> = {}) =>
  cannedListedOrder({ number: 1, status, createdAt: '2026-11-09T09:00:00.000Z', pictures: ['one', 'two'], totalPrice: 100, ...options });

const readTexts = (order: ReturnType<typeof createOrder>) => Object.values(describeOrder(order, now)).join('|').replaceAll('\u00a0', ' ');

/** Creates an order whose second unit has another status and is expected later than the first. */
function createMixedOrder(firstStatus: OrderStatus, secondStatus: OrderStatus) {
  const order = createOrder(firstStatus);
  const [firstLine] = order.orderProductItems;
  const [, laterLine] = createOrder(firstStatus, { day: '2026-12-19' }).orderProductItems;
  const secondLine = laterLine && { ...laterLine, ...cannedStatus(secondStatus) };
  return { ...order, orderProductItems: [firstLine, secondLine].filter((line) => line !== undefined) };
}

test('the text of an order in transit names the expected day', () => {
  expect(readTexts(createOrder('SHIPPED_TO_RUSSIA_STOCK_MEET'))).toBe('Едет на склад в Россию|, будет у вас до 2 декабря|open');
});

test('the expected day of an order is that of its last unit that is neither cancelled nor delivered', () => {
  expect(readTexts(createMixedOrder('HANDED_OVER_FOR_DELIVERY', 'SHIPPED_TO_RUSSIA_STOCK_MEET'))).toContain('до 19 декабря');
  expect(readTexts(createMixedOrder('HANDED_OVER_FOR_DELIVERY', 'CANCEL_PURCHASE'))).toContain('до 2 декабря');
  expect(readTexts(createMixedOrder('HANDED_OVER_FOR_DELIVERY', 'DELIVERED'))).toContain('до 2 декабря');
});

test('the text of a delivered order names the day of delivery', () => {
  expect(readTexts(createOrder('DELIVERED', { day: '2026-10-04' }))).toBe('Доставлен| 4 октября|success');
});

test('the title of an order with an exchange under way is that of the exchange, and its date is the day of the replacement', () => {
  const exchanged = createMixedOrder('PAID_READY_TO_SEND', 'ARRANGED_EXCHANGE');
  expect(readTexts(exchanged)).toBe('Обмен оформлен|, замена будет у вас до 2 декабря|open');
  expect(readTexts({ ...exchanged, ...cannedStatus('DELIVERED') })).toBe('Доставлен||success');
});

test('the text of an unpaid order names the payment deadline while the order can be paid, and no day of delivery', () => {
  const payUntil = '2026-11-23T12:32:00.000Z';
  expect(readTexts(createOrder('AWAITING_PAY', { order: { canPay: true, payUntil } }))).toBe('Ожидает оплаты| до 15:32 по Москве|open');
  expect(readTexts(createOrder('AWAITING_PAY', { order: { canPay: false, payUntil } }))).toBe('Ожидает оплаты||open');
  expect(readTexts(createOrder('AWAITING_CALL'))).toBe('Ждёт звонка менеджера||open');
});

test('the text of a cancelled or refunded order names the day on which it ended, and no day of delivery', () => {
  expect(readTexts(createOrder('CANCEL_PURCHASE', { day: '2026-11-12' }))).toBe('Отменён| 12 ноября|ended');
  expect(readTexts(createOrder('ISSUED_REFUND', { day: '2026-11-14' }))).toBe('Деньги возвращены| 14 ноября|ended');
});

test('the cancelled or refunded units of an order are counted only if the order has other units too', () => {
  expect(countCancelled(createMixedOrder('DELIVERED', 'ISSUED_REFUND'))).toBe(1);
  expect(countCancelled(createOrder('CANCEL_PURCHASE'))).toBe(0);
  expect(countCancelled(createOrder('DELIVERED'))).toBe(0);
});

test('an order whose parcels are all returning has the title «Возвращается на склад» and names no day', () => {
  const ready = createOrder('TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT');
  const withParcel = (...problems: ('RETURNING' | 'ATTEMPT_FAILED' | null)[]) => ({
    ...ready,
    orderProductItems: ready.orderProductItems.map((line, index) => ({
      ...line,
      storedUntil: index === 0 ? '2026-12-03' : '2026-12-05',
      parcel: { problem: problems[index] ?? null, statusAt: null },
    })),
  });
  expect(readTexts(withParcel('RETURNING', 'RETURNING'))).toBe('Возвращается на склад||open');
  expect(readTexts(withParcel('RETURNING', null))).toBe('Можно забирать| до 5 декабря|success');
  expect(readTexts(withParcel('ATTEMPT_FAILED', 'ATTEMPT_FAILED'))).toBe('Можно забирать| до 3 декабря|success');
});

test('the text of an order ready for pickup names the last day of storage if that is known', () => {
  const ready = createOrder('TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT');
  expect(readTexts(ready)).toBe('Можно забирать||success');
  const orderProductItems = ready.orderProductItems.map((line) => ({ ...line, storedUntil: '2026-12-03' }));
  expect(readTexts({ ...ready, orderProductItems })).toBe('Можно забирать| до 3 декабря|success');
});
