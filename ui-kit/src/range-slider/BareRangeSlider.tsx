'use client';

import { Slider as Base } from '@base-ui/react/slider';
import { computeLargeStep } from '../internal/slider-step.ts';
import { RangeTrack } from './RangeTrack.tsx';
import { type Range, toRange } from './range.ts';

export interface BareRangeSliderProps {
  label: string;
  unit?: string | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  range: Range;
  onRangeChange: (range: Range) => void;
  onCommit: (range: Range) => void;
}

/** The slider of a range without its fields, for loading it on demand. */
export function BareRangeSlider({ label, unit, min, max, step = 1, range, onRangeChange, onCommit }: BareRangeSliderProps) {
  return (
    <Base.Root
      min={min}
      max={max}
      step={step}
      largeStep={computeLargeStep(max - min, step)}
      value={range}
      onValueChange={(values) => onRangeChange(toRange(values))}
      onValueCommitted={(values) => onCommit(toRange(values))}
      thumbCollisionBehavior="none"
    >
      <RangeTrack label={label} unit={unit} />
    </Base.Root>
  );
}
