import { shopLocale as locale } from '../locale/shop-locale.ts';
import { countdownTexts as texts } from './countdown-texts.ts';
import { announceRemaining, countRemainingSeconds, formatRemaining } from './remaining-time.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [65, '1:05'],
  [600, '10:00'],
  [3605, '1:00:05'],
])('formatRemaining formats %i seconds as %s', (seconds, expected) => {
  expect(formatRemaining(seconds)).toBe(expected);
});

test('zero seconds remain only when the end of the countdown has come', () => {
  expect(countRemainingSeconds(60_000, 0)).toBe(60);
  expect(countRemainingSeconds(60_000, 59_999)).toBe(1);
  expect(countRemainingSeconds(60_000, 60_000)).toBe(0);
  expect(countRemainingSeconds(60_000, 90_000)).toBe(0);
});

test.each([
  [300, 'Осталось: 5 минут'],
  [60, 'Осталось: 1 минута'],
  [56, 'Осталось: 1 минута'],
  [30, 'Осталось: 30 секунд'],
  [10, 'Осталось: 10 секунд'],
])('at %i s before the end, the remaining time is announced', (seconds, text) => {
  expect(announceRemaining(seconds, texts, locale).replace('\u00a0', ' ')).toBe(text);
});

test.each([4000, 295, 65, 61, 55, 31, 25, 11, 5, 1, 0])('at %i s before the end, nothing is announced', (seconds) => {
  expect(announceRemaining(seconds, texts, locale)).toBe('');
});
