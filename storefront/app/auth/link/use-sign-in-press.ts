import { isPlainPress } from '@meet/ui-kit/link';
import type { MouseEvent } from 'react';
import { OverlayStore } from '../../platform/overlay.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';

/** Returns a click handler that opens the sign-in dialog. With a modifier key the link is followed. */
export function useSignInPress() {
  const overlay = useStore(OverlayStore);
  return (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    overlay.show('auth');
  };
}
