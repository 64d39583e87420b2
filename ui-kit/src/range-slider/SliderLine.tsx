/** @jsxImportSource @emotion/react */
'use client';

import { Slider as Base } from '@base-ui/react/slider';
import { formatNumber } from '../internal/number-format.ts';
import { sliderControl, sliderIndicator, sliderThumb, sliderTrack } from '../internal/style/slider-style.ts';
import { ends } from './range.ts';

interface SliderLineProps {
  label: string;
  unit?: string | undefined;
}

/** The track with its two thumbs. */
export function SliderLine({ label, unit }: SliderLineProps) {
  return (
    <Base.Control css={sliderControl}>
      <Base.Track css={sliderTrack}>
        <Base.Indicator css={sliderIndicator} />
        {ends.map((end, index) => (
          <Base.Thumb
            key={end}
            css={sliderThumb}
            index={index}
            aria-label={`${label} ${end}`}
            getAriaValueText={(_, number) => formatNumber(number, unit)}
          />
        ))}
      </Base.Track>
    </Base.Control>
  );
}
