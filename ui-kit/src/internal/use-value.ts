'use client';

import { useState } from 'react';

export interface ValueProps<Value> {
  /** Value, when controlled. */
  value: Value | undefined;
  /** Initial value, when uncontrolled. */
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
}

/** State of a field that may be controlled or uncontrolled. */
export function useValue<Value>({ value, defaultValue, onValueChange }: ValueProps<Value>): [Value, (value: Value) => void] {
  const [local, setLocal] = useState(defaultValue);
  const change = (next: Value) => {
    setLocal(next);
    onValueChange?.(next);
  };
  return [value === undefined ? local : value, change];
}
