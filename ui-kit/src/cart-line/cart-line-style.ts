import { css } from '@emotion/react';
import { color, font, media, space } from '../theme/index.ts';

export const root = css({
  display: 'grid',
  gridTemplateColumns: '20px 88px minmax(0, 1fr) auto',
  gap: space(3),
  alignItems: 'start',
  paddingBlock: space(4),
  borderBottom: `1px solid ${color('line')}`,
  font: font(400, 14),
});
export const without = css({ gridTemplateColumns: '88px minmax(0, 1fr) auto' });

export const check = css({ display: 'grid', alignItems: 'center', minHeight: 110 });
export const tile = css({ display: 'block', aspectRatio: '4 / 5', background: color('picture'), overflow: 'hidden' });
export const words = css({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto', hyphenateLimitChars: '14 5 5' });
export const brand = css({ fontWeight: 600 });
export const muted = css({ color: color('muted') });
export const warning = css({ color: color('warning') });
export const price = css({ marginTop: space(1) });
export const remove = css({
  '&&': { margin: '-11px -11px 0 0', color: color('muted') },
  [media.hover]: { '&&:hover': { color: color('ink') } },
});

/** A line kept for later is dimmed, and its price is not red. */
export const off = css({ '& .cart-tile': { opacity: 0.5 }, '& .cart-words, & .cart-words b': { color: color('muted') } });

export const gone = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  minHeight: 64,
  borderBottom: `1px solid ${color('line')}`,
  font: font(400, 14),
  '& p': { minWidth: 0, overflowWrap: 'anywhere', color: color('muted') },
});
