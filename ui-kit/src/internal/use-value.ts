'use client';

import { type RefObject, useState } from 'react';
import { useFormReset } from './use-form-reset.ts';

export interface ValueProps<Value> {
  /** Value, when controlled. */
  value: Value | undefined;
  /** Initial value, when uncontrolled. */
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
}

/**
 * State of a field that may be controlled or uncontrolled. When the form around `field` is reset, the initial value is restored and
 * reported.
 */
export function useValue<Value>(
  { value, defaultValue, onValueChange }: ValueProps<Value>,
  field?: RefObject<Element | null>,
): [Value, (value: Value) => void] {
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const [initialValue] = useState(value ?? defaultValue);
  const changeValue = (newValue: Value) => {
    setUncontrolledValue(newValue);
    onValueChange?.(newValue);
  };
  const currentValue = value === undefined ? uncontrolledValue : value;
  useFormReset(field, () => {
    if (currentValue !== initialValue) changeValue(initialValue);
  });
  return [currentValue, changeValue];
}
