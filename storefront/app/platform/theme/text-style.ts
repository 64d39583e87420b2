import { css } from '@emotion/react';
import { font, media } from '@meet/ui-kit/theme';

export const heading1 = css({
  font: font(500, 36),
  letterSpacing: '-.03em',
  [media.desktop]: { font: font(500, 48) },
});

export const heading2 = css({
  font: font(500, 28),
  letterSpacing: '-.025em',
  [media.desktop]: { font: font(500, 36) },
});

export const heading3 = css({
  font: font(500, 18),
  letterSpacing: '-.01em',
  [media.desktop]: { font: font(500, 22) },
});

/** The typeface of large numbers and of the home page's headline. */
export const displayFace = css({ fontFamily: 'var(--meet-font-display)', letterSpacing: 'var(--meet-tight-display)' });
