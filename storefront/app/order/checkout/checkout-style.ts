import { css } from '@emotion/react';
import { breakpoints, color, font, media, space } from '@meet/ui-kit/theme';
import { fields } from '../../platform/theme/form-style.ts';
import { phones } from '../../platform/theme/layout-style.ts';

/** Phones and tablets, whose single column is long, so that complete parts are lines. */
export const narrowColumn = `@media (max-width: ${breakpoints.desktop - 0.02}px)`;

/** Fields that open the keyboard of a phone. */
const focusedTextField = ':is(textarea, input:not([type=radio], [type=checkbox])):focus';

/** On phones a link leads to the sum, which stands below the form. */
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
    // A field that takes the focus is not behind the header, the link or the bar.
    '& :is(input, textarea)': { scrollMarginBlock: '136px 80px' },
    // While the keyboard covers the bar with the sum, the link stays in sight, below the header.
    [`&:has(#checkout ${focusedTextField}) > div > a`]: { position: 'sticky', top: 57, zIndex: 2, background: color('paper') },
  },
  // Which button is shown follows from the chosen payment, without JavaScript too.
  '& .by-call': { display: 'none' },
  '&:has(input[name=payment][value=CALL]:checked)': { '& .by-call': { display: 'inline' }, '& .online': { display: 'none' } },
});

/** Fits one line at 360 px in every font, so that nothing below moves when the web font arrives. */
export const title = css({
  font: font(500, 28),
  // Nothing stands between it and the form.
  [phones]: { '&:last-child': { marginBottom: space(2) } },
  [media.desktop]: { font: font(500, 48) },
});
/** Phones whose screen is too low for all sums of a repeated order. */
export const lowPhones = `${phones} and (max-height: 799px)`;

/** A page that is one screen of a low phone has no room above its title. */
export const titleOfScreen = css({ [lowPhones]: { marginTop: -16 } });

/** It is as tall as usual and smaller than the heading of the problem. */
export const titleOfProblem = css({ fontSize: 18, [media.desktop]: { fontSize: 28 } });

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4),
  // The link in it sticks to the top as long as the page is.
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

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  marginTop: space(4),
  [phones]: { gap: space(2), marginTop: 0 },
  // What can be bought instead and the order with it need no more than half of a tablet each.
  [media.tablet]: {
    '&:has(> :nth-child(2):not([hidden], :empty)):has(> * > form[hidden])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space(8),
    },
  },
  // Otherwise the form would be in the column of the sum until the browser has received the sum.
  [media.desktop]: {
    display: 'contents',
    '& > :first-child': { gridColumn: 1, gridRow: 2, '&:has(+ :is([hidden], :empty))': { gridColumnEnd: 3 } },
  },
});

/** As tall as the form, so that its total can stay in sight all the way. */
export const sum = css({
  scrollMarginTop: 88,
  '&&[hidden]': { display: 'none' },
  [media.desktop]: { display: 'grid', gridColumn: 2, gridRow: '1 / span 2' },
});

/** On wide screens the title of a sum is in line with that of the page, and its rule with the first of the form. */
export const sumBesideTitle = {
  paddingTop: 0,
  borderTop: 0,
  '& > :first-child': { height: 76, paddingTop: 21, borderBottom: `1px solid ${color('ink')}`, marginBottom: -4 },
} as const;

/** A section of the form. On wide screens its title is beside it. */
export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingBlock: space(8),
  borderTop: `1px solid ${color('line')}`,
  // What follows a list of choices begins with a line of its own.
  '& fieldset > div > label:last-of-type': { borderBottom: 0 },
  textWrap: 'pretty',
  '&:has(> details:not([open]))': { rowGap: space(1), paddingBlock: space(4) },
  [phones]: { gap: space(3), paddingBlock: space(4) },
  // The line is beside its title and below it: «Изменить» stands in the row of the title.
  [narrowColumn]: {
    '&:has(> details:not([open]), > [data-fold] > details:not([open]))': {
      gap: 0,
      paddingBlock: 5,
      '& > *': { gridArea: '1 / 1' },
      '& > h2': { paddingBlock: 2, font: font(500, 16), lineHeight: '20px' },
      '& > details > summary > span:first-of-type, & > [data-fold] > details > summary > span:first-of-type': {
        paddingBlock: '22px 2px',
        font: font(400, 14),
        color: color('muted'),
      },
    },
  },
  [media.wide]: {
    gridTemplateColumns: '180px minmax(0, 1fr)',
    columnGap: space(8),
    '&:has(> details:not([open]))': { alignItems: 'baseline', paddingBlock: space(5) },
  },
});

/** Fields of the form. They are nearer to each other on phones, on which the form is long. */
export const formFields = css(fields, { [phones]: { gap: space(4) } });

/** Pictures of units beside their number. More would leave no room for the text beside them on a phone. */
export const maxTiles = 3;
export const tileWidth = 36;

/** What has failed within the surface of a choice, and what can be done. */
export const failure = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  paddingBottom: space(2),
  '& b': { font: font(500, 16) },
});
export const note = css({ font: font(400, 14), color: color('muted') });
export const blockNote = css(note, { display: 'block' });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(5)}`,
  '&:empty': { display: 'none' },
});
/** Buttons of a phone that stand below each other end together. */
export const wideOnPhones = css({ [phones]: { '& > button': { width: '100%' } } });
