import type { Sort } from '../../platform/graphql/generated/graphql.ts';
import { type Filters, filterNames, filterPairs, noFilters, priceNames, readFilters } from './filter.rules.ts';

export const pageSize = 24;

/** The sorts of a listing as they stand in its address; the usual one of a listing never stands there. */
export const sorts: readonly { slug: string; sort: Sort; label: string }[] = [
  { slug: 'popular', sort: 'POPULAR_FIRST', label: 'популярные' },
  { slug: 'new', sort: 'NEW_FIRST', label: 'новинки' },
  { slug: 'cheap', sort: 'CHEAP_FIRST', label: 'дешёвые' },
  { slug: 'expensive', sort: 'EXPENSIVE_FIRST', label: 'дорогие' },
  { slug: 'sale', sort: 'SALE_FIRST', label: 'со\u00a0скидкой' },
];

export const slugOfSort = (sort: Sort) => sorts.find((one) => one.sort === sort)?.slug ?? 'popular';

export interface Listing {
  filters: Filters;
  sort: Sort;
  /** The sort where the address says none. */
  usualSort: Sort;
  page: number;
  /** What was typed into a search; null where the listing is none. */
  query: string | null;
}

export const plainListing: Listing = { filters: noFilters, sort: 'POPULAR_FIRST', usualSort: 'POPULAR_FIRST', page: 1, query: null };

/** The API reads no more of it. */
const longestQuery = 200;

function readQuery(search: URLSearchParams) {
  const text = (search.get('query') ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...text].slice(0, longestQuery).join('').trim();
}

interface Reading {
  /** Whether the address may say what is searched for. */
  isSearch?: boolean;
  /** The popular first, unless it says otherwise. */
  usualSort?: Sort;
}

/** How another state of the same listing is read. */
export const readingOf = ({ query, usualSort }: Listing): Reading => ({ isSearch: query !== null, usualSort });

/** What the query string asks for; null where it names a page that cannot be. An unknown sort is the usual one. */
export function readListing(search: URLSearchParams, { isSearch = false, usualSort = 'POPULAR_FIRST' }: Reading = {}): Listing | null {
  const page = search.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) return null;
  const chosen = sorts.find(({ slug }) => slug === search.get('sort'));
  return {
    filters: readFilters(search),
    sort: chosen?.sort ?? usualSort,
    usualSort,
    page: Number(page),
    query: isSearch ? readQuery(search) : null,
  };
}

/** The state as its address says it, in its order; what is usual is left out. */
export function listingPairs({ filters, sort, usualSort, page, query }: Listing): [name: string, value: string][] {
  const pairs: [name: string, value: string][] = query ? [['query', query]] : [];
  pairs.push(...filterPairs(filters));
  if (sort !== usualSort) pairs.push(['sort', slugOfSort(sort)]);
  if (page > 1) pairs.push(['page', String(page)]);
  return pairs;
}

/** The one query string of a listing's state: the words, filters, sort, page, and no default; empty or with its question mark. */
export function listingSearch(listing: Listing) {
  const search = new URLSearchParams(listingPairs(listing));
  return search.size > 0 ? `?${search}` : '';
}

const ownNames: ReadonlySet<string> = new Set(['query', 'sort', 'page', ...priceNames, ...filterNames]);

/** The canonical query with whatever else was given (marks of a campaign) behind it, in its order. */
export function canonicalSearch(listing: Listing, given: URLSearchParams) {
  const others = [...given].filter(([name]) => !ownNames.has(name));
  return new URLSearchParams([...listingPairs(listing), ...others]).toString();
}
