import { css } from '@emotion/react';
import { color, media } from '@meet/ui-kit/theme';

/** The box of the map in all its states, so that nothing shifts. On phones the page beside it can be scrolled by a finger. */
export const mapFrame = css({
  height: 340,
  border: `1px solid ${color('line')}`,
  [media.tablet]: { height: 400 },
});
