import { css } from '@emotion/react';
import { breakpoints, font, media, space } from '@meet/ui-kit/theme';

/** Page column: container width with gutters. */
export const wrap = css({ width: '100%', maxWidth: 'var(--meet-container)', marginInline: 'auto', paddingInline: 'var(--meet-gutter)' });

export const section = css({ marginTop: 'var(--meet-section)' });

/** Wraps a grid of four products that should fit one row. Where the grid has only three columns, the fourth product is hidden. */
export const rowOfFour = css({ '@media (min-width: 768px) and (max-width: 1023px)': { '& li:nth-of-type(4)': { display: 'none' } } });

/** Media query for phones. Most styles are written for phones first, and wider screens add to them. */
export const phones = `@media (max-width: ${breakpoints.tablet - 0.02}px)`;

/** Hides content that needs JavaScript if the browser has none. */
export const withScript = css({ '@media (scripting: none)': { display: 'none' } });
/** Shows content only if the browser has no JavaScript. */
export const withoutScript = css({ display: 'none', '@media (scripting: none)': { display: 'block' } });

/** A link whose touch target is as tall as a finger, so it extends over the lines above and below. */
export const tallTarget = css({ position: 'relative', '&::after': { content: '""', position: 'absolute', inset: '-13px 0' } });

/** A section heading with a link to the full list. */
export const sectionHead = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4),
  marginBottom: space(5),
  '& > a': { font: font(400, 14), whiteSpace: 'nowrap', paddingBlock: space(3), marginBlock: `calc(-1 * ${space(3)})` },
  [media.desktop]: { marginBottom: space(8) },
});
