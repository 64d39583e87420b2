/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';

const widths = { page: 'var(--meet-container)', form: '720px', text: '68ch' } as const;

export interface ContainerProps extends ComponentProps<'div'> {
  /** Content of the page, or of a part of it. */
  children?: ReactNode;
  /**
   * Greatest width: `page` is 1440 px with its gutters, 1360 px without, for listings and whatever uses the whole screen. `form` is 720 px
   * without gutters, for fields and steps; `text` is `68ch`, which is 68 digits or about 80 letters, for text to read.
   * @default 'page'
   */
  width?: 'page' | 'form' | 'text' | undefined;
  /**
   * Whether `form` and `text` begin at the edge of the page, in line with the other content, or are in its middle. No effect with `page`.
   * @default 'start'
   */
  align?: 'start' | 'center' | undefined;
  /**
   * Element to render: `main` once on a page, `section` and the others for a part of it.
   * @default 'div'
   */
  as?: 'div' | 'main' | 'section' | 'article' | 'header' | 'footer' | undefined;
}

const gutter = 'var(--meet-gutter)';

/** Free space on each side of the page, on a screen that is wider than the page. */
const pageMargin = `max(0px, (100% - ${widths.page}) / 2)`;

/** The edges of the page, which all of its content shares. */
const page = css({ boxSizing: 'border-box', width: '100%', maxWidth: widths.page, marginInline: 'auto', paddingInline: gutter });

type NarrowWidth = Exclude<keyof typeof widths, 'page'>;

/** A narrower column, which begins where the page begins or is in its middle. */
const styleNarrow = (width: NarrowWidth, align: 'start' | 'center') =>
  align === 'center'
    ? css({ maxWidth: `calc(${widths[width]} + 2 * ${gutter})` })
    : css({
        maxWidth: `calc(${pageMargin} + ${widths[width]} + 2 * ${gutter})`,
        marginInline: 0,
        paddingInlineStart: `calc(${pageMargin} + ${gutter})`,
      });

/** Keeps content within the width of the page, with the gutter of 16, 24 or 40 px at its edges. */
export function Container({ width = 'page', align = 'start', as = 'div', ...elementProps }: ContainerProps) {
  // All these elements take the attributes of a `div`; the ref has the type of a `div`.
  const Element = as as 'div';
  return <Element css={[page, width !== 'page' && styleNarrow(width, align)]} {...elementProps} />;
}
