import { filterNames, readFilters } from './filter/filter.rules.ts';
import { canonicalSearch, listingSearch, plainListing, readListing } from './listing.rules.ts';

const read = (query: string) => readListing(new URLSearchParams(query));
const search = (query: string) => readListing(new URLSearchParams(query), { isSearch: true });
const canonical = (query: string) => canonicalSearch(read(query) ?? plainListing, new URLSearchParams(query));

test('an address without a query is the first page of the popular', () => {
  expect(read('')).toEqual(plainListing);
});

test.each(['0', '-1', '1.5', 'abc', '', '01', '1e3', '99999999'])('page %j is no page', (page) => {
  expect(readListing(new URLSearchParams({ page }))).toBeNull();
});

test('an unknown sort is the default one', () => {
  expect(read('sort=magic&page=2')).toEqual({ ...plainListing, page: 2 });
});

test('every state reads back from its own address, and defaults are not in it', () => {
  const state = { ...plainListing, sort: 'CHEAP_FIRST', page: 3 } as const;
  expect(listingSearch(state)).toBe('?sort=cheap&page=3');
  expect(read(listingSearch(state))).toEqual(state);
  expect(listingSearch(plainListing)).toBe('');
});

test('where the newest are usual, that is left out of the address and the popular are named', () => {
  const reading = { usualSort: 'NEW_FIRST' } as const;
  const usual = readListing(new URLSearchParams(), reading);
  expect(usual).toEqual({ ...plainListing, sort: 'NEW_FIRST', usualSort: 'NEW_FIRST' });
  expect(canonicalSearch(usual ?? plainListing, new URLSearchParams('sort=new'))).toBe('');
  const popular = readListing(new URLSearchParams('sort=popular'), reading);
  expect(listingSearch(popular ?? plainListing)).toBe('?sort=popular');
});

test('one state has one address; marks of a campaign stay', () => {
  expect(canonical('utm_source=mail&page=2&sort=cheap')).toBe('sort=cheap&page=2&utm_source=mail');
  expect(canonical('sort=popular&page=1')).toBe('');
  expect(canonical('size=41&page=2&brand=b&size=40&brand=a&sort=new&size=41')).toBe('size=40&size=41&brand=a&brand=b&sort=new&page=2');
});

test.each(filterNames)('%s stands in the address and is read back', (name) => {
  const state = { ...plainListing, filters: readFilters(new URLSearchParams({ [name]: 'one' })) };
  expect(listingSearch(state)).toBe(`?${name}=one`);
  expect(read(`${name}=one`)).toEqual(state);
});

test('all filters at once have one order', () => {
  const mixed = [...filterNames].reverse().map((name) => `${name}=x`);
  expect(canonical(['page=2', 'priceTo=9', 'sort=sale', ...mixed, 'priceFrom=3'].join('&'))).toBe(
    [...filterNames.map((name) => `${name}=x`), 'priceFrom=3', 'priceTo=9', 'sort=sale', 'page=2'].join('&'),
  );
});

test('a price is read as a field without script sends it', () => {
  expect(canonical(`priceFrom=${encodeURIComponent('4\u00a0990')}&priceTo=${encodeURIComponent('15\u202f000')}`)).toBe(
    'priceFrom=4990&priceTo=15000',
  );
});

test.each([
  ['priceFrom=0', ''],
  ['priceFrom=-5', ''],
  ['priceFrom=abc&priceTo=', ''],
  ['priceTo=1e9', ''],
  ['priceTo=99999999999', ''],
  ['priceFrom=900&priceTo=100', 'priceFrom=100&priceTo=900'],
])('of the price %j remains %j', (given, kept) => {
  expect(canonical(given)).toBe(kept);
});

test.each([
  ['brand=', ''],
  ['brand=%00', ''],
  ['brand=a%0d%0ab', ''],
  [`brand=${'x'.repeat(101)}`, ''],
  ['brand[]=a&__proto__=b', 'brand%5B%5D=a&__proto__=b'],
])('of hostile %j remains %j', (given, kept) => {
  expect(canonical(given)).toBe(kept);
});

test('nobody ticks a thousand values', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `size=${index}`).join('&');
  expect(read(many)?.filters.values.size).toHaveLength(50);
});

test('the words of a search come first, trimmed, and belong to a search only', () => {
  expect(listingSearch(search('page=2&query=%20%20красные%20%20кеды%09') ?? plainListing)).toBe(
    `?${new URLSearchParams({ query: 'красные кеды', page: '2' })}`,
  );
  expect(search('query=%20%20')?.query).toBe('');
  expect(search(`query=${'я'.repeat(300)}`)?.query).toHaveLength(200);
  expect(canonical('query=кеды')).toBe('');
});
