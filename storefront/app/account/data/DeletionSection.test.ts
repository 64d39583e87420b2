import { describeBlockingOrder } from './DeletionSection.tsx';

const now = new Date('2026-11-20T09:00:00.000Z');
const order = { id: '1', number: 1, isPaid: false, until: null };
const readText = (overrides: object) => describeBlockingOrder({ ...order, ...overrides }, now).replaceAll('\u00a0', ' ');

test.each([
  [
    'an unpaid order is described with the time of its cancellation',
    { until: '2026-11-20T12:32:00.000Z' },
    'не оплачен, сам отменится в 15:32 по Москве',
  ],
  [
    'an unpaid order that will be cancelled tomorrow is described with the day too',
    { until: '2026-11-21T08:05:00.000Z' },
    'не оплачен, сам отменится в 11:05 21 ноября по Москве',
  ],
  ['an unpaid order past its deadline is described as about to be cancelled', {}, 'не оплачен, вот-вот отменится'],
  [
    'a paid order is described with its expected day',
    { isPaid: true, until: '2026-12-12T21:00:00.000Z' },
    'в пути, будет у вас до 12 декабря 2026',
  ],
  ['a paid order without an expected day is described as late', { isPaid: true }, 'в пути, но задерживается'],
])('%s', (_, overrides, expected) => {
  expect(readText(overrides)).toBe(expected);
});
