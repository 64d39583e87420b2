import { css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { color, font, space } from '../theme/index.ts';

export const list = css({ minWidth: 'max(200px, var(--anchor-width))', paddingBlock: space(1) });

export const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 'var(--target)',
  padding: `${space(2)} ${space(4)}`,
  font: font(400, 16),
  cursor: 'pointer',
  outline: 0,
  userSelect: 'none',
  '&[data-highlighted]': { background: color('tile') },
  '&:focus-visible': { outline: `2px solid ${color('ink')}`, outlineOffset: -2 },
  '&[data-disabled]': { color: color('muted'), opacity: 0.6, cursor: 'not-allowed' },
  [forcedColors]: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
});

export const quiet = css({ color: color('muted') });

export const face = css({ display: 'inline-flex', alignItems: 'center', gap: space(2) });
