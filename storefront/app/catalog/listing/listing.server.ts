import { redirect } from 'react-router';
import { notFound } from '../../platform/error-response.ts';
import type { FilterValuesFragment, ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { type ConfiguredFilter, dropUnavailableValues, type FilterOptions, toFilterOptions } from './filter/filter-options.rules.ts';
import { formatCanonicalSearch, type Listing } from './listing.rules.ts';

export interface ListingData {
  /** State read from the URL. */
  listing: Listing;
  /** URL path of the listing, without the query string. */
  path: string;
  items: ProductCardFragment[];
  pagination: { page: number; totalPages: number; totalItems: number };
  /** Number of products without any filter. */
  unfilteredTotal: number;
  filterOptions: FilterOptions;
}

/** Redirects to the canonical URL unless the request already uses it, so that each state has a single URL. */
export function redirectToCanonical(listing: Listing, url: URL) {
  const canonical = formatCanonicalSearch(listing, url.searchParams);
  if (canonical !== url.searchParams.toString()) throw redirect(canonical ? `${url.pathname}?${canonical}` : url.pathname);
}

interface ListedProducts {
  items: ProductCardFragment[];
  pagination: ListingData['pagination'];
  filterList: FilterValuesFragment;
}

interface ListingDataInput {
  requestedListing: Listing;
  url: URL;
  path: string;
  products: ListedProducts;
  /** Total and prices without any filter. Undefined when no filter is set, because `products` then contains them. */
  unfiltered: { pagination: { totalItems: number }; filterList: Pick<FilterValuesFragment, 'price'> } | undefined;
  configuredFilters: readonly ConfiguredFilter[];
}

/**
 * Converts a response of the API to data for the view. Redirects when the URL has values that the listing lacks, and throws a 404 for a
 * page after the last one.
 */
export function toListingData({ requestedListing, url, path, products, unfiltered, configuredFilters }: ListingDataInput): ListingData {
  const { filterList, pagination, items } = products;
  const unfilteredPrice = unfiltered ? unfiltered.filterList.price : filterList.price;
  const filters = dropUnavailableValues(requestedListing.filters, filterList, unfilteredPrice);
  const listing = { ...requestedListing, filters };
  redirectToCanonical(listing, url);
  if (listing.page > 1 && listing.page > pagination.totalPages) throw notFound(url);
  return {
    listing,
    path,
    items,
    pagination,
    unfilteredTotal: (unfiltered ?? products).pagination.totalItems,
    filterOptions: toFilterOptions({ filterList, unfilteredPrice, configuredFilters, chosenFilters: filters }),
  };
}
