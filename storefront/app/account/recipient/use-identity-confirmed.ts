import { ServerClock } from '../../platform/server-clock.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';

/**
 * Time that a shopper needs to type a contact and its code. If the confirmation ends sooner, the shopper confirms again before typing
 * anything.
 */
const minConfirmedMs = 120_000;

/**
 * Returns a function that checks whether the confirmation of identity stays valid for at least `minConfirmedMs`. `until` is server time.
 */
export function useIdentityConfirmed(until: string | undefined): () => boolean {
  const clock = useStore(ServerClock);
  return () => until !== undefined && clock.toClientTime(Date.parse(until)) - Date.now() >= minConfirmedMs;
}
