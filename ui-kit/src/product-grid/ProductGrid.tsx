/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { media, space } from '../theme/index.ts';

export interface ProductGridProps {
  /** Product cards, one a cell. */
  children: ReactNode;
  /** Columns on a desktop: 3 beside open filters, 4 otherwise. */
  columns?: 3 | 4 | undefined;
  /** Name of the list for a screen reader, where no heading beside it says it. */
  label?: string | undefined;
  /** What it shows is being asked for: said to a screen reader once the list is read. */
  loading?: boolean | undefined;
}

const root = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(8)} var(--seam)`,
  marginInline: 'calc(-1 * var(--gutter))',
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

/** Goods side by side: 2, 3 or 4 columns by the width, tiles that touch, up to the screen's edge on mobile. Stands within the gutter. */
export function ProductGrid({ children, columns = 4, label, loading = false }: ProductGridProps) {
  return (
    <ul css={[root, desktopColumns[columns]]} aria-label={label} aria-busy={loading || undefined}>
      {Children.map(children, (child) => (
        <li css={cell}>{child}</li>
      ))}
    </ul>
  );
}
