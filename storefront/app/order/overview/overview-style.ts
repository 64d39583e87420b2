import { css } from '@emotion/react';
import { space } from '@meet/ui-kit/theme';

export const block = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
export const blockHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(4),
});
