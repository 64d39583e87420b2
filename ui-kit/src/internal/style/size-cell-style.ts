import { css } from '@emotion/react';
import { font, media, role } from '../../theme/index.ts';
import { forcedColors } from './forced-colors.ts';

/** Grid of size cells, in which neighbouring cells share a border. */
export const sizeGrid = css({ display: 'grid', minWidth: 0, margin: 0, padding: '0 1px 1px 0', border: 0 });

/** A native radio button or checkbox as large as its cell, with the text on top. */
export const sizeCell = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: 52,
  margin: '0 -1px -1px 0',
  textAlign: 'center',
  font: font(500, 16),
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    border: `1px solid ${role('control')}`,
    borderRadius: 0,
    cursor: 'inherit',
  },
  '& span, & small, & svg': { position: 'relative', pointerEvents: 'none' },
  '& small': { font: font(400, 12), color: role('warning') },
  '&:has(:checked)': { zIndex: 1 },
  '&:has(:focus-visible)': { zIndex: 2 },
  // Keeps the gap between a cell and its focus ring visible, even beside a selected cell.
  '& input:focus-visible': { boxShadow: `0 0 0 2px ${role('page')}` },
  [media.hover]: {
    '&:hover:not(:has(:focus-visible))': { zIndex: 1 },
    '&:hover input:not(:focus-visible)': { borderColor: role('text'), boxShadow: `inset 0 0 0 1px ${role('text')}` },
  },
  '& input:checked': { borderColor: role('action'), background: role('action') },
  '& input:checked ~ span, & input:checked ~ small': { color: role('on-action') },
  [forcedColors]: {
    '& input:checked': { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' },
    '& input:checked ~ span, & input:checked ~ small': { color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

/** Cell of a size that is sold out, or of a filter option without results. */
export const unavailableCell = css({
  color: role('muted'),
  cursor: 'not-allowed',
  [media.hover]: { '&&:hover input:not(:focus-visible)': { borderColor: role('control'), boxShadow: 'none' } },
});

export const strikeStyle = css({
  '&&': { position: 'absolute', inset: 0, width: '100%', height: '100%', color: role('control') },
});
