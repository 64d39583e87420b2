import { css } from '@emotion/react';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { phones } from '../../../platform/theme/layout-style.ts';

export const root = css({
  paddingBlock: space(6),
  borderBlock: `2px solid ${color('ink')}`,
  // The element has the focus only so that screen readers read it, so it has no outline. The ends of its borders stay straight.
  ...{ outline: 0, borderRadius: 0 },
  // The title of the page stays visible above the element.
  scrollMarginTop: 170,
  [phones]: { paddingBlock: space(4) },
});
/** Frame of the units that were sold. Its borders are as thin as those of an order. */
export const soldUnits = css({
  borderBlockWidth: 1,
  paddingBottom: space(10),
  '& h2': { font: font(500, 22), [media.tablet]: { font: font(500, 28) }, [media.desktop]: { font: font(500, 36) } },
  [phones]: { marginTop: space(3), paddingBottom: space(6) },
  // The upper border is level with the border below the title of the sum.
  [media.desktop]: { marginTop: -1 },
});
/** Together with the gap of the grid, 24 px separate the units from the text, which is more than separates the parts of the text. */
export const unavailableUnits = css({ marginTop: space(2), [phones]: { marginTop: space(3) } });
/** Nothing follows the problem, so it needs no border below. */
export const onlyContent = css({ borderBottomColor: 'transparent' });
export const content = css({ display: 'grid', gap: space(4), [phones]: { gap: space(3) } });
export const wrongField = css({ borderColor: color('accent') });
/** Once the fields are corrected, no heavy frame is needed. The borders keep their width, so that the form does not move. */
export const correctedFrame = css({ borderTopColor: color('line'), borderBottomColor: 'transparent' });
