import { cannedStatus } from '../order-stage.canned.ts';
import { cannedOrder } from './order.canned.ts';
import { findCommonText, hasPartList, listParts } from './order-parts.rules.ts';

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

test('the parts of an order say what comes when, and how far it is', () => {
  expect(readParts(cannedOrder(inTransit))).toEqual([
    'Кроссовки Slope 2 — до 28 ноября. Служба доставки везёт посылку.',
    'Куртка «Ветер» — до 19 декабря. Логистический центр готовит отправку на склад Meet.',
  ]);
});

test('a late part names its units, what was promised, and what its owner may do', () => {
  const order = cannedOrder(inTransit);
  const [sneakers] = readParts(order, late);
  expect(sneakers).toBe(
    'Кроссовки Slope 2 — задерживаемся. Обещали до 28 ноября, нового дня пока нет. Просим прощения. Служба доставки везёт посылку. Можно подождать или отказаться: вернём 8 900 ₽.',
  );
  expect(readParts({ ...order, ownOrder: null }, late)[0]).toMatch(/везёт посылку\.$/);
  // What has not been sent yet is cancelled, which may change the price of the delivery.
  const { ownOrder } = cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED' });
  if (!ownOrder) throw new Error('the canned order has an owner');
  const [first] = ownOrder.orderProductItems;
  const unsent = { ...order, ownOrder: { ...ownOrder, orderProductItems: first ? [{ ...first, moneyBack: 851_000 }] : [] } };
  expect(readParts(unsent, late)).toEqual([expect.stringMatching(/отказаться: вернём 8 510 ₽\.$/)]);
});

test('units of one part are named together, more than two by their number', () => {
  const order = cannedOrder({ status: 'HANDED_OVER_FOR_DELIVERY', payment: 'SUCCEEDED' });
  const [sneakers, jacket] = order.ownOrder?.orderProductItems ?? [];
  if (!order.ownOrder || !sneakers || !jacket) throw new Error('the canned order has an owner and two units');
  const sameDay = { ...jacket, estimatedDeliveryDate: sneakers.estimatedDeliveryDate };
  const bag = { ...sameDay, id: 'bag', productItem: sameDay.productItem && { ...sameDay.productItem, name: 'Сумка' } };
  const title = (...orderProductItems: (typeof jacket)[]) =>
    readParts({ ...order, ownOrder: order.ownOrder && { ...order.ownOrder, orderProductItems } })[0]?.split(' — ')[0];
  expect(title(sneakers, sameDay)).toBe('Кроссовки Slope 2 и Куртка «Ветер»');
  expect(title(sneakers, sameDay, bag)).toBe('Кроссовки Slope 2 и ещё 2 товара');
  expect(title({ ...sneakers, productItem: null })).toBe('Товар');
});

test('parts are listed if there are several or one is late, and their text once if it is the same', () => {
  const paid = listParts(cannedOrder({ status: 'PAID_READY_TO_SEND', payment: 'SUCCEEDED' }), now);
  expect([hasPartList(paid), findCommonText(paid)]).toEqual([true, 'Собираем на\u00a0складе Meet.']);
  const one = cannedOrder({ ...inTransit, units: ['HANDED_OVER_FOR_DELIVERY', 'ISSUED_REFUND'] });
  expect([now, late].map((at) => hasPartList(listParts(one, at)))).toEqual([false, true]);
  expect(findCommonText(listParts(one, late))).toBe('');
  expect(listParts(cannedOrder({ status: 'AWAITING_PAY', payment: 'NONE' }), now)).toEqual([]);
});

test('a part that can be collected says until when, and one whose delivery failed says so', () => {
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
