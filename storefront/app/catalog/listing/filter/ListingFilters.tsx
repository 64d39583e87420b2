import { FilterPanel } from '@meet/ui-kit/filter-panel';
import { useMemo } from 'react';
import { toQueryPairs } from '../listing.rules.ts';
import type { ListingData } from '../listing.server.ts';
import type { ListingHandle } from '../use-listing.ts';
import { type Filters, isNarrowed, noFilters, readFilters } from './filter.rules.ts';
import { buildGroups } from './filter-groups.rules.ts';

interface ListingFiltersProps {
  listingData: ListingData;
  handle: ListingHandle;
  /**
   * Called with each choice. If omitted, a choice navigates with a new history entry. The promise must resolve when the listing has been
   * updated, or when another navigation has replaced the update.
   */
  onChoice?: (filters: Filters) => Promise<void>;
  /** Called when the button «Показать 128 товаров» is pressed. */
  onShow?: () => void;
}

/** Reads the form's data as if it were a query string. */
const parseFilters = (form: FormData) =>
  readFilters(new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))));

/** The filters of a listing. They show the latest choice even while it loads, so that choices made during loading are kept. */
export function ListingFilters({ listingData, handle, onChoice, onShow }: ListingFiltersProps) {
  const { path, narrowing, pagination } = listingData;
  const { filters } = handle.requested;
  const groups = useMemo(() => buildGroups(narrowing, filters), [narrowing, filters]);
  const hiddenFields = toQueryPairs({ ...handle.requested, filters: noFilters, page: 1 });
  const choose = onChoice ?? ((chosenFilters: Filters) => handle.change({ filters: chosenFilters }));
  return (
    <FilterPanel
      groups={groups}
      total={pagination.totalItems}
      action={path}
      kept={hiddenFields}
      onFilter={(form) => choose(parseFilters(form))}
      loading={handle.isChanging}
      resetHref={isNarrowed(filters) ? handle.buildFiltersHref(noFilters) : undefined}
      onSubmit={(event) => {
        // Each choice has already been applied, so there is nothing to submit.
        event.preventDefault();
        onShow?.();
      }}
    />
  );
}
