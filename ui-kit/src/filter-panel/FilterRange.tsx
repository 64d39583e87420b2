/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { sliderRoot } from '../internal/style/slider-style.ts';
import { RangeBounds } from '../range-slider/RangeBounds.tsx';
import type { RangeLineProps } from '../range-slider/RangeLine.tsx';
import { applyTypedBound, type Range } from '../range-slider/range.ts';
import { StaticRangeLine } from '../range-slider/StaticRangeLine.tsx';
import type { RangeGroup } from './filter-groups.ts';

interface FilterRangeProps {
  group: RangeGroup;
  onCommit: (range: Range) => void;
}

const root = css(sliderRoot, { margin: 0, padding: 0, border: 0 });

/**
 * The slider needs more code than all other filters together, so that code loads only when a pointer or the focus enters the form. The
 * number fields work without it.
 */
function useDeferredLine() {
  const element = useRef<HTMLFieldSetElement>(null);
  const [Line, setLine] = useState<ComponentType<RangeLineProps>>();
  useEffect(() => {
    const form = element.current?.form;
    if (!form || Line) return;
    const load = () =>
      import('../range-slider/RangeLine.tsx').then(
        (loaded) => setLine(() => loaded.RangeLine),
        // Offline, the number fields remain, and the next interaction tries again.
        () => undefined,
      );
    // The focus may already be inside the form when hydration ends.
    if (form.contains(document.activeElement)) void load();
    form.addEventListener('pointerover', load);
    form.addEventListener('focusin', load);
    return () => {
      form.removeEventListener('pointerover', load);
      form.removeEventListener('focusin', load);
    };
  }, [Line]);
  return { element, Line };
}

/** A filter by a range of values, such as the price. It shows the range being dragged or typed until the listing's range changes. */
export function FilterRange({ group, onCommit }: FilterRangeProps) {
  const { title, names, min, max, value = [min, max], step, unit } = group;
  const { element, Line } = useDeferredLine();
  const [draft, setDraft] = useState<Range>(value);
  const [previousValue, setPreviousValue] = useState<Range>(value);
  if (previousValue[0] !== value[0] || previousValue[1] !== value[1]) {
    setPreviousValue(value);
    setDraft(value);
  }
  // Both bounds may change before the next render.
  const latest = useRef(draft);
  latest.current = draft;
  const changeBound = (end: 0 | 1, bound: number | null) => {
    const next = applyTypedBound(latest.current, end, { value: bound, min, max });
    if (next[end] === latest.current[end]) return;
    latest.current = next;
    setDraft(next);
    onCommit(next);
  };
  const isEmpty = max <= min;
  return (
    <fieldset ref={element} css={root} aria-label={title}>
      <RangeBounds label={title} unit={unit} names={names} disabled={isEmpty} range={draft} onCommit={changeBound} />
      {Line && !isEmpty ? (
        <Line label={title} unit={unit} min={min} max={max} step={step} range={draft} onRangeChange={setDraft} onCommit={onCommit} />
      ) : (
        <StaticRangeLine min={min} max={max} range={draft} />
      )}
    </fieldset>
  );
}
