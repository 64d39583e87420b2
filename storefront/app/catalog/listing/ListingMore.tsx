import { css } from '@emotion/react';
import { LoadMore } from '@meet/ui-kit/load-more';
import { Pagination } from '@meet/ui-kit/pagination';
import { space } from '@meet/ui-kit/theme';
import { pageSize } from './listing.rules.ts';
import type { ListingData } from './listing.server.ts';
import type { ListingControls } from './use-listing.ts';

const root = css({ marginTop: space(14) });

interface ListingMoreProps {
  listingData: ListingData;
  controls: ListingControls;
  /** Returns the first of the newly loaded cards. `visibleBefore` is the listing's `reachedCount` before the load. */
  findFirstNew: (visibleBefore: number) => HTMLElement | undefined;
}

/** The button that adds the cards of the next page, and links to the other pages. */
export const ListingMore = ({ listingData: { listing, pagination }, controls, findFirstNew }: ListingMoreProps) => (
  <div css={root}>
    <LoadMore
      visibleCount={controls.reachedCount}
      total={pagination.totalItems}
      step={pageSize}
      href={controls.buildPageHref(listing.page + 1)}
      onLoad={controls.loadMore}
      loading={controls.isLoadingMore}
      error={controls.hasLoadMoreFailed ? 'Не\u00a0загрузилось, проверьте связь' : undefined}
      getFirstNew={findFirstNew}
    >
      <Pagination page={listing.page} totalPages={pagination.totalPages} getHref={controls.buildPageHref} />
    </LoadMore>
  </div>
);
