import { formatReviewDate } from './review-date.ts';

test.each([
  ['lv-LV', '2026. gada 12. novembris'],
  ['kk-KZ', '2026 ж. 12 қараша'],
  ['lt-LT', '2026 m. lapkričio 12 d.'],
])('the date of a review in %s includes its month', (language, text) => {
  const date = formatReviewDate('2026-11-12', { language, currency: 'EUR', timeZone: 'Europe/Riga' });
  expect(date.replace(/\s/g, ' ')).toBe(text);
});

test.each([
  ['2026-11-12', '12\u00a0ноября 2026'],
  ['2026-11-02T22:30:00.000Z', '3\u00a0ноября 2026'],
])('formatReviewDate formats %s in Moscow time as «%s»', (iso, text) => {
  expect(formatReviewDate(iso)).toBe(text);
});

test('formatReviewDate formats an invalid date as an empty text', () => {
  expect(formatReviewDate('no date')).toBe('');
});

test.each([
  ['2026-11-12', 'November 12, 2026'],
  ['2026-11-12T02:00:00Z', 'November 11, 2026'],
])('formatReviewDate formats %s in New York time as «%s»', (iso, text) => {
  const date = formatReviewDate(iso, { language: 'en-US', currency: 'USD', timeZone: 'America/New_York' });
  expect(date.replace(/\s/g, ' ')).toBe(text);
});
