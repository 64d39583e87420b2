import { css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { font, media, motion, role, space } from '../theme/index.ts';

/** Overflowing tabs scroll. The row clips what extends beyond it, so each tab has room for its focus ring, while its text stays aligned. */
export const list = css({
  // Base UI measures tabs from here when it scrolls to the selected one.
  position: 'relative',
  display: 'flex',
  gap: space(2),
  marginInline: `calc(-1 * ${space(2)})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: `linear-gradient(${role('border')} 0 0) center bottom / calc(100% - 2 * ${space(2)}) 1px no-repeat`,
});

export const tab = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  minHeight: 'var(--meet-target)',
  paddingInline: space(2),
  color: role('muted'),
  font: font(500, 16),
  whiteSpace: 'nowrap',
  transition: `color ${motion('fast')}`,
  [media.hover]: { '&:hover': { color: role('text') } },
  '&[data-active]': { color: role('text') },
  '&[data-active]::after': {
    content: '""',
    position: 'absolute',
    inset: `auto ${space(2)} 0`,
    height: 2,
    background: role('text'),
    [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
  '&[data-disabled]': { color: role('muted'), cursor: 'not-allowed', opacity: 0.6 },
  '&:focus-visible': { outlineOffset: -2 },
});

export const panel = css({ paddingTop: space(5), '&:focus-visible': { outlineOffset: 4 } });
