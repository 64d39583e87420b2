import { cannedStatus } from '../../order-stage.canned.ts';
import { cannedOrder } from '../order.canned.ts';
import { findCommonText, listParts, listSummaries } from './order-parts.rules.ts';

type State = Parameters<typeof cannedOrder>[0];

const now = Date.parse('2026-11-26T09:00:00.000Z');
const late = Date.parse('2026-12-01T09:00:00.000Z');

const inTransit: State = {
  status: 'TRANSFERRED_TO_LOGISTICS_CENTER',
  units: ['HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_TO_LOGISTICS_CENTER'],
  payment: 'SUCCEEDED',
};
const readParts = (order: ReturnType<typeof cannedOrder>, at = now) =>
  listParts(order, at).map(({ title, text }) => `${title}. ${text}`.replaceAll('\u00a0', ' '));

test('each part of an order names its units, its expected day and its current step', () => {
  expect(readParts(cannedOrder(inTransit))).toEqual([
    'Кроссовки Slope 2 — до 28 ноября. Служба доставки везёт посылку. Курьер позвонит перед доставкой.',
    'Куртка «Ветер» — до 19 декабря. Логистический центр готовит отправку на склад Meet. Напишем, когда посылка будет на нашем складе в России.',
  ]);
});

test('a late part names its units, the promised day and what its owner may do', () => {
  const order = cannedOrder(inTransit);
  const [sneakers] = readParts(order, late);
  expect(sneakers).toBe(
    'Кроссовки Slope 2. Просим прощения: обещали до 28 ноября. Новый день появится на этой странице, отдельно о нём не пишем. Курьер позвонит перед доставкой. Можно подождать или отказаться: вернём 8 900 ₽ не позже чем через 10 дней.',
  );
  expect(listParts(order, late).map(({ isLate, declinableLine, trackUrl }) => [isLate, declinableLine?.id, trackUrl])).toEqual([
    [true, '0', expect.stringContaining('cdek.ru')],
    [false, undefined, null],
  ]);
  // If two units of a part are late, the shopper declines each in its own row.
  const [one] = order.ownOrder?.orderProductItems ?? [];
  const orderOfTwoLateUnits = order.ownOrder && one && { ...order.ownOrder, orderProductItems: [one, { ...one, id: 'other' }] };
  expect(listParts({ ...order, ownOrder: orderOfTwoLateUnits || null }, late)).toMatchObject([
    { declineFormId: '0', lines: { length: 2 } },
  ]);
  expect(readParts({ ...order, ownOrder: null }, late)[0]).toMatch(
    /обещали до 28 ноября\. Новый день появится на этой странице, отдельно о нём не пишем\.$/,
  );
  // Declining a unit that has not been sent yet cancels the unit, which may change the price of the delivery.
  const { ownOrder } = cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED' });
  if (!ownOrder) throw new Error('the canned order has an owner');
  const [first] = ownOrder.orderProductItems;
  const unsent = { ...order, ownOrder: { ...ownOrder, orderProductItems: first ? [{ ...first, moneyBack: 851_000 }] : [] } };
  expect(readParts(unsent, late)).toEqual([expect.stringMatching(/отказаться: вернём 8 510 ₽ не позже чем через 10 дней\.$/)]);
  expect(listParts(unsent, late).map(({ declineFormId }) => declineFormId)).toEqual(['cancel']);
});

test('the title of a part names one or two units, or one and the number of the others if there are more', () => {
  const order = cannedOrder({ status: 'HANDED_OVER_FOR_DELIVERY', payment: 'SUCCEEDED' });
  const [sneakers, jacket] = order.ownOrder?.orderProductItems ?? [];
  if (!order.ownOrder || !sneakers || !jacket) throw new Error('the canned order has an owner and two units');
  const sameDay = { ...jacket, estimatedDeliveryDate: sneakers.estimatedDeliveryDate };
  const bag = { ...sameDay, id: 'bag', productItem: sameDay.productItem && { ...sameDay.productItem, name: 'Сумка' } };
  const readTitle = (...orderProductItems: (typeof jacket)[]) =>
    readParts({ ...order, ownOrder: order.ownOrder && { ...order.ownOrder, orderProductItems } })[0]?.split(' — ')[0];
  expect(readTitle(sneakers, sameDay)).toBe('Кроссовки Slope 2 и Куртка «Ветер»');
  expect(readTitle(sneakers, sameDay, bag)).toBe('Кроссовки Slope 2 и ещё 2 товара');
  expect(readTitle({ ...sneakers, productItem: null })).toBe('Товар');
});

const readSummaries = (order: ReturnType<typeof cannedOrder>, at = now) =>
  listSummaries(order, at).map(({ title, text }) => `${title}. ${text}`.replaceAll('\u00a0', ' ').trim());

test('the summaries list the parts of a paid order if there are several or the only one is late, without a text that all share', () => {
  const paid = cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED' });
  expect(findCommonText(listParts(paid, now))).toBe('Собираем на\u00a0складе Meet.');
  expect(readSummaries(paid)).toEqual(['Кроссовки Slope 2 — до 28 ноября.', 'Куртка «Ветер» — до 19 декабря.']);
  const order = cannedOrder(inTransit);
  const [sneakers] = order.ownOrder?.orderProductItems ?? [];
  const single = { ...order, ownOrder: order.ownOrder && { ...order.ownOrder, orderProductItems: sneakers ? [sneakers] : [] } };
  expect([now, late].map((at) => readSummaries(single, at).length)).toEqual([0, 1]);
  expect(findCommonText(listParts(single, late))).toBe('');
  expect(readSummaries(cannedOrder({ status: 'AWAITING_PAY', payment: 'NONE' }))).toEqual([]);
});

test('the summaries of an order name its units that have arrived, were cancelled or are being returned', () => {
  const state = { status: 'CUSTOMS_CLEARANCE_IN_TURKEY', payment: 'SUCCEEDED' } as const;
  const arrived = cannedOrder({ ...state, units: ['DELIVERED', state.status] });
  expect(readSummaries(arrived).at(1)).toBe('Кроссовки Slope 2 — у вас с 27 ноября.');
  expect(readSummaries({ ...arrived, ownOrder: null }).at(1)).toBe('Кроссовки Slope 2 — у получателя с 27 ноября.');
  const cancelled = cannedOrder({ ...state, units: ['ISSUED_REFUND', state.status] });
  const withFirst = (order: typeof cancelled, changes: object) => ({
    ...order,
    ownOrder: order.ownOrder && {
      ...order.ownOrder,
      orderProductItems: order.ownOrder.orderProductItems.map((line, index) => (index === 0 ? { ...line, ...changes } : line)),
    },
  });
  expect(readSummaries(withFirst(cancelled, { cancelReason: 'SUPPLIER_REFUSED' })).at(1)).toBe(
    'Кроссовки Slope 2 — не приедет. Продавец не подтвердил наличие, просим прощения. Вернули 8 900 ₽.',
  );
  expect(readSummaries({ ...cancelled, ownOrder: null })).toEqual([]);
  const delivered = cannedOrder({ status: 'DELIVERED', payment: 'SUCCEEDED' });
  expect(readSummaries(delivered)).toEqual([]);
  const request = { returnRequestedAt: '2026-12-05T09:00:00.000Z', returnMethod: 'PICKUP_POINT', refundBy: '2026-12-15' };
  expect(readSummaries(withFirst(delivered, request))).toEqual([
    'Кроссовки Slope 2 — возвращаете. Сдайте до 11 декабря, деньги вернём не позже 15 декабря.',
  ]);
});

test('a part to collect names the last day of storage, and a part whose delivery attempt has failed describes the failure', () => {
  const order = cannedOrder({ status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', payment: 'SUCCEEDED' });
  const [line] = order.ownOrder?.orderProductItems ?? [];
  if (!order.ownOrder || !line) throw new Error('the canned order has an owner and units');
  const handedOver = { ...line, ...cannedStatus('HANDED_OVER_FOR_DELIVERY'), id: 'failed' };
  const failed = { ...handedOver, parcel: { problem: 'ATTEMPT_FAILED', statusAt: '2026-11-26T09:00:00.000Z' } as const };
  const ownOrder = { ...order.ownOrder, orderProductItems: [{ ...line, storedUntil: '2026-12-03' }, failed] };
  expect(readParts({ ...order, ownOrder })).toEqual([
    'Кроссовки Slope 2 — заберите до 3 декабря. Посылку можно забирать.',
    'Кроссовки Slope 2 — до 28 ноября. Вручить посылку не получилось. Служба доставки попробует ещё раз.',
  ]);
});
