import { css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { layers } from '../internal/style/layers.ts';
import { font, media, motion, radius, role, space } from '../theme/index.ts';

export const field = css({ minWidth: 0 });
export const labelText = css({ display: 'block', width: 'fit-content', marginBottom: 6, font: font(500, 14), overflowWrap: 'anywhere' });

/** The label inside the line: «Сначала популярные». */
export const line = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, minWidth: 0 });
export const lineLabel = css({ font: font(400, 14), color: role('muted') });

const trigger = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  maxWidth: '100%',
  '& svg': { transition: `transform ${motion('fast')}` },
  '&[data-popup-open] svg': { transform: 'rotate(180deg)' },
  '&[data-disabled]': { color: role('muted'), cursor: 'not-allowed' },
});

export const boxTrigger = css(trigger, {
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 'var(--meet-control-medium)',
  paddingInline: space(4),
  border: `1px solid ${role('control')}`,
  borderRadius: radius('control'),
  background: role('page'),
  [media.hover]: { '&:hover': { borderColor: role('text') } },
  '&[data-popup-open]': { borderColor: role('text') },
  '&[aria-invalid=true]': { borderColor: role('danger'), boxShadow: `inset 0 0 0 1px ${role('danger')}` },
  '&[data-disabled]': { borderColor: role('border'), background: role('tile') },
});

export const lineTrigger = css(trigger, { minHeight: 'var(--meet-target)', font: font(500, 14) });

export const chosenText = css({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-placeholder]': { color: role('muted') },
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
  border: `1px solid ${role('control')}`,
  borderRadius: radius('control'),
  background: role('panel'),
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
  '&[data-highlighted]': { background: role('tile'), [forcedColors]: { outline: '2px solid', outlineOffset: -2 } },
  '&[data-selected]': { fontWeight: 500 },
  '&[data-disabled]': { color: role('muted'), cursor: 'not-allowed' },
});
