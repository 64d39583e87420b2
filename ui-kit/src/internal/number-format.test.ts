import { jest } from '@jest/globals';
import { shopLocale } from '../locale/shop-locale.ts';
import { formatMoney, parseNumber } from './number-format.ts';

test.each([
  ['ru-RU', '12\u00a0490,5', 12_490.5],
  ['en-GB', '12,490.5', 12_490.5],
  ['de-DE', '12.490,5', 12_490.5],
  ['ru-RU', '1.5', 1.5],
  ['ru-RU', '\u2212 3', -3],
  ['ru-RU', '1 300 \u20bd', 1300],
])('in the language %s, the typed text «%s» is the number %d', (language, text, number) => {
  expect(parseNumber(text, { ...shopLocale, language })).toBe(number);
});

test.each(['', '\u2014', '1-2'])('the typed text «%s» is no number', (text) => {
  expect(parseNumber(text, shopLocale)).toBeNull();
});

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
