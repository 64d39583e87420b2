import { css } from '@emotion/react';
import { LoadMore } from '@meet/ui-kit/load-more';
import { Pagination } from '@meet/ui-kit/pagination';
import { space } from '@meet/ui-kit/theme';
import { pageSize } from './listing.rules.ts';
import type { ListingFacts } from './listing.server.ts';
import type { ListingHandle } from './use-listing.ts';

const root = css({ marginTop: space(14) });

interface ListingMoreProps {
  facts: ListingFacts;
  handle: ListingHandle;
  /** Returns the first of the newly loaded cards, given the value of `reached` before the load. */
  firstNew: (visibleBefore: number) => HTMLElement | undefined;
}

/** The «Показать ещё» button and the pagination of a listing. */
export function ListingMore({ facts: { listing, pagination }, handle, firstNew }: ListingMoreProps) {
  return (
    <div css={root}>
      <LoadMore
        shown={handle.reached}
        total={pagination.totalItems}
        step={pageSize}
        href={handle.hrefOfPage(listing.page + 1)}
        onLoad={handle.loadMore}
        loading={handle.isLoadingMore}
        error={handle.hasMoreFailed ? 'Не\u00a0загрузилось, проверьте связь' : undefined}
        firstNew={firstNew}
      >
        <Pagination page={listing.page} totalPages={pagination.totalPages} getHref={handle.hrefOfPage} />
      </LoadMore>
    </div>
  );
}
