import type { Sort } from '../platform/graphql/generated/graphql.ts';

export const pageSize = 24;

/** The sorts of a listing as they stand in its address; the first is the default and never stands there. */
export const sorts: readonly { slug: string; sort: Sort; label: string }[] = [
  { slug: 'popular', sort: 'POPULAR_FIRST', label: 'популярные' },
  { slug: 'new', sort: 'NEW_FIRST', label: 'новинки' },
  { slug: 'cheap', sort: 'CHEAP_FIRST', label: 'дешёвые' },
  { slug: 'expensive', sort: 'EXPENSIVE_FIRST', label: 'дорогие' },
  { slug: 'sale', sort: 'SALE_FIRST', label: 'со\u00a0скидкой' },
];

export interface Listing {
  sort: Sort;
  page: number;
}

/** What the query string asks for; null where it names a page that cannot be. An unknown sort is the default one. */
export function readListing(search: URLSearchParams): Listing | null {
  const page = search.get('page') ?? '1';
  if (!/^[1-9]\d{0,5}$/.test(page)) return null;
  const chosen = sorts.find(({ slug }) => slug === search.get('sort'));
  return { sort: chosen?.sort ?? 'POPULAR_FIRST', page: Number(page) };
}

/** The one query string of a listing's state: defaults left out, sort before page; empty or with its question mark. */
export function listingSearch({ sort, page }: Listing) {
  const search = new URLSearchParams();
  const chosen = sorts.find((one) => one.sort === sort);
  if (chosen && chosen !== sorts[0]) search.set('sort', chosen.slug);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}

/** The canonical query with whatever else was given (marks of a campaign) behind it, in its order. */
export function canonicalSearch(listing: Listing, given: URLSearchParams) {
  const others = [...given].filter(([name]) => name !== 'sort' && name !== 'page');
  return new URLSearchParams([...new URLSearchParams(listingSearch(listing)), ...others]).toString();
}
