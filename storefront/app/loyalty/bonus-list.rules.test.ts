import { entriesAsked, joined, moreHref, nextAsked } from './bonus-list.rules.ts';

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
  expect(entriesAsked(new URLSearchParams(search))).toBe(entries);
});

test('the next address and the next request continue after the shown entries', () => {
  expect(moreHref(10)).toBe('?bonuses=2#bonuses');
  expect(moreHref(21)).toBe('?bonuses=3#bonuses');
  expect(nextAsked(20)).toEqual({ page: 3, limit: 10 });
});

test('an entry moved to the next page by a newer one is shown once', () => {
  expect(joined([{ id: '3' }, { id: '2' }], [{ id: '2' }, { id: '1' }])).toEqual([{ id: '3' }, { id: '2' }, { id: '1' }]);
});
