import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { space } from '@meet/ui-kit/theme';
import { filterPairs, noFilters, without } from './filter/filter.rules.ts';
import { listApplied } from './filter/filter-groups.rules.ts';
import type { ListingData } from './listing.server.ts';
import type { ListingHandle } from './use-listing.ts';

const state = css({ paddingBlock: `${space(6)} ${space(20)}` });

interface ListingStateProps {
  listingData: ListingData;
  handle: ListingHandle;
}

/** No product matches the filters. Offers to remove the last filter or all of them. */
function NothingFits({ listingData, handle }: ListingStateProps) {
  const { filters } = listingData.listing;
  const pair = filterPairs(filters).at(-1);
  const label = listApplied(listingData.narrowing, filters).at(-1)?.label;
  return (
    <div css={state}>
      <EmptyState
        title="Ничего не&nbsp;нашлось"
        text="Под эти фильтры сейчас ничего не&nbsp;подходит. Уберите один из&nbsp;них или начните заново."
        announced
        actions={
          <>
            {pair && <LinkButton href={handle.buildFiltersHref(without(filters, pair))}>Убрать «{label}»</LinkButton>}
            <LinkButton href={handle.buildFiltersHref(noFilters)} variant="line">
              Сбросить все
            </LinkButton>
          </>
        }
      />
    </div>
  );
}

function DidNotCome({ handle }: Pick<ListingStateProps, 'handle'>) {
  return (
    <div css={state}>
      <EmptyState
        title="Не&nbsp;загрузилось"
        text="Проверьте связь: выбранное никуда не&nbsp;делось."
        announced
        actions={
          <Button onClick={handle.retry} loading={handle.isChanging}>
            Повторить
          </Button>
        }
      />
    </div>
  );
}

/** Explains why a listing shows no products and offers a next step. */
export function ListingState({ listingData, handle }: ListingStateProps) {
  return handle.hasChangeFailed ? <DidNotCome handle={handle} /> : <NothingFits listingData={listingData} handle={handle} />;
}
