import { css } from '@emotion/react';
import { breakpoints, font, media, role, space } from '../theme/index.ts';

const phones = `@media (max-width: ${breakpoints.tablet - 0.02}px)`;

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const root = css({
  marginTop: 'var(--meet-section)',
  borderTop: `1px solid ${role('border')}`,
  paddingBlock: space(10),
  font: font(400, 14),
});
export const wrap = css({ maxWidth: 'var(--meet-container)', marginInline: 'auto', paddingInline: 'var(--meet-gutter)' });

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(10)} ${space(4)}`,
  '& h2': { margin: `0 0 ${space(2)}`, font: font(500, 14), letterSpacing: 0 },
  '& ul': plainList,
  '& li a': { display: 'inline-block', paddingBlock: space(3), color: role('muted'), overflowWrap: 'anywhere' },
  [media.hover]: { '& li a:hover': { color: role('text') } },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& li a': { paddingBlock: space(1) } },
});

/** The app has a fourth, wider column. */
export const withApp = css({ [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 1.6fr' } });

/** On a phone the first column is as high as the two columns beside it. */
export const firstColumn = css({ gridRow: 'span 2', [media.tablet]: { gridRow: 'auto' } });
export const accent = css({ '&&&': { color: role('sale') } });

export const app = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'start',
  gap: space(5),
  minWidth: 0,
  '& p': { color: role('muted') },
  [media.tablet]: { gridColumn: 'auto', display: 'grid', gap: space(3), justifyContent: 'end', alignContent: 'start' },
  [media.desktop]: { display: 'flex', gap: space(5) },
});
/** A phone cannot scan a code on its own screen. A link leads to the app instead. */
export const hiddenOnTouch = css({ flex: 'none', '@media (max-width: 1023px) and (hover: none)': { display: 'none' } });
export const appText = css({ minWidth: 0, maxWidth: 200 });
export const storeLinks = css({ '& a': { display: 'inline-block', paddingBlock: space(3) } });

export const legal = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  marginTop: space(10),
  paddingTop: space(5),
  borderTop: `1px solid ${role('border')}`,
  font: font(400, 12),
  color: role('muted'),
});

export const legalLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  alignItems: 'center',
  '& ul': { ...plainList, display: 'flex', flexWrap: 'wrap', columnGap: space(3) },
  '& a': { display: 'inline-block', paddingBlock: 14 },
});

export const payments = css({ ...plainList, display: 'flex', flexWrap: 'wrap', gap: space(2) });

/** On a phone a bare footer has only the legal line, which needs less space around it. */
export const bare = css({ [phones]: { marginTop: 0, paddingBlock: 0 } });
export const hiddenOnPhones = css({ [phones]: { display: 'none' } });
export const bareLegal = css({ [phones]: { marginTop: 0, paddingTop: 0, borderTop: 0 } });
