'use client';

import { css } from '@emotion/react';

/** Hides text visually and keeps it for screen readers. */
export const hidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
