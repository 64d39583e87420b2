import type { OrderStatus } from '../../../platform/graphql/generated/graphql.ts';
import { cannedStatus } from '../../order-stage.canned.ts';
import { cannedOrder } from '../order.canned.ts';
import { type OrderLine } from './order-line.rules.ts';
import { buildStages } from './stages.rules.ts';

const beforePromisedDay = Date.parse('2026-11-24T09:00:00.000Z');

/** Creates a unit with this status: with the index 0 from the shop's stock, with the index 1 from abroad. */
function createLine(index: 0 | 1, status: OrderStatus): OrderLine {
  const line = cannedOrder({ status, payment: 'SUCCEEDED' }).publicOrder.orderProductItems[index];
  if (!line) throw new Error('the canned order has two units');
  return line;
}

const readStages = (line: OrderLine, now = beforePromisedDay) =>
  buildStages(line, now).map(({ title, state, date, entries = [] }) =>
    [`${title} ${state}${date ? ` ${date}` : ''}`, ...entries.map((entry) => `${entry.title} ${entry.state}`)]
      .join(' | ')
      .replaceAll('\u00a0', ' '),
  );

test('a unit in stock has only the stages of ordering, delivery and receipt', () => {
  expect(readStages(createLine(0, 'PAID_READY_TO_SEND'))).toEqual([
    'Оформление current | Оформлен done | Принят и оплачен current',
    'Доставка coming | Передача в доставку coming',
    'Получение coming до 28 ноября',
  ]);
});

test('a unit from abroad also has the stages of purchase and of transit through customs to the warehouse', () => {
  expect(readStages(createLine(1, 'CUSTOMS_CLEARANCE_IN_TURKEY'))).toEqual([
    'Оформление done | Оформлен done | Принят и оплачен done',
    'Выкуп done | Продавец подтвердил наличие done | Выкуплен у продавца done',
    'Путь в Россию current | В логистическом центре done | Проходит таможню в Турции current | Выход с таможни coming | Отправка на склад в Россию coming | Приёмка на складе Meet coming',
    'Доставка coming | Подготовка к отправке coming | Передача в доставку coming',
    'Получение coming до 19 декабря',
  ]);
});

test('a unit of a supplier in Russia is on its way to the warehouse instead of to Russia', () => {
  const line = createLine(1, 'PURCHASED_FROM_SELLER');
  const domesticLine = {
    ...line,
    isFromAbroad: false,
    expectedSteps: line.expectedSteps.filter(({ status }) => !status.startsWith('CUSTOMS')),
  };
  expect(readStages(domesticLine)[2]).toBe(
    'Путь на склад coming | Логистический центр coming | Отправка на склад в Россию coming | Приёмка на складе Meet coming',
  );
});

test('a future step names its approximate day if it is known', () => {
  const [, , , sending] = buildStages(createLine(1, 'ACCEPTED_IN_RUSSIA_STOCK_MEET'), beforePromisedDay);
  expect(sending?.entries?.map(({ date }) => date)).toEqual(['около\u00a06\u00a0дек.', 'около\u00a013\u00a0дек.']);
  expect(sending?.entries?.[0]).toMatchObject({ state: 'coming', dateTime: '2026-12-06' });
  const [, unpaid] = buildStages(createLine(1, 'AWAITING_PAY'), beforePromisedDay);
  expect(unpaid?.entries).toEqual([{ title: 'Передача в\u00a0доставку', state: 'coming' }]);
});

test('the stages of a unit from abroad do not reveal its origin before the payment', () => {
  expect(readStages(createLine(1, 'AWAITING_PAY'))).toEqual([
    'Оформление current | Ожидает оплаты current',
    'Доставка coming | Передача в доставку coming',
    'Получение coming до 19 декабря',
  ]);
});

test('the last stage of a delivered unit is done, with the time of the delivery', () => {
  const last = buildStages(createLine(0, 'DELIVERED'), beforePromisedDay).at(-1);
  expect(last).toMatchObject({ state: 'done', entries: [{ title: 'Доставлен', state: 'done', dateTime: '2026-11-27T09:00:00.000Z' }] });
});

test('the stage of the receipt names no day once the expected day has ended in Moscow', () => {
  const line = createLine(0, 'PAID_READY_TO_SEND');
  expect(readStages(line, Date.parse('2026-11-28T20:59:00.000Z')).at(-1)).toBe('Получение coming до 28 ноября');
  expect(readStages(line, Date.parse('2026-11-28T21:00:00.000Z')).at(-1)).toBe('Получение coming новой даты пока нет');
});

test('the steps of a unit whose cancellation was undone are listed once, without the cancellation', () => {
  const line = createLine(0, 'PAID_READY_TO_SEND');
  const paid = '2026-11-23T10:00:00.000Z';
  const revived = {
    ...line,
    statusHistory: [
      ...line.statusHistory,
      { ...cannedStatus('CANCEL_PURCHASE'), createdAt: '2026-11-23T09:35:00.000Z' },
      { ...cannedStatus('PAID_READY_TO_SEND'), createdAt: paid },
    ],
  };
  expect(buildStages(revived, beforePromisedDay)[0]?.entries?.map(({ dateTime }) => dateTime)).toEqual(['2026-11-23T09:00:00.000Z', paid]);
});

test('the stage of the receipt names no day if the unit is ready for pickup', () => {
  const line = createLine(0, 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT');
  expect(readStages({ ...line, storedUntil: '2026-12-03' }).at(-1)).toBe('Получение coming');
});

test('if a unit has no further steps, its only stage names no expected day', () => {
  const line = { ...createLine(0, 'PAID_READY_TO_SEND'), expectedSteps: [] };
  expect(readStages(line)).toEqual(['Оформление current | Оформлен done | Принят и оплачен current']);
});
