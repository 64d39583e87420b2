'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Calls `restore` when the form of a field is reset. The element is the field, or contains its controls. */
export function useFormReset(element: RefObject<Element | null> | undefined, restore: () => void): void {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    const reset = ({ target, defaultPrevented }: Event) => {
      if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
      if ([...target.elements].some((control) => element?.current?.contains(control))) latest.current();
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, [element]);
}
