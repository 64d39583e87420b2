import { css } from '@emotion/react';
import { Icon } from '@meet/ui-kit/icon';
import { isPlainPress } from '@meet/ui-kit/link';
import { asBottomBar, color, font, media, space } from '@meet/ui-kit/theme';
import type { MouseEvent, ReactNode } from 'react';

const root = css({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: '1fr 1.35fr',
  margin: `${space(10)} calc(-1 * var(--meet-gutter)) 0`,
  borderTop: `1px solid ${color('line')}`,
  background: color('paper'),
  font: font(500, 14),
  '& > *': { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 6, minWidth: 0, minHeight: 56 },
  '& > * + *': { borderInlineStart: `1px solid ${color('line')}` },
  ...asBottomBar('57px'),
  // Without JavaScript the sort form shows a submit button and needs a separate row.
  '@media (scripting: none)': {
    gridTemplateColumns: '1fr',
    '& > * + *': { borderInlineStart: 0, borderTop: `1px solid ${color('line')}` },
    ...asBottomBar('113px'),
  },
  [media.desktop]: { display: 'none', ...asBottomBar('0px') },
});
const countStyle = css({ fontWeight: 500, color: color('muted') });

interface ListingBarProps {
  /** Id of the filter column, which the link targets before hydration. */
  filtersId: string;
  chosenCount: number;
  onOpenFilters: () => void;
  /** The sort form. */
  children: ReactNode;
}

/** Bottom bar of narrow screens with a link to the filters and with the sort form. */
export function ListingBar({ filtersId, chosenCount, onOpenFilters, children }: ListingBarProps) {
  const openFilters = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpenFilters();
  };
  return (
    <div css={root}>
      <a href={`#${filtersId}`} aria-haspopup="dialog" onClick={openFilters}>
        <Icon name="filter" size={18} />
        Фильтры
        {chosenCount > 0 && <b css={countStyle}>{chosenCount}</b>}
      </a>
      <div>{children}</div>
    </div>
  );
}
