import { FilterPanel } from '@meet/ui-kit/filter-panel';
import { useMemo } from 'react';
import { type Filters, isNarrowed, noFilters, readFilters } from './filter.rules.ts';
import { groupsOf } from './filter-groups.rules.ts';
import { listingPairs } from './listing.rules.ts';
import type { ListingFacts } from './listing-facts.ts';
import type { ListingHandle } from './use-listing.ts';

interface ListingFiltersProps {
  facts: ListingFacts;
  handle: ListingHandle;
  /** Takes the choice, instead of going there with an entry of its own in the history. Ends when the listing has come to it, or never will. */
  onChoice?: (filters: Filters) => Promise<void>;
  /** The button «Показать 128 товаров» was pressed. */
  onShow?: () => void;
}

/** What the form says, read as an address would be. */
const filtersOf = (form: FormData) =>
  readFilters(new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))));

/** The filters of a listing. What is ticked is what the shopper wants, also while it is asked for: a tick made meanwhile is not lost. */
export function ListingFilters({ facts, handle, onChoice, onShow }: ListingFiltersProps) {
  const { path, narrowing, pagination } = facts;
  const { filters } = handle.wanted;
  const groups = useMemo(() => groupsOf(narrowing, filters), [narrowing, filters]);
  const kept = listingPairs({ ...handle.wanted, filters: noFilters, page: 1 });
  const choose = onChoice ?? ((chosen: Filters) => handle.change({ filters: chosen }));
  return (
    <FilterPanel
      groups={groups}
      total={pagination.totalItems}
      action={path}
      kept={kept}
      onFilter={(form) => choose(filtersOf(form))}
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
