import { redirect } from 'react-router';
import { notFound } from '../../platform/error-response.ts';
import type { FilterValuesFragment, ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { type NarrowingOptions, type OfferedFilter, pickListed, toNarrowingOptions } from './filter/narrowing-options.rules.ts';
import { formatCanonicalSearch, type Listing } from './listing.rules.ts';

/** Data for the view of one page of a listing. */
export interface ListingData {
  /** State read from the URL. */
  listing: Listing;
  /** Address without the query string. */
  path: string;
  items: ProductCardFragment[];
  pagination: { page: number; totalPages: number; totalItems: number };
  /** Number of products without any filter. */
  wholeTotal: number;
  narrowing: NarrowingOptions;
}

/** Redirects to the canonical URL unless the request already uses it, so that each state has a single URL. */
export function toCanonical(listing: Listing, url: URL) {
  const canonical = formatCanonicalSearch(listing, url.searchParams);
  if (canonical !== url.searchParams.toString()) throw redirect(canonical ? `${url.pathname}?${canonical}` : url.pathname);
}

interface Listed {
  items: ProductCardFragment[];
  pagination: ListingData['pagination'];
  filterList: FilterValuesFragment;
}

interface ListingResponse {
  requested: Listing;
  url: URL;
  path: string;
  listed: Listed;
  /** Total and prices without any filter. Undefined when no filter is set. */
  whole: { pagination: { totalItems: number }; filterList: Pick<FilterValuesFragment, 'price'> } | undefined;
  offered: readonly OfferedFilter[];
}

/**
 * Converts a response of the API to data for the view. Redirects when the URL has values that the listing lacks, and throws a 404 for a
 * page after the last one.
 */
export function toListingData({ requested, url, path, listed, whole, offered }: ListingResponse): ListingData {
  const { filterList: list, pagination, items } = listed;
  const wholePrice = whole ? whole.filterList.price : list.price;
  const filters = pickListed(requested.filters, list, wholePrice);
  const listing = { ...requested, filters };
  toCanonical(listing, url);
  if (listing.page > 1 && listing.page > pagination.totalPages) throw notFound(url);
  return {
    listing,
    path,
    items,
    pagination,
    wholeTotal: (whole ?? listed).pagination.totalItems,
    narrowing: toNarrowingOptions({ list, whole: wholePrice, offered, chosen: filters }),
  };
}
