import { jest } from '@jest/globals';
import { formatMoney } from './money-format.ts';

test('formatMoney leaves out zero kopecks and writes no-break spaces', () => {
  expect(formatMoney(1_249_000)).toBe('12\u00a0490\u00a0₽');
  expect(formatMoney(0)).toBe('0\u00a0₽');
});

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -100])('formatMoney formats %p as an em dash', (invalidAmount) => {
  expect(formatMoney(invalidAmount)).toBe('—');
});

test('equal locales share one number format, although a server creates a locale for every request', () => {
  const createLocale = () => ({ language: 'de-AT', currency: 'EUR', timeZone: 'Europe/Vienna' });
  formatMoney(100, createLocale());
  const constructorSpy = jest.spyOn(Intl, 'NumberFormat');
  formatMoney(100, createLocale());
  expect(constructorSpy).not.toHaveBeenCalled();
  constructorSpy.mockRestore();
});
