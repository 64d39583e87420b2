const channelName = 'session';

/** Says to every tab of the shop, this one included, that somebody has signed in or out. */
export function announceSession(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when somebody has signed in or out, here or in another tab; answers how to stop. */
export function followSession(changed: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = changed;
  return () => channel.close();
}
