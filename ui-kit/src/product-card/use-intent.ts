'use client';

import { type PointerEvent, useEffect, useRef } from 'react';

/** Hover delay in milliseconds, so that a passing pointer triggers nothing. */
const restMs = 120;

/** Handlers that report intent: a pointer that stays for the hover delay, or focus. Touch has no hover, so it reports nothing. */
export function useIntent(onIntent: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!onIntent) return null;
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') timer.current = setTimeout(onIntent, restMs);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: onIntent,
  };
}
