import type { TokenStorage, Tokens } from './tokens.ts';

/** Identity that a request was sent with, to distinguish it from a later session. */
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
  /** Refreshes the session after a request of this viewer was refused. Returns whether it is live. Throws if that is unknown. */
  renew(refused: Viewer): Promise<boolean>;
  /** Switches to another session; null means none. */
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

/** Runs one task at a time. Callers in the meantime share its result. */
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
 * - Many requests may be refused at once, even in several tabs. The first one refreshes the session. The others find a new access token in
 *   the storage and use it.
 * - If the refresh token was already used and the storage has a new one, another tab without Web Locks has refreshed the session.
 * - If the API does not answer, the tokens are kept, because the session may still be live.
 * - A refresh does not end with the request that started it: the new pair must not be lost when a caller aborts.
 */
export function tokenSession(storage: TokenStorage, { refresh, lockName, onEnd }: Renewing): Session {
  const { idle, renew } = sharing(lockName, async ({ proof }) => {
    const stored = await storage.read();
    if (!stored || stored.accessToken !== proof) return stored !== null;
    const next = await refresh(stored.refreshToken);
    if (typeof next === 'object') {
      await storage.write(next);
      return true;
    }
    const later = await storage.read();
    if (later && later.refreshToken !== stored.refreshToken) return true;
    await storage.write(null);
    onEnd();
    return false;
  });
  return {
    credentials: 'omit',
    renew,
    async current() {
      await idle();
      const stored = await storage.read();
      const headers: Record<string, string> = stored ? { authorization: `Bearer ${stored.accessToken}` } : {};
      return { headers, hasSession: stored !== null, proof: stored?.accessToken };
    },
    async replace(tokens) {
      await idle();
      await oneTabAtATime(lockName, async () => storage.write(tokens));
    },
  };
}

/** A session by HttpOnly cookies, for pages of the shop's own origin. Scripts cannot see whether there is one. */
export function cookieSession({ refresh, lockName, onEnd }: Renewing): Session {
  let renewals = 0;
  const { idle, renew } = sharing(lockName, async ({ proof }) => {
    if (proof !== renewals) return true;
    const isActive = (await refresh()) !== false;
    renewals += 1;
    if (!isActive) onEnd();
    return isActive;
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
