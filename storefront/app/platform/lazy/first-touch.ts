import { useEffect, useState } from 'react';

const touchEvents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Calls back at the first sign of the shopper: a pointer or a wheel that moves, a touch, a key. Returns the unsubscribe function. */
export function onFirstTouch(onTouch: () => void): () => void {
  const controller = new AbortController();
  const handleTouch = () => {
    controller.abort();
    onTouch();
  };
  for (const eventName of touchEvents)
    addEventListener(eventName, handleTouch, { passive: true, capture: true, signal: controller.signal });
  return () => controller.abort();
}

/** Whether the shopper has moved the pointer, touched the screen or pressed a key since the page was opened. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => onFirstTouch(() => setTouched(true)), []);
  return isTouched;
}
