import { css } from '@emotion/react';
import { media, space } from '@meet/ui-kit/theme';

/** Layout of the product page: the gallery and, below it or on wide screens beside it, the column with the price. */
export const productLayout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: space(8), alignItems: 'start' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: space(10) },
  '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr) 424px', gap: space(14) },
});
