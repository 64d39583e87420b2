import { css, keyframes } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { color, font, media, motion, role, space } from '../theme/index.ts';

const plainList = css({ margin: 0, padding: 0, listStyle: 'none' });
export const accent = css({ '&&&': { color: role('sale') } });

const hideAtEnd = keyframes({ 'from, 80%': { opacity: 1 }, to: { opacity: 0 } });

const underline = {
  content: '""',
  position: 'absolute',
  inset: `auto ${space(1)} 0`,
  height: 2,
  background: 'currentColor',
} as const;

const row = css(plainList, {
  display: 'flex',
  gap: space(4),
  minWidth: 0,
  paddingInline: space(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  font: font(500, 14),
  letterSpacing: '-.005em',
  scrollTimeline: '--category-row inline',
  '@media (min-width: 1440px)': { gap: space(6) },
  // Padding for the focus ring, which the row would otherwise clip outside a name.
  '& > li > a': {
    position: 'relative',
    display: 'block',
    marginInline: `calc(-1 * ${space(1)})`,
    padding: `22px ${space(1)}`,
    whiteSpace: 'nowrap',
  },
  '& > li > a[aria-current]::after': underline,
  [media.hover]: { '& > li > a:hover::after, & > li:hover > a::after': underline },
  '& > li > a:focus-visible': { outlineOffset: -2 },
  [forcedColors]: { '& > li > a[aria-current]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** Not positioned, so that the panels of the names extend across the header. */
export const rowCell = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${space(1)})`,
  timelineScope: '--category-row',
  '& > *': { gridArea: '1 / 1' },
});

/**
 * Fades overflowing names at the edge until the row is scrolled to its end, also before the page is interactive. A row that fits has no
 * scroll timeline and does not fade. The fade lies over the row: a mask would also hide the panels, which are inside the row.
 */
export const fade = css({
  justifySelf: 'end',
  width: 48,
  opacity: 0,
  background: `linear-gradient(to right, transparent, ${role('page')})`,
  pointerEvents: 'none',
  '@supports (timeline-scope: --category-row)': { animation: `${hideAtEnd} linear both`, animationTimeline: '--category-row' },
  [forcedColors]: { display: 'none' },
});

/** Scroll button at an end with hidden names. */
export const scrollButton = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  padding: 0,
  border: 0,
  background: role('page'),
  color: role('muted'),
  cursor: 'pointer',
  // The shadow fades the names beside the button. Clipping keeps the shadow off the line below the header.
  clipPath: 'inset(0 -24px)',
  [media.hover]: { '&:hover': { color: role('text') } },
});
export const backButton = css({ justifySelf: 'start', boxShadow: `12px 0 12px ${role('page')}` });
export const forwardButton = css({ justifySelf: 'end', boxShadow: `-12px 0 12px ${role('page')}` });

const side = css(plainList, {
  font: font(500, 28),
  letterSpacing: '-.03em',
  '& > li > a': { display: 'block', paddingBlock: space(2), overflowWrap: 'anywhere' },
  '& [aria-current] > span': { textDecoration: 'underline', textUnderlineOffset: '.2em', textDecorationThickness: 2 },
});

/** The second level of a category in the side menu. */
export const submenu = css({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(4),
    paddingBlock: space(2),
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > div': {
    display: 'grid',
    gap: space(4),
    padding: `${space(2)} 0 ${space(4)} ${space(4)}`,
    borderInlineStart: `1px solid ${role('border')}`,
  },
  '& p': { margin: 0, font: font(400, 12) },
  '& ul': { font: font(400, 16) },
  '&& ul a': { display: 'block', paddingBlock: 10 },
});

const index = css(plainList, {
  display: 'flex',
  flexDirection: 'column',
  borderTop: `1px solid ${role('border')}`,
  '& li': { display: 'grid', alignItems: 'center', flex: 1, borderBottom: `1px solid ${role('border')}` },
  '& a': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space(4),
    paddingBlock: space(3),
    font: font(500, 28),
    letterSpacing: '-.03em',
    overflowWrap: 'anywhere',
    [media.desktop]: { font: font(500, 48), letterSpacing: '-.035em', paddingBlock: space(3) },
  },
  // The name moves by `transform`, so nothing around it moves.
  '& a > span': { transition: `transform ${motion('normal')} ${motion('ease')}` },
  [media.hover]: { '& a:hover > span': { transform: 'translateX(12px)' } },
  '& a[aria-current] > span': { textDecoration: 'underline', textUnderlineOffset: '.15em', textDecorationThickness: 2 },
  '& small': { font: font(400, 14), letterSpacing: 0, color: role('muted'), whiteSpace: 'nowrap' },
});

export const lists = { row, side, index };

export const withPicture = css({
  display: 'grid',
  [media.desktop]: { gridTemplateColumns: '1fr 2fr', gap: space(14), alignItems: 'stretch' },
});

export const tile = css({
  display: 'none',
  position: 'relative',
  minHeight: '100%',
  // Continues the picture's background around it, so that a tall list does not crop the picture.
  background: color('picture'),
  overflow: 'hidden',
  [media.desktop]: { display: 'block' },
  '& img': { width: '100%', height: '100%', background: 'none', objectFit: 'contain' },
});
