import { useEffect } from 'react';
import { followSession } from './session-channel.ts';

/** Calls back after a sign-in or sign-out in any tab, because responses depend on the viewer. */
export function useSessionChange(changed: () => void) {
  useEffect(() => followSession(changed), [changed]);
}
