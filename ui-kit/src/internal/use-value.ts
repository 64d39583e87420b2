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

/** State of a field that may be controlled or uncontrolled. A reset of the form of `field` restores and reports the initial value. */
export function useValue<Value>(
  { value, defaultValue, onValueChange }: ValueProps<Value>,
  field?: RefObject<Element | null>,
): [Value, (value: Value) => void] {
  const [local, setLocal] = useState(defaultValue);
  const [initial] = useState(value ?? defaultValue);
  const change = (next: Value) => {
    setLocal(next);
    onValueChange?.(next);
  };
  const current = value === undefined ? local : value;
  useFormReset(field, () => {
    if (current !== initial) change(initial);
  });
  return [current, change];
}
