/** @jsxImportSource @emotion/react */
'use client';

import { Icon, type IconName } from '../icon/index.ts';
import { counter, shownCount } from './icon-button-style.ts';

interface IconFaceProps {
  icon: IconName;
  count?: number | undefined;
  filled?: boolean | undefined;
}

/** The sign and its counter; the name of the button says both. */
export function IconFace({ icon, count = 0, filled }: IconFaceProps) {
  return (
    <>
      <Icon name={icon} filled={filled} />
      {count > 0 && (
        <span css={counter} aria-hidden="true">
          {shownCount(count)}
        </span>
      )}
    </>
  );
}
