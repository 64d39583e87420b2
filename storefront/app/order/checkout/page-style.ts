import { css } from '@emotion/react';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { phones } from '../../platform/theme/layout-style.ts';
import { narrowColumn } from './checkout-style.ts';

/** Fields that open the keyboard of a phone. */
const focusedTextField = ':is(textarea, input:not([type=radio], [type=checkbox])):focus';

/** A link from the heading of the page to the sum, which is below the form on phones. */
export const sumLink = css({
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
  [narrowColumn]: { marginBottom: space(6) },
  [phones]: {
    // A focused field must not be hidden behind the header, the link to the sum or the bottom bar.
    '& :is(input, textarea)': { scrollMarginBlock: '136px 80px' },
    // While an on-screen keyboard covers the bar with the sum, the link to the sum stays visible below the header.
    [`&:has(#checkout ${focusedTextField}) > div > a`]: { position: 'sticky', top: 57, zIndex: 2, background: color('paper') },
  },
  // The chosen payment method determines which button text is displayed, without JavaScript too.
  '& .by-call': { display: 'none' },
  '&:has(input[name=payment][value=CALL]:checked)': { '& .by-call': { display: 'inline' }, '& .online': { display: 'none' } },
});

/** Fits one line at 360 px in every font, so that nothing below moves when the web font arrives. */
export const title = css({
  font: font(500, 28),
  // Applies if nothing is between the title and the form.
  [phones]: { '&:last-child': { marginBottom: space(2) } },
  [media.desktop]: { font: font(500, 48) },
});
/** Phones whose screen is too low for all sums of a repeated order. */
export const lowPhones = `${phones} and (max-height: 799px)`;

/** Removes the space above the title, so that the page fits one screen of a low phone. */
export const titleOfOneScreen = css({ [lowPhones]: { marginTop: -16 } });

/**
 * Title of the page above a problem, smaller than the heading of the problem. On wide screens it is level with the title of the order and
 * has its size.
 */
export const titleOfProblem = css({ fontSize: 18, [media.desktop]: { position: 'relative', top: 15, fontSize: 22 } });

export const headingRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4),
  // Lets the link inside stick to the top along the whole page, and not only within this element.
  [phones]: { display: 'contents' },
});

/** On wide screens the sum begins beside the title, so that its button is on the first screen. */
export const layout = css({
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateRows: 'auto 1fr',
    columnGap: space(14),
    rowGap: space(6),
  },
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: space(20) },
});

export const formAndSum = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  marginTop: space(4),
  [phones]: { gap: space(2), marginTop: 0 },
  // Keeps the form out of the column of the sum while the browser has not received the sum yet.
  [media.desktop]: {
    display: 'contents',
    '& > :first-child': { gridColumn: 1, gridRow: 2, '&:has(+ :is([hidden], :empty))': { gridColumnEnd: 3 } },
  },
});

/** Column of the sum. It is as tall as the form, so that the sticky total stays visible along the whole form. */
export const sum = css({
  scrollMarginTop: 88,
  '&&[hidden]': { display: 'none' },
  [media.desktop]: { display: 'grid', gridColumn: 2, gridRow: '1 / span 2' },
});

/**
 * On wide screens the title of a sum is level with the title of the page, and the border below it is level with the first border of the
 * form.
 */
export const sumBesideTitle = {
  paddingTop: 0,
  borderTop: 0,
  '& > :first-child': { height: 76, paddingTop: 21, borderBottom: `1px solid ${color('ink')}`, marginBottom: -4 },
} as const;
