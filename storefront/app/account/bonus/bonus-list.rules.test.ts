import { moreHref, readRequestedEntries } from './bonus-list.rules.ts';

test.each([
  ['', 10],
  ['bonuses=1', 10],
  ['bonuses=3', 30],
  ['bonuses=99', 100],
  ['bonuses=0', 10],
  ['bonuses=-1', 10],
  ['bonuses=1.5', 10],
  ['bonuses=all', 10],
])('%j asks for %d entries', (search, entries) => {
  expect(readRequestedEntries(new URLSearchParams(search))).toBe(entries);
});

test('the next address continues after the shown entries', () => {
  expect(moreHref(10)).toBe('?bonuses=2#bonuses');
  expect(moreHref(21)).toBe('?bonuses=3#bonuses');
});
