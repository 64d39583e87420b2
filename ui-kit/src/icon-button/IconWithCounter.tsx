/** @jsxImportSource @emotion/react */
'use client';

import { type IconSource, renderIcon } from '../icon/Icon.tsx';
import { counter, formatCount } from './icon-button-style.ts';

interface IconWithCounterProps {
  icon: IconSource;
  count?: number | undefined;
  filled?: boolean | undefined;
}

/** The icon and its counter; the button's name contains both. */
export function IconWithCounter({ icon, count = 0, filled }: IconWithCounterProps) {
  return (
    <>
      {renderIcon(icon, { filled })}
      {count > 0 && (
        <span css={counter} aria-hidden="true">
          {formatCount(count)}
        </span>
      )}
    </>
  );
}
