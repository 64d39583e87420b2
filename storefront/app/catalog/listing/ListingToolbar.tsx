import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { font, media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStore } from '../../platform/store/root-store.tsx';
import { ListingStore } from './listing.store.ts';

const root = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(4),
  minHeight: 52,
  font: font(400, 14),
  '& b': { fontWeight: 500 },
});
const onWide = css({ display: 'none', [media.desktop]: { display: 'flex', alignItems: 'center', gap: space(6) } });
const away = css({ '& > button': { font: font(400, 14) }, '@media (scripting: none)': { display: 'none' } });

interface ListingToolbarProps {
  /** Number of products in words, or false when it is unknown. */
  amount: string | false;
  /** The sort form, shown on wide screens. */
  children: ReactNode;
}

/** Row above the cards: the number of products and, on wide screens, the filter toggle and the sort form. */
export const ListingToolbar = observer(function ListingToolbar({ amount, children }: ListingToolbarProps) {
  const view = useStore(ListingStore);
  return (
    <div css={root}>
      <p role="status">{amount && <b>{amount}</b>}</p>
      <div css={onWide}>
        <div css={away}>
          <Button variant="text" size="small" onClick={() => view.putFilters(!view.areFiltersAway)}>
            {view.areFiltersAway ? 'Показать фильтры' : 'Скрыть фильтры'}
          </Button>
        </div>
        {children}
      </div>
    </div>
  );
});
