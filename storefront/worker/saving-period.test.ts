import { SavingPeriod } from './saving-period.ts';

test('a page that was displayed before the current saving period began may not be saved', () => {
  const period = new SavingPeriod();
  expect(period.isCurrent(5)).toBe(true);
  const before = period.current;
  period.begin(10);
  expect(period.current).not.toBe(before);
  expect([period.isCurrent(9), period.isCurrent(10), period.isCurrent(11)]).toEqual([false, true, true]);
});
