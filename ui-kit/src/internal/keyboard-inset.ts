'use client';

import { useSyncExternalStore } from 'react';

/** Less is a browser's own bar that comes and goes. */
const leastKeyboard = 60;

function subscribe(changed: () => void): () => void {
  const viewport = globalThis.visualViewport;
  viewport?.addEventListener('resize', changed);
  return () => viewport?.removeEventListener('resize', changed);
}

function covered(): number {
  const viewport = globalThis.visualViewport;
  if (!viewport) return 0;
  const height = Math.round(window.innerHeight - viewport.height * viewport.scale);
  return height < leastKeyboard ? 0 : height;
}

/** Height in px of the on-screen keyboard over the page: what is fixed to the bottom must stand above it. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, covered, () => 0);
}
