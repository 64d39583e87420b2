import { createValueParser, StorageEntry } from '../store/browser-storage.ts';
import { announceSession } from '../store/session-channel.ts';

const lockName = 'session';
const renewedAtEntry = new StorageEntry(
  'session-renewed-at',
  createValueParser((value): value is number => typeof value === 'number'),
);

/** Runs `work` in one tab at a time. Without Web Locks two tabs may refresh at once, which the API tolerates by repeating its response. */
function lockAcrossTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work();
}

interface Renewal {
  /** When the rejected request was sent. */
  requestedAt: number;
  /** Refreshes the tokens and returns whether the session is valid. Throws if the API does not respond. */
  refresh: () => Promise<boolean>;
}

/**
 * Refreshes the session after a request was rejected for its expired token.
 * - Several tabs may be rejected at once, and each of them would use up the refresh token. So they refresh one after the other, and a tab
 *   skips the refresh if another tab has succeeded since the request was sent.
 * - If the session is over, all tabs are notified and continue as a guest.
 * - If the network fails, the session may still be valid, and the error is passed on.
 */
export function renewSession({ requestedAt, refresh }: Renewal): Promise<void> {
  return lockAcrossTabs(async () => {
    const lastRenewal = renewedAtEntry.read() ?? 0;
    // A time in the future was stored before the clock was set back, so it is ignored.
    if (lastRenewal > requestedAt && lastRenewal <= Date.now()) return;
    const isActive = await refresh();
    renewedAtEntry.write(Date.now());
    if (!isActive) announceSession();
  });
}
