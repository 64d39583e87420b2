import { formatReviewDate } from './review-date.ts';

test.each([
  ['2026-11-12', '12\u00a0ноября 2026'],
  ['2026-11-02T22:30:00.000Z', '3\u00a0ноября 2026'],
  ['no date', ''],
])('formats %s in Moscow time', (iso, text) => {
  expect(formatReviewDate(iso)).toBe(text);
});
