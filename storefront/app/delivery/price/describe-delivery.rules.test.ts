import { describeDays, describePrices, describeSince } from './describe-delivery.rules.ts';

const normalizeSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  ['2026-11-02', '2026-11-05', '2–5 ноября'],
  ['2026-11-29', '2026-12-02', '29 ноября – 2 декабря'],
  ['2026-12-30', '2027-01-02', '30 декабря – 2 января'],
  ['2026-12-30', '2026-12-30', '30 декабря'],
])('a delivery from %s to %s is written «%s»', (from, to, text) => {
  expect(normalizeSpaces(describeDays({ from, to }))).toBe(text);
  expect(normalizeSpaces(describeSince(from))).toMatch(/^с \d+ (?:ноября|декабря)$/);
});

test('the lower of two delivery prices is displayed with «от», free pickup in words, and the only price without «от»', () => {
  expect(normalizeSpaces(describePrices({ courier: 88_500, pickup: 58_500 }))).toBe('от 585 ₽');
  expect(normalizeSpaces(describePrices({ courier: 88_500, pickup: 0 }))).toBe('бесплатно в пункт выдачи');
  expect(normalizeSpaces(describePrices({ courier: 88_500, pickup: null }))).toBe('885 ₽');
});
