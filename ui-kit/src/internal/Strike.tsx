/** @jsxImportSource @emotion/react */
'use client';

import { strikeStyle } from './style/size-cell-style.ts';

/** The line across an unavailable size or colour. It ends before the corners, so that the lines of neighbouring cells do not join. */
export function Strike() {
  return (
    <svg css={strikeStyle} viewBox="0 0 9 9" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1.5 7.5 7.5 1.5" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
