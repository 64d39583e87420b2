import { oneOf, StorageEntry } from '../browser-storage.ts';
import { announceSession } from '../session-channel.ts';

const lockName = 'session';
const renewedAt = new StorageEntry(
  'session-renewed-at',
  oneOf((value): value is number => typeof value === 'number'),
);

/** One tab at a time. Where a browser has no locks the API bears two at once: it answers a repeat the same. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work();
}

interface Renewal {
  /** When the question was sent that was refused. */
  askedAt: number;
  /** Exchanges the tokens; answers whether the session lives. Throws where the API does not answer. */
  refresh: () => Promise<boolean>;
}

/**
 * Lets the session live on after a question was refused for its token. What could go wrong: many questions of many tabs are refused at
 * once and each would spend the token (they take turns, and whoever finds that it was renewed after its own question was sent, does not do it
 * again); the session is over (then all tabs are told, and whoever asked goes on as a guest); the network fails (then nothing is known, and
 * the question fails as it would have).
 */
export function renewSession({ askedAt, refresh }: Renewal): Promise<void> {
  return inTurn(async () => {
    const renewed = renewedAt.read() ?? 0;
    // A moment to come was written by a clock that has been set back since.
    if (renewed > askedAt && renewed <= Date.now()) return;
    const lives = await refresh();
    renewedAt.write(Date.now());
    if (!lives) announceSession();
  });
}
