import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { Filters } from './filter.rules.ts';
import { type Listing, listingSearch, pageSize, readingOf, readListing } from './listing.rules.ts';
import type { ListingFacts } from './listing-facts.ts';
import { usePages } from './use-pages.ts';

const isSamePart = (one: Listing, other: Listing) => listingSearch({ ...one, page: 1 }) === listingSearch({ ...other, page: 1 });

/** The state that the router is on its way to, where it stays in this listing. */
function usePending({ path, listing }: ListingFacts) {
  const { location } = useNavigation();
  const isHere = location !== undefined && location.pathname === path;
  return isHere ? readListing(new URLSearchParams(location.search), readingOf(listing)) : null;
}

interface Going {
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
}

/** What the shopper has chosen, be it here already or not. */
function useWanted(facts: ListingFacts, hasFailed: boolean) {
  const { search } = useLocation();
  const revalidator = useRevalidator();
  const pending = usePending(facts);
  const failed = hasFailed ? readListing(new URLSearchParams(search), readingOf(facts.listing)) : null;
  return {
    wanted: pending ?? failed ?? facts.listing,
    // What is looked at anew by itself changes nothing that was asked for.
    isAsking: pending !== null || (hasFailed && revalidator.state === 'loading'),
    retry: () => void revalidator.revalidate(),
  };
}

/** Everything that a listing does: its state is the address, and each change of it is a navigation that keeps place and focus. */
export function useListing(facts: ListingFacts, hasFailed: boolean) {
  const { path, listing, pagination } = facts;
  const navigate = useNavigate();
  const { firstPage, shown } = usePages(facts);
  const { wanted, isAsking, retry } = useWanted(facts, hasFailed);
  const isMore = isSamePart(wanted, listing) && wanted.page === listing.page + 1;
  const hrefOf = (next: Listing) => path + listingSearch(next);
  // How many pages another choice has is not known yet: it begins at its first.
  const hrefOfPage = (page: number) => hrefOf({ ...wanted, page: isSamePart(wanted, listing) ? page : 1 });
  const loadMore = () => {
    if (!isSamePart(wanted, listing)) return;
    void navigate(hrefOf({ ...wanted, page: listing.page + 1 }), {
      replace: true,
      preventScrollReset: true,
      state: { since: firstPage },
    });
  };
  return {
    wanted,
    shown,
    firstPage,
    /** How many stand up to the end of what is shown. */
    reached: listing.page >= pagination.totalPages ? pagination.totalItems : (firstPage - 1) * pageSize + shown.length,
    isLoadingMore: isAsking && isMore,
    isChanging: isAsking && !isMore,
    hasMoreFailed: hasFailed && isMore,
    hasChangeFailed: hasFailed && !isMore,
    hrefOfPage,
    /** The address of the same listing under other filters, from its first page. */
    hrefOfFilters: (filters: Filters) => hrefOf({ ...wanted, filters, page: 1 }),
    /**
     * Goes to other filters, or another order, of what is wanted this moment, from its first page. Ends when that has come, or something
     * else is gone to instead.
     */
    change: async (part: Partial<Pick<Listing, 'filters' | 'sort'>>, { replace = false }: Going = {}) =>
      navigate(hrefOf({ ...wanted, ...part, page: 1 }), { replace, preventScrollReset: true }),
    loadMore: hasFailed ? retry : loadMore,
    retry,
  };
}

export type ListingHandle = ReturnType<typeof useListing>;
