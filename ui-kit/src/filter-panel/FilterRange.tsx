'use client';

import { useState } from 'react';
import { type Range, RangeSlider } from '../range-slider/index.ts';
import type { RangeGroup } from './filter-groups.ts';

interface FilterRangeProps {
  group: RangeGroup;
  onCommit: (range: Range) => void;
}

/** A range that follows the hand until it is let go, and the listing whenever that changes. */
export function FilterRange({ group, onCommit }: FilterRangeProps) {
  const { title, names, min, max, value = [min, max], step, unit } = group;
  const [own, setOwn] = useState<Range>(value);
  const [shown, setShown] = useState<Range>(value);
  if (shown[0] !== value[0] || shown[1] !== value[1]) {
    setShown(value);
    setOwn(value);
  }
  return (
    <RangeSlider
      label={title}
      hideLabel
      names={names}
      min={min}
      max={max}
      step={step}
      unit={unit}
      value={own}
      onValueChange={setOwn}
      onValueCommitted={onCommit}
    />
  );
}
