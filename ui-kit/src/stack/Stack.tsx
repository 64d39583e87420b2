/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { space, type spaces } from '../theme/index.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Elements to arrange. */
  children?: ReactNode;
  /**
   * Direction of the children: `column`, one below the other, for forms and sections; `row`, side by side, for actions and short facts.
   * @default 'column'
   */
  direction?: 'column' | 'row' | undefined;
  /**
   * Space between the children, a step of the scale: 1 is 4 px, 2 is 8, 3 is 12, 4 is 16, 5 is 20, 6 is 24, 8 is 32, 10 is 40, 14 is 56, 20
   * is 80 and 30 is 120 px.
   * @default 4
   */
  gap?: 0 | keyof typeof spaces | undefined;
  /**
   * Alignment across the direction. `baseline`, in a row only, puts texts of different sizes on one line. By default children fill the
   * width of a column and are centred in a row.
   */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /**
   * Alignment along the direction: `between` puts the free space between the children, as between a heading and its action; `center` and
   * `end` move all of them. In a column it has an effect only if the column is taller than its children.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /**
   * Whether a row continues in the next line when it is too long. No effect in a column.
   * @default true
   */
  wrap?: boolean | undefined;
  /**
   * Element to render: `ul` or `ol` for a list, with `li` inside, `fieldset` for fields that belong together, with a `<legend>` first,
   * `section` and the others for a part of the page.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'fieldset' | undefined;
}

// A child with a long word or a wide table shrinks instead of widening the page.
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { minWidth: 0 } });
const row = css({ display: 'flex', minWidth: 0, '& > *': { minWidth: 0 } });
const withoutBrowserStyle = css({ margin: 0, padding: 0, border: 0, listStyle: 'none' });

/** Children below one another or side by side, with the same space between all of them. */
export function Stack({ direction = 'column', gap = 4, align, justify = 'start', wrap = true, as = 'div', ...elementProps }: StackProps) {
  // Each element that `as` may name takes the attributes of a `div`; the ref has the type of a `div`.
  const Element = as as 'div';
  // VoiceOver in Safari does not announce a list without bullets.
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  const isRow = direction === 'row';
  const distribution = justify === 'between' ? 'space-between' : justify;
  const layoutStyle = css({
    gap: gap === 0 ? 0 : space(gap),
    alignItems: isRow ? (align ?? 'center') : undefined,
    justifyItems: isRow ? undefined : align,
    justifyContent: isRow ? distribution : undefined,
    alignContent: isRow ? undefined : distribution,
    flexWrap: isRow && wrap ? 'wrap' : undefined,
  });
  return <Element css={[as !== 'div' && withoutBrowserStyle, isRow ? row : column, layoutStyle]} role={role} {...elementProps} />;
}
