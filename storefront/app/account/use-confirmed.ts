import { useStore } from '../platform/root-store.tsx';
import { ServerClock } from '../platform/server-clock.store.ts';

/** Typing a new address and its code takes a while: a session that is confirmed for less is asked about first, not in between. */
const enoughMs = 120_000;

/** Tells whether a session that is confirmed until then, by the server's clock, is so for long enough from now on. */
export function useConfirmed(until: string | undefined): () => boolean {
  const clock = useStore(ServerClock);
  return () => until !== undefined && clock.toOurs(Date.parse(until)) - Date.now() >= enoughMs;
}
