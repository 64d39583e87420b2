/** @jsxImportSource @emotion/react */
'use client';

import { Slider as Base } from '@base-ui/react/slider';
import { formatNumber } from '../internal/number-format.ts';
import { computeLargeStep, fromEdge, sliderControl, sliderIndicator, sliderThumb, sliderTrack } from '../internal/style/slider-style.ts';
import { bonusForms, plural } from '../plural/index.ts';
import { bonusStep } from './bonus-slider.rules.ts';
import * as style from './bonus-slider-style.ts';

interface BonusLineProps {
  label: string;
  available: number;
  bonuses: number;
  describedBy: string | undefined;
  onSlide: (bonuses: number) => void;
}

/** The slider itself, with the numbers of its ends. */
export function BonusLine({ label, available, bonuses, describedBy, onSlide }: BonusLineProps) {
  return (
    <Base.Root
      min={0}
      max={available || bonusStep}
      step={bonusStep}
      largeStep={computeLargeStep(available, bonusStep)}
      value={bonuses}
      onValueChange={onSlide}
      disabled={available === 0}
    >
      <Base.Control css={sliderControl}>
        <Base.Track css={sliderTrack}>
          <Base.Indicator css={[sliderIndicator, fromEdge]} />
          <Base.Thumb
            css={sliderThumb}
            aria-label={label}
            aria-describedby={describedBy}
            getAriaValueText={(_, number) => `${plural(number, bonusForms)} из\u00a0${formatNumber(available)}`}
          />
        </Base.Track>
      </Base.Control>
      <p css={style.ends} aria-hidden="true">
        <span>0</span>
        <span>{formatNumber(available)}</span>
      </p>
    </Base.Root>
  );
}
