import { cannedOrder } from './page/order.canned.ts';
import { findPickup } from './page/pickup.rules.ts';
import { describeCurrentState } from './page/state/current-state.rules.ts';
import { chooseHeadline } from './page/state/order-headline.rules.ts';
import { buildStages } from './page/unit/stages.rules.ts';
import { groupUnits } from './page/unit/unit-groups.rules.ts';

type ParcelProblem = NonNullable<NonNullable<ReturnType<typeof cannedOrder>['ownOrder']>['orderProductItems'][number]['parcel']>['problem'];

const now = Date.parse('2026-11-27T09:00:00.000Z');

/** Creates a paid order whose parcels are ready for pickup. `problems` are those of the units' parcels, in the order of the units. */
function createOrder(...problems: ParcelProblem[]) {
  const order = cannedOrder({ status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', payment: 'SUCCEEDED' });
  const lines = order.ownOrder?.orderProductItems ?? [];
  const orderProductItems = lines.map((line, index) => ({
    ...line,
    storedUntil: '2026-12-03',
    parcel: { problem: problems[index] ?? null, statusAt: '2026-11-26T09:00:00.000Z' },
  }));
  return { ...order, ownOrder: order.ownOrder && { ...order.ownOrder, orderProductItems } };
}

const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['NOT_DELIVERED', 'Не вручён', 'Служба доставки не смогла вручить посылку и вернёт её на склад Meet.'],
  ['RETURNING', 'Возвращается на склад', 'Посылку не вручили, она едет обратно на склад Meet.'],
  ['RETURNED', 'Вернулся на склад', 'Посылку не вручили, она вернулась на склад Meet.'],
  ['CANCELLED', 'Отправка отменена', 'Служба доставки отменила отправку, посылка осталась на складе Meet.'],
] as const)('the heading, text, unit groups and stages of an order name the problem %s of its parcels', (problem, title, text) => {
  const order = createOrder(problem, problem);
  const headline = chooseHeadline(order, { isBackFromPayment: false, now });
  expect({ ...headline, title: normalizeSpaces(headline.title) }).toEqual({ tone: 'declined', title, text: '' });
  expect(normalizeSpaces(describeCurrentState(order, now))).toMatch(new RegExp(`^${text} .*свяжемся с вами`));
  const lines = order.ownOrder?.orderProductItems ?? [];
  const groups = groupUnits(lines, now);
  expect(groups.map((group) => normalizeSpaces(group.title))).toEqual([title, title]);
  const stages = lines.map((line) => buildStages(line, now));
  for (const steps of stages) {
    expect(steps.at(-1)).toMatchObject({ title: 'Доставка', state: 'current' });
    expect(steps.at(-1)?.entries?.at(-1)).toMatchObject({ title: headline.title, state: 'current', dateTime: '2026-11-26T09:00:00.000Z' });
  }
});

test('the text of an order names a failed delivery attempt, and the order can still be collected until the last day of storage', () => {
  const order = createOrder('ATTEMPT_FAILED', 'ATTEMPT_FAILED');
  expect(normalizeSpaces(chooseHeadline(order, { isBackFromPayment: false, now }).title)).toBe('Можно забирать до 3 декабря');
  expect(normalizeSpaces(describeCurrentState(order, now))).toBe('Вручить посылку не получилось. Служба доставки попробует ещё раз.');
  expect(order.ownOrder && findPickup({ ...order.ownOrder, cdekDelivery: point })).not.toBeNull();
});

test('if one of two parcels is returning, only the title of the group of its units says that', () => {
  const order = createOrder('RETURNING', null);
  expect(normalizeSpaces(chooseHeadline(order, { isBackFromPayment: false, now }).title)).toBe('Можно забирать до 3 декабря');
  expect(describeCurrentState(order, now)).toBe('');
  const groups = groupUnits(order.ownOrder?.orderProductItems ?? [], now);
  expect(groups.map(({ title }) => normalizeSpaces(title))).toEqual(['Возвращается на склад', 'Можно забрать с 3 декабря']);
});

const point = {
  kind: 'PVZ',
  address_full: 'Казань, ул. Щапова, 26',
  hours: '',
  directions: '',
  phone: '',
  latitude: null,
  longitude: null,
} as const;

test('a returning parcel cannot be collected, and only the owner of the order sees that it is returning', () => {
  const { ownOrder, publicOrder } = createOrder('RETURNING', 'RETURNING');
  expect(ownOrder && findPickup({ ...ownOrder, cdekDelivery: point })).toBeNull();
  expect(normalizeSpaces(chooseHeadline({ publicOrder, ownOrder: null }, { isBackFromPayment: false, now }).title)).toBe('Можно забирать');
});

test('the heading of a delivered order names no earlier problem of its parcels', () => {
  const order = cannedOrder({ status: 'DELIVERED', payment: 'SUCCEEDED' });
  const lines = order.ownOrder?.orderProductItems ?? [];
  const parcel = { problem: 'RETURNED', statusAt: '2026-11-26T09:00:00.000Z' } as const;
  const ownOrder = order.ownOrder && { ...order.ownOrder, orderProductItems: lines.map((line) => ({ ...line, parcel })) };
  expect(chooseHeadline({ ...order, ownOrder }, { isBackFromPayment: false, now })).toMatchObject({ tone: 'success', title: 'Доставлен' });
});
