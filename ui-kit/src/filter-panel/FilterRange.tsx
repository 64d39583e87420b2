/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { sliderRoot } from '../internal/style/slider-style.ts';
import type { BareRangeSliderProps } from '../range-slider/BareRangeSlider.tsx';
import { RangeBounds } from '../range-slider/RangeBounds.tsx';
import { applyTypedBound, type Range } from '../range-slider/range.ts';
import { StaticRangeTrack } from '../range-slider/StaticRangeTrack.tsx';
import type { RangeGroup } from './filter-groups.ts';

interface FilterRangeProps {
  group: RangeGroup;
  onCommit: (range: Range) => void;
}

const root = css(sliderRoot, { margin: 0, padding: 0, border: 0 });

/**
 * Loads the slider only when a pointer or the focus enters the form, because it needs more code than all other filters together. Until then
 * only the number fields work.
 */
function useDeferredSlider() {
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  const [Slider, setSlider] = useState<ComponentType<BareRangeSliderProps>>();
  useEffect(() => {
    const form = fieldsetRef.current?.form;
    if (!form || Slider) return;
    const loadSlider = () =>
      import('../range-slider/BareRangeSlider.tsx').then(
        (loaded) => setSlider(() => loaded.BareRangeSlider),
        // Offline the number fields remain, and the next interaction tries to load the slider again.
        () => undefined,
      );
    // The focus may already be inside the form when hydration ends.
    if (form.contains(document.activeElement)) void loadSlider();
    form.addEventListener('pointerover', loadSlider);
    form.addEventListener('focusin', loadSlider);
    return () => {
      form.removeEventListener('pointerover', loadSlider);
      form.removeEventListener('focusin', loadSlider);
    };
  }, [Slider]);
  return { fieldsetRef, Slider };
}

/** A filter by a range of values, such as the price. It shows the range being dragged or typed until the listing's range changes. */
export function FilterRange({ group, onCommit }: FilterRangeProps) {
  const { title, names, min, max, value = [min, max], step, unit } = group;
  const { fieldsetRef, Slider } = useDeferredSlider();
  const [draft, setDraft] = useState<Range>(value);
  const [previousValue, setPreviousValue] = useState<Range>(value);
  if (previousValue[0] !== value[0] || previousValue[1] !== value[1]) {
    setPreviousValue(value);
    setDraft(value);
  }
  // A ref, because both bounds may change before the next render.
  const latestRange = useRef(draft);
  latestRange.current = draft;
  const changeBound = (end: 0 | 1, bound: number | null) => {
    const nextRange = applyTypedBound(latestRange.current, end, { value: bound, min, max });
    if (nextRange[end] === latestRange.current[end]) return;
    latestRange.current = nextRange;
    setDraft(nextRange);
    onCommit(nextRange);
  };
  const isEmpty = max <= min;
  return (
    <fieldset ref={fieldsetRef} css={root} aria-label={title}>
      <RangeBounds label={title} unit={unit} names={names} disabled={isEmpty} range={draft} onCommit={changeBound} />
      {Slider && !isEmpty ? (
        <Slider label={title} unit={unit} min={min} max={max} step={step} range={draft} onRangeChange={setDraft} onCommit={onCommit} />
      ) : (
        <StaticRangeTrack min={min} max={max} range={draft} />
      )}
    </fieldset>
  );
}
