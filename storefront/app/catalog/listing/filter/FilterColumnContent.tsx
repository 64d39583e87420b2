import { css } from '@emotion/react';
import { Icon } from '@meet/ui-kit/icon';
import { font, media } from '@meet/ui-kit/theme';
import type { ListingData } from '../listing.server.ts';
import { type FilterControls, ListingFilters } from './ListingFilters.tsx';

const columnHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  font: font(500, 22),
  '& a': { display: 'grid', placeItems: 'center', width: 'var(--meet-target)', height: 'var(--meet-target)', marginInlineEnd: -10 },
  [media.desktop]: { display: 'none' },
});

export interface FilterColumnContentProps {
  listingData: ListingData;
  controls: FilterControls;
}

/** The filters, with a heading on narrow screens. */
export const FilterColumnContent = ({ listingData, controls }: FilterColumnContentProps) => (
  <>
    <div css={columnHead}>
      <p>Фильтры</p>
      <a href="#main" aria-label="Закрыть">
        <Icon name="x" />
      </a>
    </div>
    <ListingFilters listingData={listingData} controls={controls} />
  </>
);
