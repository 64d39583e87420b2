/** @jsxImportSource @emotion/react */
'use client';

import { Icon, type IconName } from '../icon/index.ts';
import { counter, formatCount } from './icon-button-style.ts';

interface IconFaceProps {
  icon: IconName;
  count?: number | undefined;
  filled?: boolean | undefined;
}

/** The icon and its counter; the button's name contains both. */
export function IconFace({ icon, count = 0, filled }: IconFaceProps) {
  return (
    <>
      <Icon name={icon} filled={filled} />
      {count > 0 && (
        <span css={counter} aria-hidden="true">
          {formatCount(count)}
        </span>
      )}
    </>
  );
}
