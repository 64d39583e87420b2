import { css, type SerializedStyles } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { font, media, motion, radius, role } from '../theme/index.ts';
import type { IconButtonLook } from './icon-button-look.ts';

const root = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--meet-target)',
  height: 'var(--meet-target)',
  [media.hover]: { '&:hover': { color: `color-mix(in srgb, ${role('text')} 66%, ${role('page')})` } },
  '&:disabled': { color: role('muted'), cursor: 'not-allowed' },
});

const line = css({
  border: `1px solid ${role('control')}`,
  borderRadius: radius('control'),
  transition: `border-color ${motion('fast')}, background ${motion('fast')}`,
  [media.hover]: { '&:hover': { borderColor: role('text'), color: role('text') } },
  '&:active': { borderColor: role('text'), background: role('tile') },
  '&:disabled': { borderColor: role('border'), background: role('tile'), color: role('muted') },
});

const createSquare = (name: 'small' | 'medium' | 'large') =>
  css({ width: `var(--meet-control-${name})`, height: `var(--meet-control-${name})` });
const sizes = {
  // The button is 40 px, and the pseudo-element extends its touch target to 44 px.
  small: css(createSquare('small'), { '&::after': { content: '""', position: 'absolute', inset: -3 } }),
  medium: createSquare('medium'),
  large: createSquare('large'),
};

export const counter = css({
  position: 'absolute',
  left: 'calc(50% + 10px)',
  top: 4,
  font: font(600, 12),
  whiteSpace: 'nowrap',
});

/** In forced colours an outline marks the pressed state. */
const pressable = css({ [forcedColors]: { '&[aria-pressed=true]': { outline: '2px solid', outlineOffset: -4 } } });

/** Styles that icon buttons and icon links share. */
export const createIconButtonStyle = ({ variant = 'plain', size = 'medium' }: IconButtonLook): (SerializedStyles | false)[] => [
  root,
  variant === 'line' && line,
  variant === 'line' && sizes[size],
  pressable,
];
