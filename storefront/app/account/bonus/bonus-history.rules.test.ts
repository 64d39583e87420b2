import { buildMoreHref, readTransactionLimit } from './bonus-history.rules.ts';

test.each([
  ['', 10],
  ['bonuses=1', 10],
  ['bonuses=3', 30],
  ['bonuses=99', 100],
  ['bonuses=0', 10],
  ['bonuses=-1', 10],
  ['bonuses=1.5', 10],
  ['bonuses=all', 10],
])('for the query string %j, %d bonus transactions are requested', (search, limit) => {
  expect(readTransactionLimit(new URLSearchParams(search))).toBe(limit);
});

test('the link to more bonus transactions has the number of the page after the displayed ones', () => {
  expect(buildMoreHref(10)).toBe('?bonuses=2#bonuses');
  expect(buildMoreHref(21)).toBe('?bonuses=3#bonuses');
});
