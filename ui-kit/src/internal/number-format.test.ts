import { shopLocale } from '../locale/shop-locale.ts';
import { parseNumber } from './number-format.ts';

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
])('parseNumber parses the typed text %p in the language of the locale, or returns null if it is no number', (text, locale, number) => {
  expect(parseNumber(text, locale)).toBe(number);
});
