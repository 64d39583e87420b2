import { css } from '@emotion/react';
import { breakpoints, color, font, media, space } from '@meet/ui-kit/theme';
import { phones } from '../../../platform/theme/layout-style.ts';

export const root = css({
  paddingBlock: space(6),
  borderBlock: `2px solid ${color('ink')}`,
  outline: 0,
  [phones]: { paddingBlock: space(4) },
});
/** Tablets, on which the sum is below the form, and wide screens. */
const roomy = `@media (min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px), (min-width: ${breakpoints.wide}px)`;
/** The rule is that of the problem, and both headings are in line. */
const beside = { marginTop: -6, paddingTop: 0, borderTop: 0 } as const;
/** The order with a replacement is beside the unit that it replaces where there is room, and begins at the same rule. */
export const withOrder = css({
  display: 'grid',
  alignItems: 'start',
  gap: space(8),
  '& + form': { scrollMarginTop: 57 },
  '& h2': { font: font(500, 22), [media.desktop]: { font: font(500, 28) } },
  '& > :nth-child(2):empty': { display: 'none' },
  [phones]: { paddingBottom: space(8) },
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBottom: space(10) },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: space(20) },
  [roomy]: { '& > :nth-child(2) > section': beside },
});
/** Nothing else remains, so that the order has the column of the sum. */
export const onlyOrder = css({
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    columnGap: space(14),
    '& > :nth-child(2) > section': beside,
  },
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: space(20) },
});
/** Nothing follows that a rule would part it from. */
export const onlyContent = css({ borderBottomColor: 'transparent' });
export const content = css({ display: 'grid', gap: space(4), [phones]: { gap: space(3) } });
export const wrongField = css({ borderColor: color('accent') });
/** As tall as a finger. */
export const fieldLink = css({ font: 'inherit', paddingBlock: space(3) });
export const corrected = css({ display: 'flex', alignItems: 'center', gap: space(2), font: font(500, 16), color: color('positive') });
/** Good news need no heavy frame. Its rules keep their height, so that the form does not move. */
export const correctedFrame = css({ borderTopColor: color('line'), borderBottomColor: 'transparent' });
export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(5),
  // The links are as tall as a finger, which is more than a line.
  margin: '-8px 0 -12px',
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  '& a': { lineHeight: 'var(--meet-target)' },
});
