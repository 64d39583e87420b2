import { css } from '@emotion/react';
import { color, media } from '@meet/ui-kit/theme';

/**
 * The box of the map in all its states, so that nothing shifts. It is lower than the screen of a phone, so that a finger beside it can
 * scroll the page.
 */
export const mapFrame = css({
  height: 340,
  border: `1px solid ${color('line')}`,
  [media.tablet]: { height: 400 },
});
