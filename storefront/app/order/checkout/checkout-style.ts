import { css } from '@emotion/react';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { phones } from '../../platform/theme/layout-style.ts';

/** Phones on which complete parts are lines. Without JavaScript nothing is folded away. */
export const foldingPhones = `${phones} and (scripting: enabled)`;

/** Fields that open the keyboard of a phone. */
const typed = ':is(textarea, input:not([type=radio], [type=checkbox])):focus';

/** On phones a link leads to the sum, which stands below the form. */
export const toSum = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(2),
  font: font(400, 14),
  paddingBlock: space(3),
  '& > span': { display: 'flex', alignItems: 'center', gap: space(1) },
  [media.desktop]: { display: 'none' },
});

export const root = css({
  paddingTop: space(6),
  [phones]: {
    paddingTop: space(4),
    // A field that takes the focus is not behind the header, the link or the bar.
    '& :is(input, textarea)': { scrollMarginBlock: '136px 80px' },
    // While the keyboard covers the bar with the sum, the link stays in sight, below the header.
    [`&:has(#checkout ${typed}) > div > a`]: { position: 'sticky', top: 57, zIndex: 2, background: color('paper') },
  },
  // Which button is shown follows from the chosen payment, without JavaScript too.
  '& .by-call': { display: 'none' },
  '&:has(input[name=payment][value=CALL]:checked)': { '& .by-call': { display: 'inline' }, '& .online': { display: 'none' } },
  [media.desktop]: { paddingTop: space(10) },
});

/** Fits one line at 360 px in every font, so that nothing below moves when the web font arrives. */
export const title = css({ font: font(500, 28), [media.desktop]: { font: font(500, 48) } });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4),
  // The link in it sticks to the top as long as the page is.
  [phones]: { display: 'contents' },
});

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  marginTop: space(6),
  [phones]: { gap: space(2), marginTop: 0 },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: space(14), alignItems: 'start' },
});

// Scrolls in a low window. The sides have room for the rings of what has the focus.
export const sum = css({
  scrollMarginTop: 88,
  [media.desktop]: {
    position: 'sticky',
    top: 88,
    maxHeight: 'calc(100vh - 104px)',
    overflowY: 'auto',
    scrollPaddingBottom: 240,
    marginInline: -4,
    paddingInline: 4,
  },
});

/** A part of the form. On wide screens its title is beside it. */
export const part = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingBlock: space(8),
  borderTop: `1px solid ${color('line')}`,
  // What follows a list of choices begins with a line of its own.
  '& fieldset > div > label:last-of-type': { borderBottom: 0 },
  '&:has(> details:not([open]))': { rowGap: space(1), paddingBlock: space(4) },
  [phones]: { gap: space(3), paddingBlock: space(4) },
  // The line is beside its title and below it: «Изменить» stands in the row of the title.
  [foldingPhones]: {
    '&:has(> details:not([open]), > [data-folded])': {
      gap: 0,
      paddingBlock: space(2),
      '& > *': { gridArea: '1 / 1' },
      '& > h2': { paddingBlock: 10 },
      '& > * > :is(summary, button) > span:first-of-type': { paddingBlock: '36px 4px', font: font(400, 14) },
    },
  },
  [media.wide]: { gridTemplateColumns: '180px minmax(0, 1fr)', columnGap: space(8) },
});

export const note = css({ font: font(400, 14), color: color('muted') });
export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(2)} ${space(5)}` });
