/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { sliderControl, sliderIndicator, sliderThumb, sliderTrack } from '../internal/style/slider-style.ts';
import type { Range } from './range.ts';

interface StaticRangeTrackProps {
  min: number;
  max: number;
  range: Range;
}

const noScript = '@media (scripting: none)';
const root = css(sliderControl, { [noScript]: { display: 'none' } });
const track = css(sliderTrack, { position: 'relative' });
const selectedPart = css(sliderIndicator, { position: 'absolute' });
const thumb = css(sliderThumb, { position: 'absolute', top: '50%', transform: 'translate(-50%, -50%)' });

/** A static picture of the range slider, displayed until the slider's code has loaded. */
export function StaticRangeTrack({ min, max, range: [from, to] }: StaticRangeTrackProps) {
  const computePercentage = (value: number) => (max > min ? (100 * (value - min)) / (max - min) : 0);
  const selectedStyle = { insetInlineStart: `${computePercentage(from)}%`, width: `${computePercentage(to) - computePercentage(from)}%` };
  return (
    <div css={root} aria-hidden="true">
      <div css={track} data-disabled={max <= min || undefined}>
        <div css={selectedPart} style={selectedStyle} data-disabled={max <= min || undefined} />
        <div css={thumb} style={{ insetInlineStart: `${computePercentage(from)}%` }} data-disabled={max <= min || undefined} />
        <div css={thumb} style={{ insetInlineStart: `${computePercentage(to)}%` }} data-disabled={max <= min || undefined} />
      </div>
    </div>
  );
}
