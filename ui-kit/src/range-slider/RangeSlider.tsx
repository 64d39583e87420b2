/** @jsxImportSource @emotion/react */
'use client';

import { Slider as Base } from '@base-ui/react/slider';
import { css } from '@emotion/react';
import { useId } from 'react';
import { hidden } from '../hidden/index.ts';
import { FieldNotes, notesOf } from '../internal/FieldNotes.tsx';
import { largeStepOf, sliderRoot } from '../internal/slider-style.ts';
import { useValue } from '../internal/use-value.ts';
import { font } from '../theme/index.ts';
import { RangeBounds } from './RangeBounds.tsx';
import { type Range, toRange, withTyped } from './range.ts';
import { SliderLine } from './SliderLine.tsx';

export interface RangeSliderProps {
  /** What is set here: «Цена». */
  label: string;
  /** Leaves the label to screen readers, where a heading says the same. */
  hideLabel?: boolean | undefined;
  /** The least value. */
  min: number;
  /** The greatest value; not above `min` means that there is nothing to set, and the slider rests. */
  max: number;
  /** What an arrow key adds; a typed number need not be a multiple of it. */
  step?: number | undefined;
  /** Both ends, while the caller keeps them. */
  value?: Range | undefined;
  /** Both ends at first, while the slider keeps them itself; from `min` to `max` otherwise. */
  defaultValue?: Range | undefined;
  /** Hears each step, also while a thumb is dragged. */
  onValueChange?: ((value: Range) => void) | undefined;
  /** Hears both ends once a thumb is let go, a key was pressed or a typed number was finished. */
  onValueCommitted?: ((value: Range) => void) | undefined;
  /** Unit that is said behind each number: «₽». */
  unit?: string | undefined;
  /** Names both ends are sent under in a form. Before script runs, the text is sent as it stands: read its figures. */
  names?: readonly [from: string, to: string] | undefined;
  /** A line below. */
  hint?: string | undefined;
  /** What is wrong, below. */
  error?: string | undefined;
  /** Cannot be moved now. */
  disabled?: boolean | undefined;
  /** Id of the whole. */
  id?: string | undefined;
  /** Class of the whole, for a caller's own CSS. */
  className?: string | undefined;
}

const title = css({ font: font(500, 14) });

/** Two numbers on a line that never cross, each also as a field to type into. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, hideLabel = false, min, max, step = 1, unit, hint, error, disabled = false, names, ...rest } = props;
  const { value, defaultValue = [min, max], onValueChange, onValueCommitted, ...root } = rest;
  const ownId = useId();
  const fieldId = root.id ?? ownId;
  const [range, set] = useValue<Range>({ value, defaultValue, onValueChange });
  const rests = max <= min;
  const type = (end: 0 | 1, typed: number | null) => {
    const next = withTyped(range, end, { typed, min, max });
    if (next[end] === range[end]) return;
    set(next);
    onValueCommitted?.(next);
  };
  const scale = { min, max: rests ? min + step : max, step, largeStep: largeStepOf(max - min, step) };
  const look = { label, unit, names, error, disabled: disabled || rests };
  return (
    <Base.Root
      css={sliderRoot}
      {...root}
      id={fieldId}
      {...scale}
      value={range}
      onValueChange={(next) => set(toRange(next))}
      onValueCommitted={(next) => onValueCommitted?.(toRange(next))}
      thumbCollisionBehavior="none"
      disabled={look.disabled}
      aria-labelledby={`${fieldId}-label`}
    >
      <span css={hideLabel ? hidden : title} id={`${fieldId}-label`}>
        {label}
      </span>
      <RangeBounds {...look} range={range} describedBy={notesOf({ fieldId, hint, error })} onTyped={type} />
      <SliderLine label={label} unit={unit} />
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </Base.Root>
  );
}
