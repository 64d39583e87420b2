/** @jsxImportSource @emotion/react */
'use client';

import { Slider as Base } from '@base-ui/react/slider';
import { css } from '@emotion/react';
import { type ComponentProps, useId, useRef } from 'react';
import { hidden } from '../hidden/index.ts';
import { FieldNotes, listNoteIds } from '../internal/FieldNotes.tsx';
import { computeLargeStep } from '../internal/slider-step.ts';
import { sliderRoot } from '../internal/style/slider-style.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useValue } from '../internal/use-value.ts';
import { font } from '../theme/index.ts';
import { RangeBounds } from './RangeBounds.tsx';
import { RangeTrack } from './RangeTrack.tsx';
import { applyTypedBound, type Range, toRange } from './range.ts';

export interface RangeSliderProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Label, a property of the goods: «Цена». */
  label: string;
  /**
   * Hides the label visually; screen readers still announce it. Use it only where nearby text already says the same.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Lower limit: the smallest number that can be chosen. */
  min: number;
  /** Largest value. If it is not above `min`, there is nothing to choose and the slider is disabled. */
  max: number;
  /**
   * Change by one press of an arrow key. A typed number need not be a multiple of the step.
   * @default 1
   */
  step?: number | undefined;
  /** Chosen bounds, when controlled. */
  value?: Range | undefined;
  /**
   * Initial bounds, when uncontrolled.
   * @default [min, max]
   */
  defaultValue?: Range | undefined;
  /** Called at each step, including while a thumb is dragged. */
  onValueChange?: ((value: Range) => void) | undefined;
  /** Called when a thumb is released, after a key press, or when a typed number is complete. */
  onValueCommitted?: ((value: Range) => void) | undefined;
  /** Unit after each number, for screen readers: «₽». It is not visible: if the label does not contain the unit, state it in `hint`. */
  unit?: string | undefined;
  /**
   * Names of the form fields of both bounds. If omitted, the range is not submitted. Without JavaScript the fields submit their formatted
   * text, so read only its digits.
   */
  names?: readonly [from: string, to: string] | undefined;
  /** Help text below the slider: what the numbers mean. */
  hint?: string | undefined;
  /** Error message below the slider: why nothing is in the range, and what to change. */
  error?: string | undefined;
  /**
   * Disables the slider and its fields. A form then does not send them.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Id of the root element. */
  id?: string | undefined;
  /** Class name of the root element. */
  className?: string | undefined;
}

const titleStyle = css({ font: font(500, 14) });

/** A slider with two thumbs that never cross, and a number field for each bound. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, hideLabel = false, min, max, step = 1, unit, hint, error, disabled = false, names, ...rest } = props;
  const { value, defaultValue = [min, max], onValueChange, onValueCommitted, ref, ...rootProps } = rest;
  const generatedId = useId();
  const fieldId = rootProps.id ?? generatedId;
  const rootRef = useRef<HTMLDivElement>(null);
  const [range, setRange] = useValue<Range>({ value, defaultValue, onValueChange }, rootRef);
  const isEmpty = max <= min;
  const changeBound = (end: 0 | 1, bound: number | null) => {
    const nextRange = applyTypedBound(range, end, { value: bound, min, max });
    if (nextRange[end] === range[end]) return;
    setRange(nextRange);
    onValueCommitted?.(nextRange);
  };
  const scaleProps = { min, max: isEmpty ? min + step : max, step, largeStep: computeLargeStep(max - min, step) };
  const boundsProps = { label, unit, names, error, disabled: disabled || isEmpty };
  return (
    <Base.Root
      css={sliderRoot}
      {...rootProps}
      ref={useSharedRef(rootRef, ref)}
      id={fieldId}
      {...scaleProps}
      value={range}
      onValueChange={(values) => setRange(toRange(values))}
      onValueCommitted={(values) => onValueCommitted?.(toRange(values))}
      thumbCollisionBehavior="none"
      disabled={boundsProps.disabled}
      aria-labelledby={`${fieldId}-label`}
    >
      <span css={hideLabel ? hidden : titleStyle} id={`${fieldId}-label`}>
        {label}
      </span>
      <RangeBounds {...boundsProps} range={range} describedBy={listNoteIds({ fieldId, hint, error })} onCommit={changeBound} />
      <RangeTrack label={label} unit={unit} />
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </Base.Root>
  );
}
