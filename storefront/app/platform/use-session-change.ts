import { useEffect } from 'react';
import { followSession } from './session-channel.ts';

/** Calls back after a sign-in or sign-out, here or in another tab: what was answered to the earlier viewer may differ for the new one. */
export function useSessionChange(changed: () => void) {
  useEffect(() => followSession(changed), [changed]);
}
