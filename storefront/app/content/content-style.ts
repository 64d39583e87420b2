import { css } from '@emotion/react';
import { color, font, media, space } from '@meet/ui-kit/theme';

const wideMedia = '@media (min-width: 1280px)';
const printMedia = '@media print';

/** Places the navigation and the text in two columns on wide screens. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space(6),
  paddingBottom: space(10),
  [media.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: space(14), paddingTop: space(6) },
  [printMedia]: { display: 'block', padding: 0 },
});

/** The text, with its table of contents beside it on wide screens. */
export const textColumn = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 42rem)',
  alignContent: 'start',
  rowGap: space(6),
  columnGap: space(14),
  [wideMedia]: {
    gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '& > *': { gridColumn: 1 },
  },
});

export const tableOfContents = css({
  borderBlock: `1px solid ${color('line')}`,
  paddingBlock: space(3),
  font: font(400, 14),
  '& h2': { marginBottom: space(1), font: font(500, 14) },
  '& ol': { padding: 0, listStyle: 'none' },
  '& a': { display: 'block', paddingBlock: space(3), color: color('muted') },
  '& a:hover': { color: color('ink') },
  [wideMedia]: {
    '&&': { gridArea: '1 / 2 / span 2' },
    alignSelf: 'start',
    position: 'sticky',
    top: space(10),
    justifySelf: 'end',
    width: '100%',
    maxWidth: 240,
    border: 0,
    paddingBlock: 0,
    '& a': { paddingBlock: space(1) },
  },
  [printMedia]: { display: 'none' },
});

/** Keeps the sticky header from covering a section that a link leads to. */
export const anchoredSections = css({
  '& [id]': { scrollMarginTop: 88 },
  '&& :target': { textDecoration: 'none' },
  // The headings of an accordion have their own size.
  '&& h2:not(summary h2)': { font: font(500, 22), [media.desktop]: { font: font(500, 28) } },
});

export const dateStyle = css({ font: font(400, 14), color: color('muted') });

export const titleBlock = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });

export const screenOnly = css({ [printMedia]: { display: 'none' } });
