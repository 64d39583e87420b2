import { FilterPanel } from '@meet/ui-kit/filter-panel';
import { useMemo } from 'react';
import { isNarrowed, noFilters } from './filter.rules.ts';
import { groupsOf } from './filter-groups.rules.ts';
import { type Listing, listingPairs, readingOf, readListing } from './listing.rules.ts';
import type { ListingFacts } from './listing-facts.ts';
import type { ListingHandle } from './use-listing.ts';

interface ListingFiltersProps {
  facts: ListingFacts;
  handle: ListingHandle;
  /** Takes the choice, instead of going there with an entry of its own in the history. */
  onChoice?: (next: Listing) => void;
  /** The button «Показать 128 товаров» was pressed. */
  onShow?: () => void;
}

/** What the form says, read as an address would be. */
function listingOf(form: FormData, listing: Listing) {
  const pairs = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return readListing(new URLSearchParams(pairs), readingOf(listing));
}

/** The filters of a listing. What is ticked is what the shopper wants, also while it is asked for: a tick made meanwhile is not lost. */
export function ListingFilters({ facts, handle, onChoice = handle.go, onShow }: ListingFiltersProps) {
  const { path, listing, narrowing, pagination } = facts;
  const { filters } = handle.wanted;
  const groups = useMemo(() => groupsOf(narrowing, filters), [narrowing, filters]);
  const kept = listingPairs({ ...handle.wanted, filters: noFilters, page: 1 });
  const choose = (form: FormData) => {
    const next = listingOf(form, listing);
    if (next) onChoice(next);
  };
  return (
    <FilterPanel
      groups={groups}
      total={pagination.totalItems}
      action={path}
      kept={kept}
      onFilter={choose}
      loading={handle.isChanging}
      resetHref={isNarrowed(filters) ? handle.hrefOfFilters(noFilters) : undefined}
      onSubmit={(event) => {
        // Every choice is applied already.
        event.preventDefault();
        onShow?.();
      }}
    />
  );
}
