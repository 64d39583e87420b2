'use client';

import { type RefObject, useEffect } from 'react';

/** Calls `restore` when the form of a field is reset. The form contains the element. */
export function useFormReset(element: RefObject<Element | null> | undefined, restore: () => void): void {
  useEffect(() => {
    const reset = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented && target instanceof Node && target.contains(element?.current ?? null)) restore();
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  });
}
