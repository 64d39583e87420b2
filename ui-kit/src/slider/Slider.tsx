/** @jsxImportSource @emotion/react */
'use client';

import { Slider as Base } from '@base-ui/react/slider';
import { css } from '@emotion/react';
import { type ComponentProps, useId, useRef } from 'react';
import { hidden } from '../hidden/index.ts';
import { FieldNotes, listNoteIds } from '../internal/FieldNotes.tsx';
import { formatNumber } from '../internal/number-format.ts';
import { computeLargeStep } from '../internal/slider-step.ts';
import { filledFromStart, sliderControl, sliderIndicator, sliderRoot, sliderThumb, sliderTrack } from '../internal/style/slider-style.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useValue } from '../internal/use-value.ts';
import { useLocale } from '../locale/locale-context.ts';
import { font, role, space } from '../theme/index.ts';

export interface SliderProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Label above the slider: «Не дороже». */
  label: string;
  /**
   * Hides the label and the value visually; screen readers still announce them. Use it only where nearby text already says both.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /**
   * Lower limit: the smallest number that can be chosen.
   * @default 0
   */
  min?: number | undefined;
  /**
   * Largest value. If it is not above `min`, there is nothing to choose and the slider is disabled.
   * @default 100
   */
  max?: number | undefined;
  /**
   * Change by one press of an arrow key. Page Up and Page Down move by about a tenth of the range, in whole steps.
   * @default 1
   */
  step?: number | undefined;
  /** Chosen value, when controlled. */
  value?: number | undefined;
  /**
   * Initial value, when uncontrolled.
   * @default min
   */
  defaultValue?: number | undefined;
  /** Called at each step, including while the thumb is dragged. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called when the thumb is released or after a key press. */
  onValueCommitted?: ((value: number) => void) | undefined;
  /** Unit after the number, shown and announced: «км» gives «3 км». For money, and for words with a plural, take `valueText`. */
  unit?: string | undefined;
  /** Formats a value as it is shown and announced: a sum with its currency, a noun with its plural form. It replaces `unit`. */
  valueText?: ((value: number) => string) | undefined;
  /** Name of the form field. If omitted, the value is not submitted. */
  name?: string | undefined;
  /** Help text below the slider: what limits the value. */
  hint?: string | undefined;
  /** Error message below the slider: why the value is not possible. */
  error?: string | undefined;
  /**
   * Disables the slider. A form then does not send its value. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Id of the root element. */
  id?: string | undefined;
  /** Class name of the root element. */
  className?: string | undefined;
}

const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space(4), font: font(500, 14) });
const valueStyle = css({ fontVariantNumeric: 'tabular-nums', color: role('text') });

interface SliderTrackProps {
  fieldId: string;
  describedBy: string | undefined;
  valueText: (value: number) => string;
}

function SliderTrack({ fieldId, describedBy, valueText }: SliderTrackProps) {
  return (
    <Base.Control css={sliderControl}>
      <Base.Track css={sliderTrack}>
        <Base.Indicator css={[sliderIndicator, filledFromStart]} />
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

/**
 * A slider for one number. Arrow keys, Page Up, Page Down, Home and End move its thumb, and screen readers announce the value as
 * `valueText` formats it.
 */
export function Slider({ label, hideLabel = false, min = 0, max = 100, step = 1, unit, hint, error, ...rest }: SliderProps) {
  const locale = useLocale();
  const { value, defaultValue = min, onValueChange, valueText = (number) => formatNumber(number, unit, locale), ref, ...rootProps } = rest;
  const generatedId = useId();
  const fieldId = rootProps.id ?? generatedId;
  const rootRef = useRef<HTMLDivElement>(null);
  const [chosenValue, setValue] = useValue({ value, defaultValue, onValueChange }, rootRef);
  const isEmpty = max <= min;
  const currentValue = Math.min(Math.max(chosenValue, min), Math.max(max, min));
  return (
    <Base.Root
      css={sliderRoot}
      {...rootProps}
      ref={useSharedRef(rootRef, ref)}
      id={fieldId}
      min={min}
      max={isEmpty ? min + step : max}
      step={step}
      largeStep={computeLargeStep(max - min, step)}
      value={currentValue}
      onValueChange={setValue}
      disabled={rootProps.disabled || isEmpty}
      aria-labelledby={`${fieldId}-label`}
    >
      <div css={hideLabel ? hidden : head}>
        <span id={`${fieldId}-label`}>{label}</span>
        <span css={valueStyle} aria-hidden="true">
          {valueText(currentValue)}
        </span>
      </div>
      <SliderTrack fieldId={fieldId} describedBy={listNoteIds({ fieldId, hint, error })} valueText={valueText} />
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </Base.Root>
  );
}
