import { css, type SerializedStyles } from '@emotion/react';
import type { IconSource } from '../icon/index.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import type { PluralForms } from '../plural/index.ts';
import { font, media, motion, radius, role } from '../theme/index.ts';

export interface IconButtonLook {
  /** Icon to show: a name from the kit's set, or an element of your own, which is hidden from screen readers. */
  icon: IconSource;
  /** Accessible name: the action or destination, such as «Избранное» or «Закрыть». */
  label: string;
  /**
   * Shape: `plain` is the icon alone, in heads of panels and in the header; `line` an outlined square beside buttons. Over a picture give
   * `plain` the colour `on-picture`.
   * @default 'plain'
   */
  variant?: 'plain' | 'line' | undefined;
  /**
   * Side of the square of `line`, as tall as the button beside it: `small` is 40 px, `medium` 48 px, `large` 56 px. For a finger a small
   * Button is 44 px tall, the square 40 px with a target of 44 px. With `data-density="desk"` and a mouse the three sizes are 28, 32 and 36
   * px. The size has no effect on `plain`, which is 44 px, or 32 px with `data-density="desk"` and a mouse.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Number on the icon, also added to the accessible name; from 100 on it is «99+». Hidden when it is 0.
   * @default 0
   */
  count?: number | undefined;
  /** Plural forms for the number in the name: «Избранное, 3 товара». If omitted, the number stands alone: «Избранное, 3». */
  countForms?: PluralForms | undefined;
}

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
