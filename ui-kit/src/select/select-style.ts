import { css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { layers } from '../internal/style/layers.ts';
import { color, font, media, motion, radius, space } from '../theme/index.ts';

export const field = css({ minWidth: 0 });
export const labelText = css({ display: 'block', width: 'fit-content', marginBottom: 6, font: font(500, 14), overflowWrap: 'anywhere' });

/** The label inside the line: «Сначала популярные». */
export const line = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, minWidth: 0 });
export const lineLabel = css({ font: font(400, 14), color: color('muted') });

const trigger = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  maxWidth: '100%',
  '& svg': { transition: `transform ${motion('fast')}` },
  '&[data-popup-open] svg': { transform: 'rotate(180deg)' },
  '&[data-disabled]': { color: color('muted'), cursor: 'not-allowed' },
});

export const boxTrigger = css(trigger, {
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 'var(--meet-control-medium)',
  paddingInline: space(4),
  border: `1px solid ${color('control')}`,
  borderRadius: radius('control'),
  background: color('paper'),
  [media.hover]: { '&:hover': { borderColor: color('ink') } },
  '&[data-popup-open]': { borderColor: color('ink') },
  '&[aria-invalid=true]': { borderColor: color('accent'), boxShadow: `inset 0 0 0 1px ${color('accent')}` },
  '&[data-disabled]': { borderColor: color('line'), background: color('tile') },
});

export const lineTrigger = css(trigger, { minHeight: 'var(--meet-target)', font: font(500, 14) });

export const chosenText = css({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-placeholder]': { color: color('muted') },
});

export const positioner = css({ zIndex: layers.popup, outline: 'none' });

const widest = `calc(100vw - 2 * ${space(4)})`;

export const popup = css({
  // The viewport's bound applies at once when the screen rotates; the measured width follows later.
  minWidth: `min(var(--anchor-width), ${widest})`,
  maxWidth: `min(var(--available-width), ${widest})`,
  maxHeight: 'min(var(--available-height), 400px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space(1),
  border: `1px solid ${color('control')}`,
  borderRadius: radius('control'),
  background: color('panel'),
  outline: 'none',
  transition: `opacity ${motion('fast')}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
});

export const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: 'var(--meet-target)',
  padding: `${space(2)} ${space(4)}`,
  font: font(400, 14),
  overflowWrap: 'anywhere',
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  '&[data-highlighted]': { background: color('tile'), [forcedColors]: { outline: '2px solid', outlineOffset: -2 } },
  '&[data-selected]': { fontWeight: 500 },
  '&[data-disabled]': { color: color('muted'), cursor: 'not-allowed' },
});
