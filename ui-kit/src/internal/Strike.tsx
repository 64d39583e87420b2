/** @jsxImportSource @emotion/react */
'use client';

import { strikeStyle } from './style/size-cell-style.ts';

/** The line across an unavailable size. */
export function Strike() {
  return (
    <svg css={strikeStyle} viewBox="0 0 9 9" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 9 9 0" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
