/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { media, space } from '../theme/index.ts';

export interface ProductGridProps extends ComponentProps<'ul'> {
  /** Product cards, one per cell. */
  children: ReactNode;
  /**
   * Columns on a screen of 1024 px or more: 3 beside open filters, otherwise 4.
   * @default 4
   */
  columns?: 3 | 4 | undefined;
  /** Accessible name of the list. Where a heading names it, pass `aria-labelledby` instead. */
  label?: string | undefined;
  /**
   * Whether products are loading, which sets `aria-busy`. The skeletons are yours: pass `ProductCardSkeleton` as children.
   * @default false
   */
  loading?: boolean | undefined;
}

const root = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(8)} var(--meet-seam)`,
  marginInline: 'calc(-1 * var(--meet-gutter))',
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space(10), marginInline: 0 },
  [media.desktop]: { rowGap: space(14) },
});
const desktopColumns = {
  3: null,
  4: css({ [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } }),
};
const cell = css({ display: 'grid', minWidth: 0 });

/** A grid of products in 2, 3 or 4 columns. Tiles touch and reach the edge of the screen on phones. Place it inside the page gutter. */
export function ProductGrid({ children, columns = 4, label, loading = false, ...listProps }: ProductGridProps) {
  return (
    <ul css={[root, desktopColumns[columns]]} role="list" aria-label={label} aria-busy={loading || undefined} {...listProps}>
      {Children.map(children, (child) => (
        <li css={cell}>{child}</li>
      ))}
    </ul>
  );
}
