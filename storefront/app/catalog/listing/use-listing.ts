import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { Filters } from './filter/url-filters.rules.ts';
import { formatListingSearch, type Listing, pageSize, readListing, toReadOptions } from './listing.rules.ts';
import type { ListingData } from './listing.server.ts';
import { usePages } from './use-pages.ts';

const isSameListing = (listing: Listing, otherListing: Listing) =>
  formatListingSearch({ ...listing, page: 1 }) === formatListingSearch({ ...otherListing, page: 1 });

/** Returns the state of this listing that the router is navigating to; null if it is not navigating within the listing. */
function usePendingListing({ path, listing }: ListingData) {
  const { location } = useNavigation();
  const isThisListing = location !== undefined && location.pathname === path;
  return isThisListing ? readListing(new URLSearchParams(location.search), toReadOptions(listing)) : null;
}

interface NavigationOptions {
  replace?: boolean;
}

/** Returns the latest state that the shopper chose, whether it has loaded, is loading or failed to load. */
function useRequestedListing(listingData: ListingData, hasFailed: boolean) {
  const { search } = useLocation();
  const revalidator = useRevalidator();
  const pendingListing = usePendingListing(listingData);
  const failedListing = hasFailed ? readListing(new URLSearchParams(search), toReadOptions(listingData.listing)) : null;
  return {
    requestedListing: pendingListing ?? failedListing ?? listingData.listing,
    // A background revalidation does not count as loading, unless it retries a failed request.
    isLoading: pendingListing !== null || (hasFailed && revalidator.state === 'loading'),
    retry: () => void revalidator.revalidate(),
  };
}

/** State and actions of a listing. The URL contains the state. Each change is a navigation that keeps the scroll position and the focus. */
export function useListing(listingData: ListingData, hasFailed: boolean) {
  const { path, listing, pagination } = listingData;
  const navigate = useNavigate();
  const { firstPage, visibleProducts } = usePages(listingData);
  const { requestedListing, isLoading, retry } = useRequestedListing(listingData, hasFailed);
  const isNextPage = isSameListing(requestedListing, listing) && requestedListing.page === listing.page + 1;
  const buildHref = (targetListing: Listing) => path + formatListingSearch(targetListing);
  // While a changed listing loads, its number of pages is not known, so page links lead to its first page.
  const buildPageHref = (page: number) => buildHref({ ...requestedListing, page: isSameListing(requestedListing, listing) ? page : 1 });
  const loadMore = () => {
    if (!isSameListing(requestedListing, listing)) return;
    void navigate(buildHref({ ...requestedListing, page: listing.page + 1 }), {
      replace: true,
      preventScrollReset: true,
      state: { firstPage },
    });
  };
  return {
    requestedListing,
    visibleProducts,
    firstPage,
    /** Number of products in the listing up to the last one shown. */
    reachedCount: listing.page >= pagination.totalPages ? pagination.totalItems : (firstPage - 1) * pageSize + visibleProducts.length,
    isLoadingMore: isLoading && isNextPage,
    isChanging: isLoading && !isNextPage,
    hasLoadMoreFailed: hasFailed && isNextPage,
    hasChangeFailed: hasFailed && !isNextPage,
    buildPageHref,
    buildFiltersHref: (filters: Filters) => buildHref({ ...requestedListing, filters, page: 1 }),
    /**
     * Navigates to the first page with other filters or another sort order, starting from the latest choice. Resolves when that page has
     * loaded or another navigation has replaced it.
     */
    change: async (changes: Partial<Pick<Listing, 'filters' | 'sort'>>, { replace = false }: NavigationOptions = {}) =>
      navigate(buildHref({ ...requestedListing, ...changes, page: 1 }), { replace, preventScrollReset: true }),
    loadMore: hasFailed ? retry : loadMore,
    retry,
  };
}

export type ListingControls = ReturnType<typeof useListing>;
