import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { space } from '@meet/ui-kit/theme';
import { listAppliedFilters } from './filter/applied-filters.rules.ts';
import { listFilterPairs, noFilters, removeFilter } from './filter/url-filters.rules.ts';
import type { ListingData } from './listing.server.ts';
import type { ListingControls } from './use-listing.ts';

const stateStyle = css({ paddingBlock: `${space(6)} ${space(20)}` });

interface ListingWithoutProductsProps {
  listingData: ListingData;
  controls: ListingControls;
}

/** No product matches the filters. Offers to remove the last filter or all of them. */
function NoMatches({ listingData, controls }: ListingWithoutProductsProps) {
  const { filters } = listingData.listing;
  const lastFilter = listFilterPairs(filters).at(-1);
  const lastFilterLabel = listAppliedFilters(listingData.filterOptions, filters).at(-1)?.label;
  return (
    <div css={stateStyle}>
      <EmptyState
        title="Ничего не&nbsp;нашлось"
        text="Под эти фильтры сейчас ничего не&nbsp;подходит. Уберите один из&nbsp;них или начните заново."
        announced
        actions={
          <>
            {lastFilter && (
              <LinkButton href={controls.buildFiltersHref(removeFilter(filters, lastFilter))}>Убрать «{lastFilterLabel}»</LinkButton>
            )}
            <LinkButton href={controls.buildFiltersHref(noFilters)} variant="line">
              Сбросить все
            </LinkButton>
          </>
        }
      />
    </div>
  );
}

function LoadFailed({ controls }: Pick<ListingWithoutProductsProps, 'controls'>) {
  return (
    <div css={stateStyle}>
      <EmptyState
        title="Не&nbsp;загрузилось"
        text="Проверьте связь: выбранное никуда не&nbsp;делось."
        announced
        actions={
          <Button onClick={controls.retry} loading={controls.isChanging}>
            Повторить
          </Button>
        }
      />
    </div>
  );
}

/** Explains why a listing shows no products and offers a next step. */
export function ListingWithoutProducts({ listingData, controls }: ListingWithoutProductsProps) {
  return controls.hasChangeFailed ? <LoadFailed controls={controls} /> : <NoMatches listingData={listingData} controls={controls} />;
}
