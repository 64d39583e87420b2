'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Calls `restore` when the form of a field is reset. The form contains the element. */
export function useFormReset(element: RefObject<Element | null> | undefined, restore: () => void): void {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  // Subscribed once: an owner of several fields renders again while the first is restored, and the others must still be called.
  useEffect(() => {
    if (!element) return undefined;
    const reset = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented && target instanceof Node && target.contains(element.current)) latest.current();
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, [element]);
}

/** Reports the initial value of a controlled native field when its form is reset. The browser restores the field, but not its owner. */
export function useControlledReset<Value>(
  field: RefObject<Element | null>,
  value: Value | undefined,
  onValueChange: ((value: Value) => void) | undefined,
): void {
  const [initial] = useState(value);
  useFormReset(value === undefined ? undefined : field, () => {
    if (initial !== undefined && value !== initial) onValueChange?.(initial);
  });
}
