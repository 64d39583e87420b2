import { useEffect, useState } from 'react';

const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Calls back when the shopper first moves the pointer or the wheel, touches the screen or presses a key. Returns the unsubscribe function.
 */
export function onFirstInteraction(onInteraction: () => void): () => void {
  const controller = new AbortController();
  const handleInteraction = () => {
    controller.abort();
    onInteraction();
  };
  for (const eventName of interactionEvents)
    addEventListener(eventName, handleInteraction, { passive: true, capture: true, signal: controller.signal });
  return () => controller.abort();
}

/** Whether the shopper has used the pointer, the wheel, the screen or a key since the page was opened. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => onFirstInteraction(() => setHasInteracted(true)), []);
  return hasInteracted;
}
