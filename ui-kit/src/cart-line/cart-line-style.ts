import { css } from '@emotion/react';
import { color, font, media, radius, role, space } from '../theme/index.ts';

export const root = css({
  '& > p:not([class])': { margin: 0 },
  display: 'grid',
  gridTemplateColumns: '20px 88px minmax(0, 1fr) auto',
  gap: space(3),
  alignItems: 'start',
  paddingBlock: space(4),
  borderBottom: `1px solid ${role('border')}`,
  font: font(400, 14),
});
export const withoutCheckbox = css({ gridTemplateColumns: '88px minmax(0, 1fr) auto' });

export const check = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: 110,
  // Extends the label into the space around the checkbox, so that a finger can hit it.
  '& > label': { minWidth: 'var(--meet-target)', marginInlineStart: -12, paddingInlineStart: 12 },
});
export const tile = css({ position: 'relative', display: 'block', aspectRatio: '4 / 5', background: color('picture'), overflow: 'hidden' });
export const texts = css({
  '& > p:not([class])': { margin: 0 },
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
});
export const brand = css({ fontWeight: 600 });
/** Extends the touch target of the link over the lines above and below, to the height of a finger. */
export const name = css({ position: 'relative', '&::after': { content: '""', position: 'absolute', inset: '-13px 0' } });
export const muted = css({ color: role('muted') });
export const warning = css({ color: role('warning') });
export const positive = css({ color: role('success') });
/** The remove button is only beside the first lines of text, so buttons and links below may extend under it. */
export const removable = css({ '--beside': `calc(33px + ${space(3)})` });
const belowRemoveButton = { marginInlineEnd: 'calc(-1 * var(--beside, 0px))', overflowWrap: 'break-word' } as const;
export const offer = css({
  '& > p:not([class])': { margin: 0 },
  ...belowRemoveButton,
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  marginTop: space(1),
  '& > p': { color: role('warning') },
});
export const alternatives = css({
  ...belowRemoveButton,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  '& > a': { paddingBlock: space(3) },
});
/** Lies on the picture, which keeps its light background in both themes. */
export const sign = css({
  position: 'absolute',
  bottom: space(1),
  left: space(1),
  maxWidth: `calc(100% - 2 * ${space(1)})`,
  padding: '1px 6px',
  borderRadius: radius('control'),
  background: color('badge'),
  color: color('on-picture'),
  font: font(500, 12),
});
export const price = css({ marginTop: space(1) });
export const remove = css({
  '&&': { margin: '-11px -11px 0 0', color: role('muted') },
  [media.hover]: { '&&:hover': { color: role('text') } },
});

/** A line saved for later is dimmed, and its price is not red. */
export const excluded = css({ '& .cart-words, & .cart-words b': { color: role('muted') } });
export const dimmed = css({ '& .cart-tile': { opacity: 0.5 } });
/** Dims only the picture, so that the sign on it stays readable. */
export const dimmedBelowSign = css({ '& .cart-tile img': { opacity: 0.5 } });

export const removedLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  minHeight: 64,
  borderBottom: `1px solid ${role('border')}`,
  font: font(400, 14),
  '& p': { minWidth: 0, margin: 0, overflowWrap: 'anywhere', color: role('muted') },
});
