import { formatDeliveryDates } from './delivery-dates.rules.ts';

const datesOn = (now: string) => {
  const { FAST, SLOW } = formatDeliveryDates(new Date(now));
  return [FAST, SLOW].map((dates) => dates.replaceAll('\u00a0', ' '));
};

test.each([
  ['within one month', '2026-11-01T09:00:00Z', '2–5 ноября', '15–26 ноября'],
  ['across the end of a month', '2026-11-28T09:00:00Z', '29 ноября – 2 декабря', '12–23 декабря'],
  ['across the end of the year', '2026-12-29T09:00:00Z', '30 декабря – 2 января', '12–23 января'],
  ['across the end of February in a leap year', '2028-02-27T09:00:00Z', '28 февраля – 2 марта', '12–23 марта'],
])('two delivery dates share the name of the month, or each has its own: fast delivery %s', (_case, now, fast, slow) => {
  expect(datesOn(now)).toEqual([fast, slow]);
});

test('delivery dates count from the day in Moscow, whatever the time zone of the server', () => {
  expect(datesOn('2026-11-01T20:59:59Z')[0]).toBe('2–5 ноября');
  expect(datesOn('2026-11-01T21:00:00Z')[0]).toBe('3–6 ноября');
});

test('no line break can separate the day of a delivery date from its month', () => {
  expect(formatDeliveryDates(new Date('2026-11-28T09:00:00Z')).FAST).toBe('29\u00a0ноября\u00a0– 2\u00a0декабря');
});
