import { css } from '@emotion/react';
import { font, motion, radius, role, space } from '../../theme/index.ts';
import { forcedColors } from './forced-colors.ts';
import { layers } from './layers.ts';

export const positioner = css({ zIndex: layers.popup, outline: 'none' });

/** Distance of a list from its field and from the edge of the screen, in pixels. */
export const listGapProps = { sideOffset: 4, collisionPadding: 8 } as const;

const maxListWidth = `calc(100vw - 2 * ${space(4)})`;

/** A list of options that opens below its field, at least as wide as the field. */
export const popup = css({
  // The viewport's bound applies at once when the screen rotates; the measured width follows later.
  minWidth: `min(var(--anchor-width), ${maxListWidth})`,
  maxWidth: `min(var(--available-width), ${maxListWidth})`,
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
  paddingBlock: 'min(8px, (var(--meet-target) - 20px) / 2)',
  paddingInline: 'var(--meet-control-inset)',
  font: font(400, 14),
  overflowWrap: 'anywhere',
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  '&[data-highlighted]': { background: role('tile'), [forcedColors]: { outline: '2px solid', outlineOffset: -2 } },
  '&[data-selected]': { fontWeight: 500 },
  '&[data-disabled]': { color: role('muted'), cursor: 'not-allowed' },
});

/** Heading of a group of options, which cannot be chosen itself. */
export const groupLabel = css({ padding: `${space(2)} ${space(4)} ${space(1)}`, font: font(400, 12), color: role('muted') });
