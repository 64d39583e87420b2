import { css } from '@emotion/react';
import { color, font, media, motion, space } from '../theme/index.ts';

export const list = css({ borderTop: `1px solid ${color('line')}` });

export const item = css({ borderBottom: `1px solid ${color('line')}` });

export const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: 52,
  marginInline: `calc(-1 * ${space(1)})`,
  padding: `${space(3)} ${space(1)}`,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  [media.hover]: { '&:hover': { color: color('muted') } },
  '&:focus-visible': { outlineOffset: -2 },
  // The plus icon turns into a cross.
  '& > svg': { transition: `transform ${motion('fast')} ${motion('ease')}` },
  'details[open] > & > svg': { transform: 'rotate(45deg)' },
});

export const heading = css({ minWidth: 0, font: font(500, 16), letterSpacing: 0, overflowWrap: 'anywhere' });

export const content = css({ maxWidth: '60ch', paddingBottom: space(5), overflowWrap: 'anywhere' });
