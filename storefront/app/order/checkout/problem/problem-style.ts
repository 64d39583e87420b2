import { css } from '@emotion/react';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { phones } from '../../../platform/theme/layout-style.ts';

export const root = css({
  paddingBlock: space(6),
  borderBlock: `2px solid ${color('ink')}`,
  // It has the focus only so that it is read. Its rules stay straight.
  ...{ outline: 0, borderRadius: 0 },
  // The title of the page stays in sight above it.
  scrollMarginTop: 170,
  [phones]: { paddingBlock: space(4) },
});
/** The page is about the units that were sold. The border is as thin as that of an order. */
export const soldUnits = css({
  borderBlockWidth: 1,
  '& h2': { font: font(500, 22), [media.desktop]: { font: font(500, 36) } },
  [phones]: { marginTop: space(3), paddingBottom: space(6) },
});
/** Nothing follows the problem, so it needs no border below. */
export const onlyContent = css({ borderBottomColor: 'transparent' });
export const content = css({ display: 'grid', gap: space(4), [phones]: { gap: space(3) } });
export const wrongField = css({ borderColor: color('accent') });
/** A link with a touch target as tall as a finger. */
export const fieldLink = css({ font: 'inherit', paddingBlock: space(3) });
export const corrected = css({ display: 'flex', alignItems: 'center', gap: space(2), font: font(500, 16), color: color('positive') });
/** Good news need no heavy frame. The borders keep their width, so that the form does not move. */
export const correctedFrame = css({ borderTopColor: color('line'), borderBottomColor: 'transparent' });
export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(5),
  // The links have touch targets as tall as a finger, which are taller than a line. Negative margins make up for that.
  margin: '-8px 0 -12px',
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  '& a': { lineHeight: 'var(--meet-target)' },
});
