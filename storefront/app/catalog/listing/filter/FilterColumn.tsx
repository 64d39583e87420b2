import { css } from '@emotion/react';
import { Icon } from '@meet/ui-kit/icon';
import { color, font, media } from '@meet/ui-kit/theme';
import type { ListingData } from '../listing.server.ts';
import type { ListingControls } from '../use-listing.ts';
import { ListingFilters } from './ListingFilters.tsx';

// On narrow screens the filters cover the page while the URL targets them, so that they open before hydration and without JavaScript.
const column = css({
  display: 'none',
  '&:target': {
    position: 'fixed',
    inset: 0,
    zIndex: 6,
    display: 'block',
    overflowY: 'auto',
    paddingInline: 'var(--meet-gutter)',
    background: color('panel'),
    '--ground': color('panel'),
  },
  [media.desktop]: {
    '&, &:target': { position: 'static', display: 'block', overflow: 'visible', padding: 0, background: 'none' },
    '&[hidden]': { display: 'none' },
  },
});
const columnHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  font: font(500, 22),
  '& a': { display: 'grid', placeItems: 'center', width: 'var(--meet-target)', height: 'var(--meet-target)', marginInlineEnd: -10 },
  [media.desktop]: { display: 'none' },
});

interface FilterColumnProps {
  id: string;
  listingData: ListingData;
  controls: ListingControls;
  /** Whether the column is hidden to give the products more space. */
  isHidden: boolean;
}

/** The filter column of wide screens. On narrow screens it is the fallback that the filter link opens before hydration. */
export function FilterColumn({ id, listingData, controls, isHidden }: FilterColumnProps) {
  return (
    <aside css={column} id={id} aria-label="Фильтры" hidden={isHidden}>
      <div css={columnHead}>
        <p>Фильтры</p>
        <a href="#main" aria-label="Закрыть">
          <Icon name="x" />
        </a>
      </div>
      <ListingFilters listingData={listingData} controls={controls} />
    </aside>
  );
}
