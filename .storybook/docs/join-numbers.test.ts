import { joinNumbers } from './join-numbers.ts';

test.each([
  ['17 990 ₽ вместо 21 000 ₽', '17\u00a0990\u00a0₽ вместо 21\u00a0000\u00a0₽'],
  ['1 отзыв, 25 %, from 16 px on', '1\u00a0отзыв, 25\u00a0%, from 16\u00a0px on'],
  ['1–4 дня', '1–\u20604\u00a0дня'],
])('joinNumbers prevents line breaks in «%s» only within numbers and before units', (text, joined) => {
  expect(joinNumbers(text)).toBe(joined);
});

test('joinNumbers allows a line break before a word that is not a unit, and between two numbers', () => {
  expect(joinNumbers('in 2 columns, 10 2026')).toBe('in 2 columns, 10 2026');
});
