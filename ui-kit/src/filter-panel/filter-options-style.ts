import { css } from '@emotion/react';
import { tickedRow } from '../internal/style/choice-style.ts';
import { font, media, role, space } from '../theme/index.ts';

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
  '@media (scripting: none)': { display: 'none' },
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
