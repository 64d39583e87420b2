/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { media, space, type spaces } from '../theme/index.ts';

/** Number of columns from each width on; an omitted width uses the columns of the next smaller width. */
export interface GridColumns {
  /**
   * Below 768 px.
   * @default 1
   */
  mobile?: number | undefined;
  /** From 768 px. */
  tablet?: number | undefined;
  /** From 1024 px. */
  desktop?: number | undefined;
  /** From 1440 px. */
  wide?: number | undefined;
}

export interface GridProps extends ComponentProps<'div'> {
  /** Cells: each child is a cell, which may span columns by `gridColumn`. */
  children?: ReactNode;
  /** Number of columns: the same at every width, or by the width of the screen. Without it, `minWidth` decides. */
  columns?: number | GridColumns | undefined;
  /**
   * Smallest width of a column in pixels: as many columns as fit, of equal width. No effect with `columns`.
   * @default 240
   */
  minWidth?: number | undefined;
  /**
   * Space between the cells, a step of the scale: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16, 5 is 20, 6 is 24, 8 is 32, 10 is 40, 14 is 56, 20 is
   * 80 and 30 is 120 px.
   * @default 4
   */
  gap?: 0 | keyof typeof spaces | undefined;
  /**
   * Vertical alignment of the cells of a row: `stretch` makes frames equally tall, `center` suits icons beside texts, `start` and `end`
   * suit cells without a frame.
   * @default 'stretch'
   */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /**
   * Element to render: `ul` or `ol` for a list, with `li` inside; `dl` for terms and values, each pair in a `div`; `section` for a part of
   * the page.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl' | undefined;
}

const root = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', '& > *': { minWidth: 0 } });

const createColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

function styleColumns({ mobile = 1, tablet, desktop, wide }: GridColumns) {
  return css({
    ...createColumns(mobile),
    ...(tablet && { [media.tablet]: createColumns(tablet) }),
    ...(desktop && { [media.desktop]: createColumns(desktop) }),
    ...(wide && { [media.wide]: createColumns(wide) }),
  });
}

const fitColumns = (minWidth: number) => css({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))` });

/** Cells in columns of equal width. CSS alone sets the columns, so the server need not know the width of the screen. */
export function Grid({ columns, minWidth = 240, gap = 4, align = 'stretch', as = 'div', ...elementProps }: GridProps) {
  // Each element that `as` may name takes the attributes of a `div`; the ref has the type of a `div`.
  const Element = as as 'div';
  // VoiceOver in Safari does not announce a list without bullets.
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  const columnsByWidth = typeof columns === 'number' ? { mobile: columns } : columns;
  const layoutStyle = css({ gap: gap === 0 ? 0 : space(gap), alignItems: align });
  const columnStyle = columnsByWidth ? styleColumns(columnsByWidth) : fitColumns(minWidth);
  return <Element css={[root, layoutStyle, columnStyle]} role={role} {...elementProps} />;
}
