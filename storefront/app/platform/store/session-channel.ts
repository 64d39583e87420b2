import { useEffect } from 'react';

const channelName = 'session';

/** Notifies every tab, this one included, that the shopper has signed in or out. */
export function announceSession(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when the shopper signs in or out in any tab. Returns the unsubscribe function. */
export function subscribeToSession(onChange: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = onChange;
  return () => channel.close();
}

/** Calls back after a sign-in or sign-out in any tab, because responses depend on the viewer. */
export function useSessionChange(onChange: () => void) {
  useEffect(() => subscribeToSession(onChange), [onChange]);
}
