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
/** The form is hidden or follows as a part of it, so that it is what the page is about. Its rule weighs as much as that of an order. */
export const withoutForm = css({
  borderBlockWidth: 1,
  '& h2': { font: font(500, 22), [media.desktop]: { font: font(500, 36) } },
  [phones]: { marginTop: space(3), paddingBottom: space(6) },
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
