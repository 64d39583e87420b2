import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Calls back at the first sign of the shopper: a pointer or a wheel that moves, a touch, a key. Returns the unsubscribe function. */
export function onFirstTouch(touched: () => void): () => void {
  const controller = new AbortController();
  const first = () => {
    controller.abort();
    touched();
  };
  for (const sign of signs) addEventListener(sign, first, { passive: true, capture: true, signal: controller.signal });
  return () => controller.abort();
}

/** Whether the shopper has moved the pointer, touched the screen or pressed a key since the page was opened. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => onFirstTouch(() => setTouched(true)), []);
  return isTouched;
}
