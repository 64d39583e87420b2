import { css } from '@emotion/react';
import { asBottomBar, color, media, motion, space } from '@meet/ui-kit/theme';

const withoutBar = { display: 'none', ...asBottomBar('0px') } as const;

/**
 * A bar at the bottom of phones. Its space at the end of the page stays reserved even when it is hidden, so that showing it shifts nothing
 * and it never covers the footer. A low window has no bar, because after zooming in the bar would cover most of the page.
 */
export const bottomBar = css({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  padding: `${space(2)} var(--meet-gutter) calc(${space(2)} + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${color('line')}`,
  background: color('paper'),
  transition: `transform ${motion('slow')} ${motion('ease')}, visibility ${motion('slow')}`,
  ...asBottomBar('calc(65px + env(safe-area-inset-bottom, 0px))'),
  [media.tablet]: withoutBar,
  '@media (max-height: 400px)': withoutBar,
  '@media (scripting: none)': withoutBar,
  [media.reducedMotion]: { transition: 'none' },
});

export const hiddenBottomBar = css({ visibility: 'hidden', transform: 'translateY(100%)', ...asBottomBar('0px') });
