/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { Icon } from '../icon/index.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { color } from '../theme/index.ts';
import { stars } from './star-names.ts';

interface StarsProps {
  /** Number of filled stars out of five; may be a fraction. */
  value: number;
}

const row = css({ position: 'relative', display: 'inline-flex', flex: 'none', color: color('line') });
const empty = css({ display: 'flex', [forcedColors]: { '& svg': { fill: 'none' } } });
const full = css({ position: 'absolute', inset: '0 auto 0 0', display: 'flex', overflow: 'hidden', color: color('ink') });

/** Five stars, filled up to the value. */
export function Stars({ value }: StarsProps) {
  const line = stars.map((star) => <Icon key={star} name="star" size={16} filled />);
  return (
    <span css={row}>
      <span css={empty}>{line}</span>
      <span css={full} style={{ width: `${(value / stars.length) * 100}%` }}>
        {line}
      </span>
    </span>
  );
}
