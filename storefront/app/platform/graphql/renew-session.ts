import { announceSession } from '../session/session-channel.ts';
import { StorageEntry, storedValue } from '../store/browser-storage.ts';

const lockName = 'session';
const renewedAt = new StorageEntry(
  'session-renewed-at',
  storedValue((value): value is number => typeof value === 'number'),
);

/** Runs in one tab at a time. Without Web Locks two tabs may refresh at once, which the API tolerates by repeating its response. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work();
}

interface Renewal {
  /** When the rejected request was sent. */
  requestedAt: number;
  /** Refreshes the tokens and returns whether the session is valid. Throws if the API does not answer. */
  refresh: () => Promise<boolean>;
}

/**
 * Refreshes the session after a request was rejected for its expired token.
 * - Several tabs may be rejected at once, and each would spend the refresh token. They take turns, and a tab skips the refresh if another
 * one succeeded after its request was sent.
 * - If the session is over, all tabs are notified and continue as a guest.
 * - If the network fails, nothing is known about the session, and the error is passed on.
 */
export function renewSession({ requestedAt, refresh }: Renewal): Promise<void> {
  return oneTabAtATime(async () => {
    const renewed = renewedAt.read() ?? 0;
    // A time in the future was written before the clock was set back.
    if (renewed > requestedAt && renewed <= Date.now()) return;
    const isActive = await refresh();
    renewedAt.write(Date.now());
    if (!isActive) announceSession();
  });
}
