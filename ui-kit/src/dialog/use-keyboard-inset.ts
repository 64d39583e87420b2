'use client';

import { useSyncExternalStore } from 'react';

/** Least height in pixels that counts as an on-screen keyboard. Smaller changes of the viewport come from the browser's toolbar. */
const minKeyboardHeight = 60;

function subscribeToViewport(onChange: () => void): () => void {
  const viewport = globalThis.visualViewport;
  viewport?.addEventListener('resize', onChange);
  return () => viewport?.removeEventListener('resize', onChange);
}

function measureKeyboard(): number {
  const viewport = globalThis.visualViewport;
  if (!viewport) return 0;
  const height = Math.round(window.innerHeight - viewport.height * viewport.scale);
  return height < minKeyboardHeight ? 0 : height;
}

/** Height in pixels by which the on-screen keyboard covers the page. The dialog must stay above the keyboard. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribeToViewport, measureKeyboard, () => 0);
}
