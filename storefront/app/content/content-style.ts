import { css } from '@emotion/react';
import { color, font, media } from '@meet/ui-kit/theme';

/** Keeps the sticky header from covering a section that a link leads to. */
export const anchoredSections = css({
  '& [id]': { scrollMarginTop: 88 },
  '&& :target': { textDecoration: 'none' },
  // The headings of an accordion have their own size.
  '&& h2:not(summary h2)': { font: font(500, 22), [media.desktop]: { font: font(500, 28) } },
});

export const dateStyle = css({ font: font(400, 14), color: color('muted') });

export const screenOnly = css({ '@media print': { display: 'none' } });
