import type { OrderStatus } from '../../../platform/graphql/generated/graphql.ts';
import { cannedStatus } from '../../order-stage.canned.ts';
import { cannedOrder } from '../order.canned.ts';
import type { OrderLine } from './order-line.rules.ts';
import { groupUnits, hasProgress } from './unit-groups.rules.ts';

const now = Date.parse('2026-11-24T09:00:00.000Z');

const selectLines = (...units: NonNullable<Parameters<typeof cannedOrder>[0]['units']>) =>
  cannedOrder({ status: units[0] ?? 'AWAITING_PAY', units, payment: 'SUCCEEDED' }).publicOrder.orderProductItems;

const listTitles = (lines: readonly OrderLine[], at = now) => groupUnits(lines, at).map(({ title }) => title.replaceAll('\u00a0', ' '));

test('units at the same step of the same route share a group', () => {
  const [line] = selectLines('PAID_READY_TO_SEND');
  if (!line) throw new Error('the canned order has units');
  expect(groupUnits([line, { ...line, id: 'other' }], now)).toMatchObject([
    { title: 'До\u00a028\u00a0ноября', lines: [{ id: '0' }, { id: 'other' }] },
  ]);
});

test('units that differ in the time of their status, the expected day or the track code do not share a group', () => {
  const [line] = selectLines('PAID_READY_TO_SEND');
  if (!line) throw new Error('the canned order has units');
  const later = { ...line, statusHistory: line.statusHistory.map((step) => ({ ...step, createdAt: '2026-11-24T10:00:00.000Z' })) };
  expect(groupUnits([line, later, { ...line, trackCode: 'X1' }, { ...line, estimatedDeliveryDate: '2026-11-30' }], now)).toHaveLength(4);
});

const countGroupsWithStages = (...units: OrderStatus[]) => {
  const groups = groupUnits(selectLines(...units), now);
  return groups.filter((group) => hasProgress(group, groups)).length;
};

test('several groups of units display no stages while nothing has been purchased, sent or refunded', () => {
  expect(countGroupsWithStages('AWAITING_PAY', 'AWAITING_PAY')).toBe(0);
  expect(countGroupsWithStages('PAID_READY_TO_SEND', 'PAID_READY_TO_SEND')).toBe(0);
  expect(listTitles(selectLines('PAID_READY_TO_SEND', 'PAID_READY_TO_SEND'))).toEqual(['До 28 ноября', 'До 19 декабря']);
  expect(countGroupsWithStages('PAID_READY_TO_SEND', 'AWAITING_RESPONSE_FROM_SUPPLIER')).toBe(0);
  expect(countGroupsWithStages('PAID_READY_TO_SEND', 'PURCHASED_FROM_SELLER')).toBe(2);
  expect(countGroupsWithStages('PAID_READY_TO_SEND', 'ISSUED_REFUND')).toBe(1);
  expect(countGroupsWithStages('HANDED_OVER_FOR_DELIVERY', 'HANDED_OVER_FOR_DELIVERY')).toBe(2);
});

test('units in transit come before delivered and cancelled ones', () => {
  expect(listTitles(selectLines('DELIVERED', 'SHIPPED_TO_RUSSIA_STOCK_MEET'))).toEqual(['До 19 декабря', 'Получено 27 ноября']);
  expect(listTitles(selectLines('ISSUED_REFUND', 'SHIPPED_TO_RUSSIA_STOCK_MEET'))).toEqual(['До 19 декабря', 'Отменено']);
});

test('the title of units ready for pickup names the first day to collect them and, if there are several parcels, also the last day', () => {
  const [line] = selectLines('TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED');
  if (!line) throw new Error('the canned order has units');
  expect(listTitles([{ ...line, storedUntil: '2026-12-03' }])).toEqual(['Можно забрать с 26 ноября']);
  const parcels = ['2026-12-03', '2026-12-05'].map((storedUntil) => ({ ...line, id: storedUntil, trackCode: storedUntil, storedUntil }));
  expect(listTitles(parcels)).toEqual([
    'Можно забрать с 26 ноября, заберите до 3 декабря',
    'Можно забрать с 26 ноября, заберите до 5 декабря',
  ]);
});

test('the title of a unit that replaces an exchanged one says that until the unit is delivered', () => {
  const [line] = selectLines('PAID_READY_TO_SEND');
  const [delivered] = selectLines('DELIVERED');
  if (!line || !delivered) throw new Error('the canned order has units');
  expect(
    listTitles([
      { ...line, replacesId: '9' },
      { ...line, id: 'other' },
    ]),
  ).toEqual(['Вещь на замену, до 28 ноября', 'До 28 ноября']);
  expect(listTitles([{ ...delivered, replacesId: '9' }])).toEqual(['Получено 27 ноября']);
});

test('a unit that is being returned has its own group, whose title says by when to send it unless a courier collects it', () => {
  const [line] = selectLines('DELIVERED');
  if (!line) throw new Error('the canned order has units');
  const returning = {
    ...line,
    id: 'returning',
    ...{ returnRequestedAt: '2026-12-05T09:00:00.000Z', returnUntil: '2026-12-11T21:00:00.000Z', refundBy: '2026-12-15' },
  };
  const listTitlesWithReturn = (returnMethod: 'PICKUP_POINT' | 'POST' | 'COURIER') => listTitles([line, { ...returning, returnMethod }]);
  expect(listTitlesWithReturn('PICKUP_POINT')).toEqual(['Получено 27 ноября', 'Возвращаете, сдать до 11 декабря']);
  expect(listTitlesWithReturn('POST').at(1)).toBe('Возвращаете, отправить до 11 декабря');
  expect(listTitlesWithReturn('COURIER').at(1)).toBe('Возвращаете');
  expect(groupUnits([returning], now)).toMatchObject([{ state: 'returning' }]);
});

test('the title of returned units is «Возвращено», and with a cancelled unit in the group «Отменено и возвращено»', () => {
  const handedOver = { ...cannedStatus('HANDED_OVER_FOR_DELIVERY'), createdAt: '2026-11-23T09:00:00.000Z' };
  const [cancelled, returned] = selectLines('ISSUED_REFUND', 'ISSUED_REFUND').map((line, index) =>
    index === 1 ? { ...line, statusHistory: [handedOver, ...line.statusHistory] } : line,
  );
  if (!cancelled || !returned) throw new Error('the canned order has two units');
  expect(listTitles([returned])).toEqual(['Возвращено']);
  expect(listTitles([cancelled, returned])).toEqual(['Отменено и возвращено']);
});

test('the title of late units is «Обещали» followed by the expected day', () => {
  const late = Date.parse('2026-12-20T09:00:00.000Z');
  expect(listTitles(selectLines('ISSUED_REFUND', 'SHIPPED_TO_RUSSIA_STOCK_MEET'), late)[0]).toBe('Обещали до 19 декабря');
});
