/** @jsxImportSource @emotion/react */
'use client';

import { Slider as Base } from '@base-ui/react/slider';
import { formatNumber } from '../internal/number-format.ts';
import { sliderControl, sliderIndicator, sliderThumb, sliderTrack } from '../internal/style/slider-style.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { endNames } from './range.ts';
import { rangeSliderTexts } from './range-slider-texts.ts';

interface RangeTrackProps {
  label: string;
  unit?: string | undefined;
}

export function RangeTrack({ label, unit }: RangeTrackProps) {
  const locale = useLocale();
  const texts = useTexts('rangeSlider', rangeSliderTexts);
  return (
    <Base.Control css={sliderControl}>
      <Base.Track css={sliderTrack}>
        <Base.Indicator css={sliderIndicator} />
        {endNames.map((end, index) => (
          <Base.Thumb
            key={end}
            css={sliderThumb}
            index={index}
            aria-label={fill(texts[end], { label })}
            getAriaValueText={(_, number) => formatNumber(number, unit, locale)}
          />
        ))}
      </Base.Track>
    </Base.Control>
  );
}
