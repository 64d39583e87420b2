import { css } from '@emotion/react';
import { AppliedFilters } from '@meet/ui-kit/applied-filters';
import { Button } from '@meet/ui-kit/button';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { font, media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { wrap } from '../../platform/theme/layout-style.ts';
import { listAppliedFilters } from './filter/applied-filters.rules.ts';
import { FilterColumn } from './filter/FilterColumn.tsx';
import { FilterColumnStore } from './filter/filter-column.store.ts';
import { hasFilters, listFilterPairs, noFilters } from './filter/url-filters.rules.ts';
import { ListingBar } from './ListingBar.tsx';
import { ListingGoods } from './ListingGoods.tsx';
import { toQueryPairs } from './listing.rules.ts';
import type { ListingData } from './listing.server.ts';
import { SortForm } from './SortForm.tsx';
import { type ListingControls, useListing } from './use-listing.ts';

const appliedRoot = css({ marginBottom: space(5) });

interface AppliedFilterChipsProps {
  listingData: ListingData;
  controls: ListingControls;
}

/** The filters in effect, each with a link that removes it. */
function AppliedFilterChips({ listingData, controls: { requestedListing, buildFiltersHref } }: AppliedFilterChipsProps) {
  const filters = listAppliedFilters(listingData.filterOptions, requestedListing.filters).map(({ label, remainingFilters }) => ({
    label,
    href: buildFiltersHref(remainingFilters),
  }));
  return (
    <div css={appliedRoot}>
      <AppliedFilters items={filters} resetHref={buildFiltersHref(noFilters)} />
    </div>
  );
}

const toolbarRoot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(4),
  minHeight: 52,
  font: font(400, 14),
  '& b': { fontWeight: 500 },
});
const wideOnly = css({ display: 'none', [media.desktop]: { display: 'flex', alignItems: 'center', gap: space(6) } });
const toggleStyle = css({ '& > button': { font: font(400, 14) }, '@media (scripting: none)': { display: 'none' } });

interface ListingToolbarProps {
  /** The number of products with its noun, such as «128 товаров»; false when the number is unknown. */
  countText: string | false;
  /** The sort form, shown on wide screens. */
  children: ReactNode;
}

/** Row above the cards: the number of products and, on wide screens, the filter toggle and the sort form. */
const ListingToolbar = observer(function ListingToolbar({ countText, children }: ListingToolbarProps) {
  const filterColumn = useStore(FilterColumnStore);
  return (
    <div css={toolbarRoot}>
      <p role="status">{countText && <b>{countText}</b>}</p>
      <div css={wideOnly}>
        <div css={toggleStyle}>
          <Button variant="text" size="small" onClick={() => filterColumn.setHidden(!filterColumn.isHidden)}>
            {filterColumn.isHidden ? 'Показать фильтры' : 'Скрыть фильтры'}
          </Button>
        </div>
        {children}
      </div>
    </div>
  );
});

const FilterDrawer = lazyPart(async () => (await import('./filter/FilterDrawer.tsx')).FilterDrawer);

const root = css({
  [media.desktop]: { display: 'grid', gridTemplateColumns: '248px minmax(0, 1fr)', columnGap: space(10), alignItems: 'start' },
});
const singleColumn = css({ [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } });

interface ListingViewProps {
  listingData: ListingData;
  /**
   * Whether the listing failed to load after the last change of filters or sort order. If so, `listingData` still describes the previous
   * listing.
   */
  hasFailed?: boolean;
  /** Shown when the listing is empty even without filters. */
  emptyState: ReactNode;
  /** Label of the default sort order, when «популярные» does not describe it. */
  defaultSortLabel?: string | undefined;
}

/** A listing with its filters and sort form: filters in a column on wide screens, in a drawer on narrow ones. */
export const ListingView = observer(function ListingView({
  listingData,
  hasFailed = false,
  emptyState,
  defaultSortLabel,
}: ListingViewProps) {
  const controls = useListing(listingData, hasFailed);
  const filterColumn = useStore(FilterColumnStore);
  const filtersId = `filters${useId()}`;
  // Undefined until the first opening. The drawer then stays mounted, so that it can animate out.
  const [areFiltersOpen, setFiltersOpen] = useState<boolean>();
  const { requestedListing } = controls;
  if (listingData.unfilteredTotal === 0) return <div css={wrap}>{emptyState}</div>;
  const sortForm = (
    <SortForm
      sort={requestedListing.sort}
      action={listingData.path}
      hiddenFields={toQueryPairs({ ...requestedListing, sort: requestedListing.defaultSort, page: 1 })}
      onSort={(sort) => void controls.change({ sort })}
      defaultLabel={defaultSortLabel}
    />
  );
  return (
    <div css={wrap}>
      <div css={[root, filterColumn.isHidden && singleColumn]}>
        <FilterColumn id={filtersId} listingData={listingData} controls={controls} isHidden={filterColumn.isHidden} />
        <div>
          <ListingToolbar countText={!controls.hasChangeFailed && plural(listingData.pagination.totalItems, goodsForms)}>
            {sortForm}
          </ListingToolbar>
          {hasFilters(requestedListing.filters) && <AppliedFilterChips listingData={listingData} controls={controls} />}
          <ListingGoods listingData={listingData} controls={controls} columns={filterColumn.isHidden ? 4 : 3} />
        </div>
      </div>
      <ListingBar
        filtersId={filtersId}
        chosenCount={listFilterPairs(requestedListing.filters).length}
        onOpenFilters={() => setFiltersOpen(true)}
      >
        {sortForm}
      </ListingBar>
      {areFiltersOpen !== undefined && (
        <Suspense fallback={null}>
          <FilterDrawer listingData={listingData} controls={controls} open={areFiltersOpen} onOpenChange={setFiltersOpen} />
        </Suspense>
      )}
    </div>
  );
});
