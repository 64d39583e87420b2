import { css } from '@emotion/react';
import { media, space } from '@meet/ui-kit/theme';
import { phones } from './layout-style.ts';

/** Fields of a form, one below the other. */
export const fields = css({ display: 'grid', gap: space(5) });

/** Two fields side by side, on a phone one below the other. */
export const twoColumns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  alignItems: 'start',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Puts the controls of fields beside each other on one line, however many lines their labels take. */
const alignedControls = {
  '& > *': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 3' },
  '& label': { alignSelf: 'end' },
} as const;

/** Two short fields side by side, on phones too. */
export const twoShortFields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space(3),
  alignItems: 'start',
  ...alignedControls,
  [media.tablet]: { columnGap: space(5) },
});

/** Short fields in two columns. The grid has no row gap, because each field spans three of its rows. */
export const shortFields = css(twoShortFields, {
  '& > :nth-of-type(n + 3)': { marginTop: space(5) },
  // Makes the label «Квартира, необязательно» fit one line, like the labels beside it.
  [phones]: { '& label > span': { fontSize: 12, letterSpacing: '-.01em' } },
});
