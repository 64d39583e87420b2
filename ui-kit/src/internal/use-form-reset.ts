'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Calls `restore` when the form around `element` is reset. */
export function useFormReset(element: RefObject<Element | null> | undefined, restore: () => void): void {
  const latestRestore = useRef(restore);
  useEffect(() => {
    latestRestore.current = restore;
  });
  // Subscribes once: the parent of several fields may render again while the first field is restored, and the handlers of the others must
  // still be called.
  useEffect(() => {
    if (!element) return undefined;
    const handleReset = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented && target instanceof Node && target.contains(element.current)) latestRestore.current();
    };
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, [element]);
}

/**
 * Reports the initial value of a controlled native field when its form is reset. The browser restores the field, but not the state of the
 * parent.
 */
export function useControlledReset<Value>(
  field: RefObject<Element | null>,
  value: Value | undefined,
  onValueChange: ((value: Value) => void) | undefined,
): void {
  const [initialValue] = useState(value);
  useFormReset(value === undefined ? undefined : field, () => {
    if (initialValue !== undefined && value !== initialValue) onValueChange?.(initialValue);
  });
}
