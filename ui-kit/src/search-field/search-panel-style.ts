import { css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { layers } from '../internal/style/layers.ts';
import { twoLines } from '../internal/style/two-lines.ts';
import { actionState, font, media, role, space } from '../theme/index.ts';
import { iconButton } from './search-box-style.ts';

export const popup = css({
  position: 'absolute',
  zIndex: layers.popup,
  insetBlockStart: '100%',
  insetInline: 0,
  display: 'grid',
  gap: space(4),
  maxHeight: 'min(70dvh, 640px)',
  marginTop: 1,
  padding: `${space(4)} 0`,
  border: `1px solid ${role('border')}`,
  background: role('panel'),
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  '--row-inset': space(4),
});

/** The texts of rows align with the edge of the panel; only the highlight of a row extends beyond that edge. */
export const inPanel = css({
  containerType: 'inline-size',
  containerName: 'search-panel',
  display: 'grid',
  gap: space(6),
  marginInline: `calc(-1 * ${space(2)})`,
  paddingBlock: space(4),
  '--row-inset': space(2),
});

/** In a wide panel the history is beside the results, and products are side by side. */
const widePanel = '@container search-panel (min-width: 900px)';
/** Matches rows in a panel of any width, but not in a popup. */
const anyPanel = '@container search-panel (min-width: 1px)';
export const list = css({ display: 'grid', gap: space(5), outline: 0 });
/** Only for a list with a history, because this style reserves a column for the history. */
export const besideHistory = css({
  [widePanel]: { gridTemplateColumns: '248px minmax(0, 1fr)', alignItems: 'start', columnGap: space(14), '& > *': { gridColumn: 2 } },
});

export const group = css({ position: 'relative', minWidth: 0 });
export const history = css({ [widePanel]: { '&&': { gridColumn: 1 }, gridRow: '1 / span 3' } });
/** Completions of the query, in large letters in a panel, and side by side in a wide panel. */
export const suggestions = css({
  [anyPanel]: { '--hint-font': font(400, 22), '--hint-tracking': 'var(--meet-tight)', '--hint-sign': 'none' },
  [widePanel]: { display: 'flex', flexWrap: 'wrap', columnGap: space(4), '& > [aria-hidden]': { minWidth: 104 } },
});
export const products = css({
  [widePanel]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(256px, 1fr))',
    columnGap: space(6),
    '& > [aria-hidden]': { gridColumn: '1 / -1' },
  },
});
export const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  minHeight: 24,
  padding: '0 var(--row-inset)',
  font: font(500, 14),
  '& > span': { color: role('muted'), fontWeight: 400 },
});

export const row = css({ display: 'flex', minWidth: 0 });
const highlight = {
  background: role('surface'),
  [forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 },
};
/** Removes the browser's yellow from matched words, which are `<mark>` elements. */
const plainMark = { background: 'none', color: 'inherit' } as const;
const cell = css({
  minWidth: 0,
  cursor: 'pointer',
  '&[data-highlighted]': highlight,
  '& mark': plainMark,
  '& a': { display: 'inherit', alignItems: 'inherit', gap: 'inherit', flex: 1, minWidth: 0, outline: 0 },
});
const rowLayout = {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: '0 var(--row-inset)',
  overflowWrap: 'anywhere',
} as const;

export const textCell = css(cell, rowLayout, {
  minHeight: 'var(--meet-target)',
  font: `var(--hint-font, ${font(400, 16)})`,
  letterSpacing: 'var(--hint-tracking, normal)',
  '& svg': { display: 'var(--hint-sign, block)', color: role('muted') },
  '& mark': { ...plainMark, color: role('muted') },
});
/** Entries of the history are muted, unlike completions of the query. */
export const historyCell = css(textCell, {
  color: role('muted'),
  '& mark': plainMark,
  '&[data-highlighted]': { ...highlight, color: role('text') },
});
export const removeCell = css(cell, iconButton, { color: role('muted'), '&[data-highlighted]': { ...highlight, color: role('text') } });
export const productCell = css(cell, rowLayout, {
  alignItems: 'start',
  paddingBlock: 6,
  font: font(400, 14),
  '& mark': { ...plainMark, fontWeight: 600 },
  '& img': { flex: 'none', width: 64 },
});
export const productName = css(twoLines);
export const productText = css({ display: 'grid', minWidth: 0, '& > b': { fontWeight: 600 } });
/** The button that empties the history follows its entries in the order of the arrow keys, but stands beside their heading. */
export const clearCell = css(cell, {
  position: 'absolute',
  insetBlockStart: -10,
  insetInlineEnd: 'var(--row-inset)',
  display: 'grid',
  alignItems: 'center',
  minHeight: 'var(--meet-target)',
  font: font(400, 12),
  '& > span': { borderBottom: `1px solid ${role('control')}` },
  [media.hover]: { '&:hover > span': { borderColor: 'currentColor' } },
  '&[data-highlighted] > span': { borderColor: 'currentColor' },
  '&[data-highlighted]': { background: 'none', outline: `2px solid ${role('focus')}`, outlineOffset: -8 },
});
/** The link to all results. In a popup it is a row of the list, in a panel it looks like a button. */
export const resultsLinkCell = css(cell, rowLayout, {
  minHeight: 'var(--meet-target)',
  font: font(500, 16),
  '& svg': { marginInlineStart: 'auto' },
  [anyPanel]: {
    justifyContent: 'center',
    minHeight: 'var(--meet-control-medium)',
    margin: `0 var(--row-inset)`,
    padding: `0 ${space(6)}`,
    borderRadius: 'var(--meet-radius-control)',
    background: role('action'),
    color: role('on-action'),
    '&[data-highlighted]': { background: actionState('hover') },
    '& svg': { display: 'none' },
  },
  [widePanel]: { flex: 'none' },
});

export const message = css({ padding: '0 var(--row-inset)', color: role('muted') });
export const hint = css(message, { font: font(400, 14) });
export const nothing = css({ display: 'grid', gap: space(3), padding: '0 var(--row-inset)', '& > p': { margin: 0, font: font(500, 18) } });
