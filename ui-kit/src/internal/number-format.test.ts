import { shopLocale } from '../locale/shop-locale.ts';
import { parseNumber } from './number-format.ts';

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
