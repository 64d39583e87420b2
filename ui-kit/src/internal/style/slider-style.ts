import { css } from '@emotion/react';
import { media, motion, radius, role, space } from '../../theme/index.ts';
import { forcedColors } from './forced-colors.ts';

const thumbSide = 22;
const forcedFill = { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } } as const;

/** Area of the slider: 44 px high; a vertical touch scrolls the page. */
export const sliderControl = css({
  display: 'flex',
  alignItems: 'center',
  height: 'var(--meet-target)',
  // Keeps the thumb inside the box at both ends.
  paddingInline: thumbSide / 2,
  touchAction: 'pan-y',
  cursor: 'pointer',
  userSelect: 'none',
  '&[data-disabled]': { cursor: 'not-allowed' },
});

/** Extends the line to the edges of the box, beyond the centre of a thumb at its end. */
const extendEdge = (shade: string): string => `-${thumbSide / 2}px 0 ${shade}, ${thumbSide / 2}px 0 ${shade}`;

export const sliderTrack = css({
  width: '100%',
  height: 2,
  background: role('control'),
  boxShadow: extendEdge(role('control')),
  ...forcedFill,
  '&[data-disabled]': { background: role('border'), boxShadow: extendEdge(role('border')) },
});

export const sliderIndicator = css({
  top: -1,
  height: 4,
  background: role('action'),
  ...forcedFill,
  '&[data-disabled]': { background: role('muted') },
});

export const sliderThumb = css({
  width: thumbSide,
  height: thumbSide,
  border: `2px solid ${role('action')}`,
  borderRadius: radius('full'),
  background: role('page'),
  transition: `box-shadow ${motion('fast')}`,
  // 44 px touch target.
  '&::after': { content: '""', position: 'absolute', inset: -13 },
  [media.hover]: { '&:hover': { boxShadow: `inset 0 0 0 2px ${role('action')}` } },
  '&[data-dragging]': { boxShadow: `inset 0 0 0 2px ${role('action')}` },
  '&:has(:focus-visible)': { outline: `2px solid ${role('focus')}`, outlineOffset: 2 },
  '&[data-disabled]': { borderColor: role('muted'), background: role('tile'), boxShadow: 'none' },
});

export const sliderRoot = css({ display: 'grid', gap: space(1), minWidth: 0 });

/** The filled part of a single-value slider starts at the edge of the box. */
export const filledFromStart = css({
  boxShadow: `-${thumbSide / 2}px 0 ${role('action')}`,
  '&[data-disabled]': { boxShadow: `-${thumbSide / 2}px 0 ${role('muted')}` },
});
