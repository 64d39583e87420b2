'use client';

import { useSyncExternalStore } from 'react';

/** A smaller change is caused by the browser's toolbar. */
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

/** Height in pixels by which the on-screen keyboard covers the page. Bottom-fixed content must stay above it. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, covered, () => 0);
}
