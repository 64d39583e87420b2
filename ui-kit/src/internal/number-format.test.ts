import { jest } from '@jest/globals';
import { shopLocale } from '../locale/shop-locale.ts';
import { formatMoney, parseNumber } from './number-format.ts';

test('formats roubles without kopecks, with no-break spaces', () => {
  expect(formatMoney(1_249_000)).toBe('12\u00a0490\u00a0₽');
  expect(formatMoney(0)).toBe('0\u00a0₽');
});

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -100])('formats %p as an em dash', (bad) => {
  expect(formatMoney(bad)).toBe('—');
});

const english = { ...shopLocale, language: 'en-GB' };

test.each([
  ['12\u00a0490,5', shopLocale, 12_490.5],
  ['12,490.5', english, 12_490.5],
  ['12.490,5', { ...shopLocale, language: 'de-DE' }, 12_490.5],
  ['1.5', shopLocale, 1.5],
  ['\u2212 3', shopLocale, -3],
  ['1 300 \u20bd', shopLocale, 1300],
  ['', shopLocale, null],
  ['\u2014', shopLocale, null],
  ['1-2', shopLocale, null],
])('reads %p as a person types it', (text, locale, number) => {
  expect(parseNumber(text, locale)).toBe(number);
});

test('equal locales share their formats, of which a server makes one for every request', () => {
  const makeLocale = () => ({ language: 'de-AT', currency: 'EUR', timeZone: 'Europe/Vienna' });
  formatMoney(100, makeLocale());
  const create = jest.spyOn(Intl, 'NumberFormat');
  formatMoney(100, makeLocale());
  expect(create).not.toHaveBeenCalled();
  create.mockRestore();
});
