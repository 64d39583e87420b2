import { findYear } from './year.server.ts';

test('the year in the footer changes in Moscow time', () => {
  expect(findYear(new Date('2026-12-31T20:59:59Z'))).toBe(2026);
  expect(findYear(new Date('2026-12-31T21:00:00Z'))).toBe(2027);
});
