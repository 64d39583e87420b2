import { css } from '@emotion/react';
import { color, font, media, role, space } from '../theme/index.ts';

export const panel = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: 1,
  display: 'none',
  maxHeight: 'calc(100vh - 100px)',
  overflowY: 'auto',
  background: role('page'),
  borderBlock: `1px solid ${role('border')}`,
});

/** A name and its panel. Delays keep the panel closed when a mouse only passes the name, and open when it leaves for a moment. */
export const entry = css({
  '& > [data-panel]': { transition: 'display 0s 150ms allow-discrete' },
  [media.hover]: { '&:hover > [data-panel]': { display: 'block', transition: 'display 0s 80ms allow-discrete' } },
  '&:has(> details[open]) > [data-panel]': { display: 'block' },
  // After a press on a link, the panel must not cover the next page.
  'nav[data-closed] & > [data-panel]': { display: 'none' },
});

/** Opens the panel by keyboard. A mouse opens it on hover, and a tap follows the category's link. */
export const opener = css({
  position: 'absolute',
  // Positioned at the start of the header, because the scrolling row would clip it.
  inset: '0 auto auto 0',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '&:focus-within': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    width: 'var(--meet-target)',
    minHeight: 'var(--meet-target)',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const panelWrap = css({
  display: 'grid',
  '@media (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) 200px' },
  gap: space(10),
  width: '100%',
  maxWidth: 'var(--meet-container)',
  marginInline: 'auto',
  padding: `${space(8)} var(--meet-gutter) ${space(10)}`,
});

export const groups = css({
  display: 'grid',
  // At most three columns, and fewer where they would be too narrow for a link.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(112px, (100% - 2 * ${space(8)}) / 3), 1fr))`,
  gap: `${space(6)} ${space(8)}`,
  alignItems: 'start',
});
export const groupTitle = css({ marginBottom: space(2), font: font(400, 12), letterSpacing: 0, color: role('muted') });
export const groupLinks = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: font(500, 16),
  letterSpacing: '-.01em',
  '&& a': { display: 'inline-block', paddingBlock: space(1), whiteSpace: 'normal' },
  '&& a::after': { content: 'none' },
  [media.hover]: { '& a:hover': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.25em' } },
});

export const panelImage = css({
  '@media (max-width: 479.98px)': { display: 'none' },
  width: '100%',
  height: 'auto',
  aspectRatio: '1 / 1',
  objectFit: 'cover',
  background: color('picture'),
  filter: 'brightness(var(--meet-picture-dim))',
});
