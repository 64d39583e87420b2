import { css } from '@emotion/react';
import { tickedRow } from '../internal/style/choice-style.ts';
import { sizeGrid } from '../internal/style/size-cell-style.ts';
import { font, media, motion, role, space } from '../theme/index.ts';

const noScript = '@media (scripting: none)';

export const root = css({ display: 'grid', minWidth: 0 });

export const group = css({
  minWidth: 0,
  borderBottom: `1px solid ${role('border')}`,
  '&[open]': { paddingBottom: space(4) },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    minHeight: 52,
    font: font(500, 16),
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': { marginInlineStart: 'auto', transition: `transform ${motion('fast')}` },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});
export const chosenCount = css({ fontWeight: 400, color: role('muted') });

// One rule styles all rows, because each additional styled element costs time on the server.
export const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li > label': tickedRow,
});
export const swatches = css(list, {
  '& > li > label > span:first-of-type': { display: 'flex', alignItems: 'center', gap: space(3) },
});
export const swatch = css({
  flex: 'none',
  width: 20,
  height: 20,
  // Keeps the swatch closer to its checkbox than to its name.
  marginInlineStart: `calc(-1 * ${space(1)})`,
  borderRadius: 'var(--meet-radius-check)',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${role('text')} 28%, transparent)`,
  forcedColorAdjust: 'none',
});

export const search = css({
  width: '100%',
  minHeight: 'var(--meet-target)',
  marginBottom: space(2),
  padding: 0,
  border: 0,
  borderBottom: `1px solid ${role('control')}`,
  borderRadius: 0,
  background: 'none',
  appearance: 'none',
  font: font(400, 14),
  '&::placeholder': { color: role('muted'), opacity: 1 },
  '&::-webkit-search-cancel-button': { appearance: 'none' },
  [media.hover]: { '&:hover': { borderColor: role('text') } },
  [noScript]: { display: 'none' },
});
export const noneFound = css({ paddingBlock: space(2), font: font(400, 14), color: role('muted') });

export const more = css({
  display: 'flex',
  flexDirection: 'column',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    minHeight: 'var(--meet-target)',
    font: font(400, 14),
    textDecoration: 'underline',
    textDecorationColor: role('control'),
    textDecorationThickness: 1,
    textUnderlineOffset: '.25em',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary[hidden]': { display: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  [media.hover]: { '& > summary:hover': { textDecorationColor: 'currentColor' } },
  '&[open] > summary > .closed, &:not([open]) > summary > .open': { display: 'none' },
});

export const sizes = css(sizeGrid, {
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '& > label': { minHeight: 'var(--meet-target)', font: font(400, 14) },
});

export const wide = css({ gridColumn: '1 / -1' });

export const systems = css({ display: 'grid', gap: space(4) });
export const systemTitle = css({ marginBottom: space(2), font: font(400, 14), color: role('muted') });

export const foot = css({
  position: 'sticky',
  // In a drawer the foot also covers the padding of the drawer's content, `--room`.
  bottom: 'calc(-1 * var(--room, 0px))',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  paddingBlock: space(4),
  background: `var(--ground, ${role('page')})`,
  '& > button': { flex: '1 1 auto' },
});
/** Wide screens apply each choice at once, so the button is displayed only without JavaScript. */
export const footForTouch = css({ [media.desktop]: { '@media (scripting: enabled)': { display: 'none' } } });
