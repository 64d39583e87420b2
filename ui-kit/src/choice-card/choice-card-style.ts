import { css } from '@emotion/react';
import { createMarkedRow } from '../internal/style/choice-style.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { font, media, radius, role, space } from '../theme/index.ts';

export const legend = css({ padding: 0, marginBottom: space(2), font: font(500, 14) });
export const list = css({
  display: 'grid',
  borderTop: `1px solid ${role('border')}`,
  // The background of the chosen card already has a visible edge, so the border above it is hidden.
  '&:has(> label:first-of-type > :checked)': { borderTopColor: 'transparent' },
});

/** The chosen card lies on a surface that extends beyond the text on both sides, to the edge of a phone's screen. */
const surfaceShadow = `-16px 0 ${role('surface')}, 16px 0 ${role('surface')}`;
export const card = [
  createMarkedRow({
    borderRadius: radius('full'),
    '&::before': { width: 8, height: 8, borderRadius: radius('full'), background: 'currentColor' },
  }),
  css({
    paddingBlock: space(4),
    borderBottom: `1px solid ${role('border')}`,
    font: font(400, 14),
    '&& > *': { marginBlock: 0 },
    '&& > input': { marginTop: 2 },
    '&:has(:checked)': { background: role('surface'), boxShadow: surfaceShadow, borderBottomColor: 'transparent' },
    '&:has(+ * > :checked)': { borderBottomColor: 'transparent' },
    position: 'relative',
    // The focus ring surrounds the whole surface. An outline of the card would not, because the surface is drawn partly by a shadow.
    '&::after': { content: '""', position: 'absolute', inset: '0 -16px', pointerEvents: 'none' },
    '&:has(:focus-visible)::after': { outline: `2px solid ${role('focus')}`, outlineOffset: -2, zIndex: 1 },
    // On a phone a ring around the surface would be beyond the screen.
    [media.tablet]: { '&:has(:focus-visible)::after': { outlineOffset: 2 } },
    '& input:focus-visible': { outline: 0 },
    // If a long word leaves no room for the price, the price moves below it. Otherwise the word would break, even before a comma.
    flexWrap: 'wrap',
    rowGap: 2,
    '& > span:first-of-type': { flex: '1 1 min-content', overflowWrap: 'break-word' },
    '& .card-price': { lineHeight: '1.5rem' },
    '&:has(:checked) > .card-price': { color: role('text') },
    '&:not(:has(:checked)) .card-more': { display: 'none' },
    [forcedColors]: { '&:has(:checked)': { outline: '2px solid' } },
  }),
];
export const title = css({ font: font(500, 16), letterSpacing: '-.005em', ':has(:disabled) > &': { fontWeight: 400 } });
/** Below the title and the price, in line with the title. */
const belowTitle = css({
  '&&': { flex: '1 0 100%', marginInlineStart: 0, paddingInlineStart: 32, color: role('muted') },
});
export const description = belowTitle;
export const more = css(belowTitle, { '&&': { paddingTop: space(2), maxWidth: '52ch', color: 'inherit' } });
