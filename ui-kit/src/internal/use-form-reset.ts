'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Calls `restore` when the form of a field is reset. The form contains the element. */
export function useFormReset(element: RefObject<Element | null> | undefined, restore: () => void): void {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  // Subscribed once: an owner of several fields renders again while the first is restored, and the others must still be called.
  useEffect(() => {
    const reset = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented && target instanceof Node && target.contains(element?.current ?? null)) latest.current();
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, [element]);
}
