import { canonicalSearch, listingSearch, readListing } from './listing.rules.ts';

const read = (query: string) => readListing(new URLSearchParams(query));

test('an address without a query is the first page of the popular', () => {
  expect(read('')).toEqual({ sort: 'POPULAR_FIRST', page: 1 });
});

test.each(['0', '-1', '1.5', 'abc', '', '01', '1e3', '99999999'])('page %j is no page', (page) => {
  expect(readListing(new URLSearchParams({ page }))).toBeNull();
});

test('an unknown sort is the default one', () => {
  expect(read('sort=magic&page=2')).toEqual({ sort: 'POPULAR_FIRST', page: 2 });
});

test('every state reads back from its own address, and defaults are not in it', () => {
  const state = { sort: 'CHEAP_FIRST', page: 3 } as const;
  expect(listingSearch(state)).toBe('?sort=cheap&page=3');
  expect(read(listingSearch(state))).toEqual(state);
  expect(listingSearch({ sort: 'POPULAR_FIRST', page: 1 })).toBe('');
});

test('one state has one address; marks of a campaign stay', () => {
  const given = new URLSearchParams('utm_source=mail&page=2&sort=cheap');
  expect(canonicalSearch({ sort: 'CHEAP_FIRST', page: 2 }, given)).toBe('sort=cheap&page=2&utm_source=mail');
  expect(canonicalSearch({ sort: 'POPULAR_FIRST', page: 1 }, new URLSearchParams('sort=popular&page=1'))).toBe('');
});
