import { prerenderPart } from '../../../platform/render/prerender-part.server.tsx';
import type { ListingData } from '../listing.server.ts';
import { FilterColumnContent } from './FilterColumnContent.tsx';
import { hasFilters } from './url-filters.rules.ts';

/**
 * Renders the filters of a listing in which no filter is chosen, once for all of its pages, because the filters are half of a listing's
 * elements. Returns undefined if a filter is chosen.
 */
export function renderFilters(listingData: ListingData) {
  const { listing, path, filterOptions, pagination } = listingData;
  if (hasFilters(listing.filters)) return undefined;
  const requestedListing = { ...listing, page: 1 };
  const controls = { requestedListing, isChanging: false, change: async () => undefined, buildFiltersHref: () => path };
  return prerenderPart(
    JSON.stringify(['filters', path, filterOptions, pagination.totalItems, requestedListing]),
    <FilterColumnContent listingData={listingData} controls={controls} />,
  );
}
