import { filterNames, readFilters } from './filter/url-filters.rules.ts';
import { formatCanonicalSearch, formatListingSearch, plainListing, readListing } from './listing.rules.ts';

const read = (query: string) => readListing(new URLSearchParams(query));
const readSearch = (query: string) => readListing(new URLSearchParams(query), { isSearch: true });
const canonicalize = (query: string) => formatCanonicalSearch(read(query) ?? plainListing, new URLSearchParams(query));

test('a listing address without a query string means the first page, most popular first', () => {
  expect(read('')).toEqual(plainListing);
});

test.each(['0', '-1', '1.5', 'abc', '', '01', '1e3', '99999999'])('readListing returns null for the page number %j', (page) => {
  expect(readListing(new URLSearchParams({ page }))).toBeNull();
});

test('an unknown sort order in a listing address becomes the default order', () => {
  expect(read('sort=magic&page=2')).toEqual({ ...plainListing, page: 2 });
});

test('a listing can be read back from its address, which omits defaults', () => {
  const listing = { ...plainListing, sort: 'CHEAP_FIRST', page: 3 } as const;
  expect(formatListingSearch(listing)).toBe('?sort=cheap&page=3');
  expect(read(formatListingSearch(listing))).toEqual(listing);
  expect(formatListingSearch(plainListing)).toBe('');
});

test('if newest first is the default order of a listing, its address omits that order and names the order by popularity', () => {
  const options = { defaultSort: 'NEW_FIRST' } as const;
  const defaultListing = readListing(new URLSearchParams(), options);
  expect(defaultListing).toEqual({ ...plainListing, sort: 'NEW_FIRST', defaultSort: 'NEW_FIRST' });
  expect(formatCanonicalSearch(defaultListing ?? plainListing, new URLSearchParams('sort=new'))).toBe('');
  const popular = readListing(new URLSearchParams('sort=popular'), options);
  expect(formatListingSearch(popular ?? plainListing)).toBe('?sort=popular');
});

test('a listing has one canonical address, which keeps campaign parameters', () => {
  expect(canonicalize('utm_source=mail&page=2&sort=cheap')).toBe('sort=cheap&page=2&utm_source=mail');
  expect(canonicalize('sort=popular&page=1')).toBe('');
  expect(canonicalize('size=41&page=2&brand=b&size=40&brand=a&sort=new&size=41')).toBe('size=40&size=41&brand=a&brand=b&sort=new&page=2');
});

test.each(filterNames)('the filter %s is written to the address of a listing and read back', (name) => {
  const listing = { ...plainListing, filters: readFilters(new URLSearchParams({ [name]: 'one' })) };
  expect(formatListingSearch(listing)).toBe(`?${name}=one`);
  expect(read(`${name}=one`)).toEqual(listing);
});

test('filters have a fixed order in the address of a listing', () => {
  const reversedFilters = [...filterNames].reverse().map((name) => `${name}=x`);
  expect(canonicalize(['page=2', 'priceTo=9', 'sort=sale', ...reversedFilters, 'priceFrom=3'].join('&'))).toBe(
    [...filterNames.map((name) => `${name}=x`), 'priceFrom=3', 'priceTo=9', 'sort=sale', 'page=2'].join('&'),
  );
});

test('a price filter with grouped digits, as the filter form submits it without JavaScript, is parsed', () => {
  expect(canonicalize(`priceFrom=${encodeURIComponent('4\u00a0990')}&priceTo=${encodeURIComponent('15\u202f000')}`)).toBe(
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
])('the price filter %j becomes %j in the canonical address', (query, expected) => {
  expect(canonicalize(query)).toBe(expected);
});

test.each([
  ['brand=', ''],
  ['brand=%00', ''],
  ['brand=a%0d%0ab', ''],
  [`brand=${'x'.repeat(101)}`, ''],
  ['brand[]=a&__proto__=b', 'brand%5B%5D=a&__proto__=b'],
])('the hostile query string %j becomes %j in the canonical address', (query, expected) => {
  expect(canonicalize(query)).toBe(expected);
});

test('readListing reads at most 50 values of a filter', () => {
  const sizeParams = Array.from({ length: 1000 }, (_, index) => `size=${index}`).join('&');
  expect(read(sizeParams)?.filters.values.size).toHaveLength(50);
});

test('the search text is the first parameter of the address, is trimmed and truncated, and is ignored outside the search', () => {
  expect(formatListingSearch(readSearch('page=2&query=%20%20красные%20%20кеды%09') ?? plainListing)).toBe(
    `?${new URLSearchParams({ query: 'красные кеды', page: '2' })}`,
  );
  expect(readSearch('query=%20%20')?.query).toBe('');
  expect(readSearch(`query=${'я'.repeat(300)}`)?.query).toHaveLength(200);
  expect(canonicalize('query=кеды')).toBe('');
});
