import type { TokenStorage, Tokens } from './tokens.ts';

/** What a request was sent with, to be told apart from a later session. */
export interface Viewer {
  headers: Record<string, string>;
  /** Whether there may be a session to refresh. */
  hasSession: boolean;
  /** Identifies the access token. */
  proof: string | number | undefined;
}

/** The session of a client, by tokens or by cookies. */
export interface Session {
  credentials: 'include' | 'omit';
  /** Waits for a refresh that is under way. */
  current(): Promise<Viewer>;
  /** Refreshes the session after a request with this viewer was refused. Returns whether it lives. Throws if nothing is known. */
  renew(refused: Viewer): Promise<boolean>;
  /** Begins another session, or none. */
  replace(tokens: Tokens | null): Promise<void>;
}

/** Exchanges a refresh token, or the cookies without one. Returns the next pair, or false if the session is over. */
export type Refresh = (refreshToken?: string) => Promise<Tokens | boolean>;

interface Renewing {
  refresh: Refresh;
  /** Name of the lock that tabs with the same session share. */
  lockName: string;
  onEnd: () => void;
}

/** Runs in one tab at a time. Without Web Locks two tabs may refresh at once, which the API tolerates by repeating its answer. */
function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? (locks.request(name, work) as Promise<Result>) : work();
}

/** Runs one piece of work at a time. Those who ask meanwhile share its result. */
function sharing(lockName: string, work: (refused: Viewer) => Promise<boolean>) {
  let running: Promise<boolean> | undefined;
  return {
    /** Resolves when no refresh is under way. */
    idle: async () => void (await running?.catch(() => false)),
    renew: (refused: Viewer) => {
      running ??= oneTabAtATime(lockName, () => work(refused)).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

/**
 * A session by tokens.
 * - Many requests may be refused at once, also in several tabs. The first refreshes; the others find another access token in the storage
 *   than the refused one and use it.
 * - If the refresh token turns out to be spent and the storage has another one by now, a tab without Web Locks was faster.
 * - If the API does not answer, the tokens stay, because nothing is known about the session.
 * - A refresh does not end with the request that started it: the new pair must not be lost when a caller aborts.
 */
export function tokenSession(storage: TokenStorage, { refresh, lockName, onEnd }: Renewing): Session {
  const { idle, renew } = sharing(lockName, async ({ proof }) => {
    const kept = await storage.read();
    if (!kept || kept.accessToken !== proof) return kept !== null;
    const next = await refresh(kept.refreshToken);
    if (typeof next === 'object') {
      await storage.write(next);
      return true;
    }
    const later = await storage.read();
    if (later && later.refreshToken !== kept.refreshToken) return true;
    await storage.write(null);
    onEnd();
    return false;
  });
  return {
    credentials: 'omit',
    renew,
    async current() {
      await idle();
      const kept = await storage.read();
      const headers: Record<string, string> = kept ? { authorization: `Bearer ${kept.accessToken}` } : {};
      return { headers, hasSession: kept !== null, proof: kept?.accessToken };
    },
    async replace(tokens) {
      await idle();
      await oneTabAtATime(lockName, async () => storage.write(tokens));
    },
  };
}

/** A session by HttpOnly cookies, for pages of the shop's own origin. The pages cannot see whether there is one. */
export function cookieSession({ refresh, lockName, onEnd }: Renewing): Session {
  let renewals = 0;
  const { idle, renew } = sharing(lockName, async ({ proof }) => {
    if (proof !== renewals) return true;
    const lives = (await refresh()) !== false;
    renewals += 1;
    if (!lives) onEnd();
    return lives;
  });
  return {
    credentials: 'include',
    renew,
    async current() {
      await idle();
      return { headers: { 'x-meet-browser': '1' }, hasSession: true, proof: renewals };
    },
    replace: idle,
  };
}
