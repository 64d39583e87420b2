import { css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { font, media, motion, role, space } from '../theme/index.ts';

/** A square button with an icon alone, as large as a finger needs. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--meet-target)',
  height: 'var(--meet-target)',
} as const;

export const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 'var(--meet-control-medium)',
  borderBottom: `1px solid ${role('control')}`,
  transition: `border-color ${motion('fast')}`,
  [media.hover]: { '&:hover': { borderColor: role('text') } },
  '&:focus-within': { borderColor: role('text'), boxShadow: `0 1px ${role('text')}` },
  [forcedColors]: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: 2 } },
});

export const large = css({ [media.desktop]: { minHeight: 64, '& > input': { font: font(400, 28), letterSpacing: 'var(--meet-tight)' } } });

/** The input has no focus ring, because the line below the whole field shows the focus. */
export const text = css({
  flex: 1,
  minWidth: 0,
  minHeight: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  font: font(400, 16),
  textOverflow: 'ellipsis',
  '&:focus, &:focus-visible': { outline: 0 },
  '&::placeholder': { color: role('muted'), opacity: 1 },
  '&:disabled': { color: role('muted'), cursor: 'not-allowed' },
});

export const searchButton = css(iconButton, { marginInlineStart: -11, '& > span': { display: 'flex' } });
export const clearButton = css(iconButton, {
  marginInlineEnd: -11,
  color: role('muted'),
  [media.hover]: { '&:hover': { color: role('text') } },
});
