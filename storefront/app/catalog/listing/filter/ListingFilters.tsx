import { FilterPanel } from '@meet/ui-kit/filter-panel';
import { useMemo } from 'react';
import { toQueryPairs } from '../listing.rules.ts';
import type { ListingData } from '../listing.server.ts';
import type { ListingControls } from '../use-listing.ts';
import { buildFilterGroups } from './filter-groups.rules.ts';
import { type Filters, hasFilters, noFilters, readFilters } from './url-filters.rules.ts';

export type FilterControls = Pick<ListingControls, 'requestedListing' | 'isChanging' | 'change' | 'buildFiltersHref'>;

interface ListingFiltersProps {
  listingData: ListingData;
  controls: FilterControls;
  /**
   * Called with each choice. If omitted, a choice navigates with a new history entry. The promise must resolve when the listing has been
   * updated, or when another navigation has replaced the update.
   */
  onChoice?: (filters: Filters) => Promise<void>;
  /** Called when the button «Показать 128 товаров» is pressed. */
  onShow?: () => void;
}

/** Reads the filters from the data of the form as if the data were a query string. */
const parseFilters = (formData: FormData) =>
  readFilters(new URLSearchParams([...formData].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))));

/** The filters of a listing. They show the latest choice even while it loads, so that no choice made during loading is lost. */
export function ListingFilters({ listingData, controls, onChoice, onShow }: ListingFiltersProps) {
  const { path, filterOptions, pagination } = listingData;
  const { filters } = controls.requestedListing;
  const groups = useMemo(() => buildFilterGroups(filterOptions, filters), [filterOptions, filters]);
  const hiddenFields = toQueryPairs({ ...controls.requestedListing, filters: noFilters, page: 1 });
  const applyFilters = onChoice ?? ((chosenFilters: Filters) => controls.change({ filters: chosenFilters }));
  return (
    <FilterPanel
      groups={groups}
      total={pagination.totalItems}
      action={path}
      hiddenFields={hiddenFields}
      onFilter={(formData) => applyFilters(parseFilters(formData))}
      loading={controls.isChanging}
      resetHref={hasFilters(filters) ? controls.buildFiltersHref(noFilters) : undefined}
      onSubmit={(event) => {
        // Each choice has already been applied, so there is nothing to submit.
        event.preventDefault();
        onShow?.();
      }}
    />
  );
}
