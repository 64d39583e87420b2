'use client';

import { useState } from 'react';

export interface ValueProps<Value> {
  /** The value while the caller keeps it. */
  value: Value | undefined;
  /** The first value while the field keeps it. */
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
}

/** The value of a field, kept by its caller or, without `value`, by itself. */
export function useValue<Value>({ value, defaultValue, onValueChange }: ValueProps<Value>): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Value) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
