/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ChangeEvent, type ComponentProps, useEffect, useRef } from 'react';
import { type FieldText, splitFieldText } from '../field/field-props.ts';
import { Field } from '../field/index.ts';
import { splitDataAttributes } from '../internal/split-data-attributes.ts';
import { inputStyle } from '../internal/style/input-style.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useValue } from '../internal/use-value.ts';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'children' | 'min' | 'max'>;

export interface DateFieldProps extends InputProps, FieldText {
  /** Label above the field: what happens on the day, such as «Доставить не раньше». Screen readers announce it even with `hideLabel`. */
  label: string;
  /** Day as `2026-11-27`, or with the time as `2026-11-27T18:00`, when controlled; an empty string means none. */
  value?: string | undefined;
  /** Initial day, when uncontrolled. If omitted, the field is empty. */
  defaultValue?: string | undefined;
  /** Called with the day, or an empty string while it is incomplete. */
  onValueChange?: ((value: string) => void) | undefined;
  /** First day that may be chosen, in the form of `value`. An earlier day can still be typed, and makes the field invalid for the form. */
  min?: string | undefined;
  /** Last day that may be chosen, in the form of `value`. A later day can still be typed, and makes the field invalid for the form. */
  max?: string | undefined;
  /**
   * Whether the time of the day is chosen too, in the time zone of the reader's device.
   * @default false
   */
  withTime?: boolean | undefined;
  /** Name under which a form sends the day, in the form of `value`. */
  name?: string | undefined;
  /**
   * Whether a form is not sent while a part of the day is missing.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the field: it gets no focus and is not sent. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the day can be read, copied and sent, but not changed; no calendar opens.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** What the browser may fill in: `bday` for the birthday of the reader; no other day needs it. */
  autoComplete?: string | undefined;
}

const dateStyle = css({
  fontVariantNumeric: 'tabular-nums',
  '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
  '&::-webkit-date-and-time-value': { textAlign: 'start' },
  // Safari on a phone draws the field as a button of the width of its text.
  '@supports (-webkit-touch-callout: none)': { appearance: 'none', lineHeight: '3rem' },
});

/** A day that is typed or chosen from the browser's calendar. Its day, month and year have the order that the reader's device uses. */
export function DateField(props: DateFieldProps) {
  const [fieldText, { value, defaultValue = '', onValueChange, withTime = false, ...rest }] = splitFieldText(props);
  const { id, required, ref, onChange, className, style, ...others } = rest;
  const [dataAttributes, inputProps] = splitDataAttributes(others);
  const field = useRef<HTMLInputElement>(null);
  const sharedRef = useSharedRef(field, ref);
  const [day, chooseDay] = useValue({ value, defaultValue, onValueChange }, field);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a day chosen before hydration is in the DOM only, once
  useEffect(() => {
    const earlyDay = field.current?.value ?? '';
    if (earlyDay !== day) chooseDay(earlyDay);
  }, []);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    chooseDay(event.currentTarget.value);
  };
  return (
    <Field
      {...fieldText}
      controlId={id}
      required={required}
      describedBy={inputProps['aria-describedby']}
      className={className}
      style={style}
      {...dataAttributes}
    >
      {(control) => (
        <input
          css={[inputStyle, dateStyle]}
          {...inputProps}
          {...control}
          ref={sharedRef}
          type={withTime ? 'datetime-local' : 'date'}
          value={day}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}
