import type { Sort } from '../../platform/graphql/generated/graphql.ts';
import { type Filters, filterNames, listFilterPairs, noFilters, priceNames, readFilters } from './filter/url-filters.rules.ts';

export const pageSize = 24;

/** Sort orders with their slugs in a URL. The default order of a listing is never written to its URL. */
export const sortOptions: readonly { slug: string; sort: Sort; label: string }[] = [
  { slug: 'popular', sort: 'POPULAR_FIRST', label: 'популярные' },
  { slug: 'new', sort: 'NEW_FIRST', label: 'новинки' },
  { slug: 'cheap', sort: 'CHEAP_FIRST', label: 'дешёвые' },
  { slug: 'expensive', sort: 'EXPENSIVE_FIRST', label: 'дорогие' },
  { slug: 'sale', sort: 'SALE_FIRST', label: 'со\u00a0скидкой' },
];

export const findSortSlug = (sort: Sort) => sortOptions.find((option) => option.sort === sort)?.slug ?? 'popular';

/** State of a listing, which its URL contains. */
export interface Listing {
  filters: Filters;
  sort: Sort;
  defaultSort: Sort;
  page: number;
  /** Search text; null when the listing is not a search. */
  query: string | null;
}

/** The first page of a listing without filters, most popular first. */
export const plainListing: Listing = { filters: noFilters, sort: 'POPULAR_FIRST', defaultSort: 'POPULAR_FIRST', page: 1, query: null };

/** Maximum length of the search text. The API ignores the rest. */
const maxQueryLength = 200;

function readQuery(search: URLSearchParams) {
  const text = (search.get('query') ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...text].slice(0, maxQueryLength).join('').trim();
}

interface ReadOptions {
  /** Whether the listing is a search, so that its text is read from the URL. */
  isSearch?: boolean;
  /** Default sort order of the listing; most popular first when omitted. */
  defaultSort?: Sort;
}

/** Options for reading another state of the same listing. */
export const toReadOptions = ({ query, defaultSort }: Listing): ReadOptions => ({ isSearch: query !== null, defaultSort });

/**
 * Reads the state of a listing from a query string. Returns null for an invalid page number; an unknown sort order becomes the default one.
 */
export function readListing(
  search: URLSearchParams,
  { isSearch = false, defaultSort = 'POPULAR_FIRST' }: ReadOptions = {},
): Listing | null {
  const page = search.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) return null;
  const sortOption = sortOptions.find(({ slug }) => slug === search.get('sort'));
  return {
    filters: readFilters(search),
    sort: sortOption?.sort ?? defaultSort,
    defaultSort,
    page: Number(page),
    query: isSearch ? readQuery(search) : null,
  };
}

/** Returns the state of a listing as query parameters in canonical order, without defaults. */
export function toQueryPairs({ filters, sort, defaultSort, page, query }: Listing): [name: string, value: string][] {
  const pairs: [name: string, value: string][] = query ? [['query', query]] : [];
  pairs.push(...listFilterPairs(filters));
  if (sort !== defaultSort) pairs.push(['sort', findSortSlug(sort)]);
  if (page > 1) pairs.push(['page', String(page)]);
  return pairs;
}

/** Returns the canonical query string of a listing: empty, or starting with a question mark. */
export function formatListingSearch(listing: Listing) {
  const search = new URLSearchParams(toQueryPairs(listing));
  return search.size > 0 ? `?${search}` : '';
}

const listingParams: ReadonlySet<string> = new Set(['query', 'sort', 'page', ...priceNames, ...filterNames]);

/** Returns the canonical query string, without a question mark, followed by unrelated parameters such as campaign tags. */
export function formatCanonicalSearch(listing: Listing, search: URLSearchParams) {
  const unrelatedParams = [...search].filter(([name]) => !listingParams.has(name));
  return new URLSearchParams([...toQueryPairs(listing), ...unrelatedParams]).toString();
}
