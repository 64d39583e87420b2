import { describeBlockingOrder } from './DeletionSection.tsx';

const now = new Date('2026-11-20T09:00:00.000Z');
const order = { id: '1', number: 1, isPaid: false, until: null };
const readText = (overrides: object) => describeBlockingOrder({ ...order, ...overrides }, now).replaceAll('\u00a0', ' ');

test.each([
  ['an unpaid order', 'не оплачен, сам отменится в 15:32 по Москве', { until: '2026-11-20T12:32:00.000Z' }],
  [
    'an unpaid order that will be cancelled tomorrow',
    'не оплачен, сам отменится в 11:05 21 ноября по Москве',
    { until: '2026-11-21T08:05:00.000Z' },
  ],
  ['an unpaid order past its deadline', 'не оплачен, вот-вот отменится', {}],
  ['a paid order', 'в пути, будет у вас до 12 декабря 2026', { isPaid: true, until: '2026-12-12T21:00:00.000Z' }],
  ['a paid order without an expected day', 'в пути, но задерживается', { isPaid: true }],
])('as a reason against deleting the account, %s is described as «%s»', (_, expected, overrides) => {
  expect(readText(overrides)).toBe(expected);
});
