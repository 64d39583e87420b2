import { prerenderPart } from '../../../platform/render/prerender-part.server.tsx';
import type { ListingData } from '../listing.server.ts';
import { FilterColumnContent } from './FilterColumnContent.tsx';
import { hasFilters } from './url-filters.rules.ts';

/**
 * Renders the filters of a listing without a choice. They are half of the elements of a listing, and the same on all of its pages.
 * Returns undefined if there is a choice.
 */
export function renderFilters(listingData: ListingData) {
  const { listing, path, filterOptions, pagination } = listingData;
  if (hasFilters(listing.filters)) return undefined;
  const requested = { ...listing, page: 1 };
  const controls = { requested, isChanging: false, change: async () => undefined, buildFiltersHref: () => path };
  return prerenderPart(
    JSON.stringify(['filters', path, filterOptions, pagination.totalItems, requested]),
    <FilterColumnContent listingData={listingData} controls={controls} />,
  );
}
