/** @jsxImportSource @emotion/react */
'use client';

import { Slider as Base } from '@base-ui/react/slider';
import { css } from '@emotion/react';
import { useId } from 'react';
import { hidden } from '../hidden/index.ts';
import { FieldNotes, notesOf } from '../internal/FieldNotes.tsx';
import { formatNumber } from '../internal/number-format.ts';
import { fromEdge, largeStepOf, sliderControl, sliderIndicator, sliderRoot, sliderThumb, sliderTrack } from '../internal/slider-style.ts';
import { useValue } from '../internal/use-value.ts';
import { color, font, space } from '../theme/index.ts';

export interface SliderProps {
  /** What is set here. */
  label: string;
  /** Leaves the label to screen readers, where a heading says the same. */
  hideLabel?: boolean | undefined;
  /** The least value. */
  min?: number | undefined;
  /** The greatest value; not above `min` means that there is nothing to set, and the slider rests. */
  max?: number | undefined;
  /** What an arrow key adds; the page keys go a tenth of the way. */
  step?: number | undefined;
  /** The value, while the caller keeps it. */
  value?: number | undefined;
  /** The first value, while the slider keeps it itself. */
  defaultValue?: number | undefined;
  /** Hears each step, also while the thumb is dragged. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Hears the value once the thumb is let go or a key was pressed. */
  onValueCommitted?: ((value: number) => void) | undefined;
  /** Unit behind the number, shown and said: «₽» gives «1 250 ₽». */
  unit?: string | undefined;
  /** Words for a value, shown and said, where a number with its unit is not enough. */
  valueText?: ((value: number) => string) | undefined;
  /** Name it is sent under in a form. */
  name?: string | undefined;
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

const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space(4), font: font(500, 14) });
const shown = css({ fontVariantNumeric: 'tabular-nums', color: color('ink') });

interface LineProps {
  fieldId: string;
  describedBy: string | undefined;
  valueText: (value: number) => string;
}

function Line({ fieldId, describedBy, valueText }: LineProps) {
  return (
    <Base.Control css={sliderControl}>
      <Base.Track css={sliderTrack}>
        <Base.Indicator css={[sliderIndicator, fromEdge]} />
        <Base.Thumb
          css={sliderThumb}
          aria-labelledby={`${fieldId}-label`}
          aria-describedby={describedBy}
          getAriaValueText={(_, number) => valueText(number)}
        />
      </Base.Track>
    </Base.Control>
  );
}

/** A number on a line: arrows, page keys, Home and End move it, and its value is said in words. */
export function Slider({ label, hideLabel = false, min = 0, max = 100, step = 1, unit, hint, error, ...rest }: SliderProps) {
  const { value, defaultValue = min, onValueChange, valueText = (number) => formatNumber(number, unit), ...root } = rest;
  const ownId = useId();
  const fieldId = root.id ?? ownId;
  const [kept, set] = useValue({ value, defaultValue, onValueChange });
  const rests = max <= min;
  const present = Math.min(Math.max(kept, min), Math.max(max, min));
  return (
    <Base.Root
      css={sliderRoot}
      {...root}
      id={fieldId}
      min={min}
      max={rests ? min + step : max}
      step={step}
      largeStep={largeStepOf(max - min, step)}
      value={present}
      onValueChange={set}
      disabled={root.disabled || rests}
      aria-labelledby={`${fieldId}-label`}
    >
      <div css={hideLabel ? hidden : head}>
        <span id={`${fieldId}-label`}>{label}</span>
        <span css={shown} aria-hidden="true">
          {valueText(present)}
        </span>
      </div>
      <Line fieldId={fieldId} describedBy={notesOf({ fieldId, hint, error })} valueText={valueText} />
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </Base.Root>
  );
}
