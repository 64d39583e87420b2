import type { MouseEvent } from 'react';
import { OverlayStore } from '../platform/overlay.store.ts';
import { isPlainPress } from '../platform/plain-press.ts';
import { useStore } from '../platform/root-store.tsx';

/** Shows the sign-in over the page; with a key held down the link is left to be a link. */
export function useSignInPress() {
  const overlay = useStore(OverlayStore);
  return (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    overlay.show('auth');
  };
}
