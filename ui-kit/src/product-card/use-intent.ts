'use client';

import { type PointerEvent, useEffect, useRef } from 'react';

/** So long a mouse rests on what it means; on its way it only passes. */
const restMs = 120;

/** Handlers that tell when a mouse has rested on an element, or the focus has come into it. A finger says what it means by pressing. */
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
