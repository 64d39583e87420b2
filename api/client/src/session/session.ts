import { isApiError } from '../error/errors.ts';
import { RefreshTokensDocument } from '../generated/internal-operations.ts';
import type { OperationSender } from '../request/operation-sender.ts';
import type { TokenStorage, Tokens } from './tokens.ts';

/** Identity that a request was sent with, to distinguish it from a later session. */
export interface Viewer {
  headers: Record<string, string>;
  /** Whether there may be a session to refresh. */
  hasSession: boolean;
  /** The access token that the request was sent with; with cookies, the time at which it was sent. */
  proof: string | number | undefined;
}

/** The session of a client, by tokens or by cookies. */
export interface Session {
  credentials: 'include' | 'omit';
  /** Returns the viewer of the session. Waits for a refresh that is under way. */
  current(): Promise<Viewer>;
  /**
   * Refreshes the session after a request of this viewer was refused. Returns whether the session is live afterwards. Throws if that is
   * unknown, for example without a response.
   */
  renew(refusedViewer: Viewer): Promise<boolean>;
  /** Switches to another session; null means none. */
  replace(tokens: Tokens | null): Promise<void>;
}

/** Creates the session of a client, whose requests go through `sendOperation`. */
export type SessionFactory = (sendOperation: OperationSender, endpoint: string) => Session;

export interface SessionOptions {
  /** Called when the API reports that the session has ended. It is not called after a sign-out. */
  onEnd?: (() => void) | undefined;
}

/** Name of the lock that tabs with the same session share. */
const formatLockName = (endpoint: string) => `meet-session ${endpoint}`;

/** A refresh token may be used again for 30 seconds after a lost response, which is enough for three attempts of this length. */
const refreshTimeoutMs = 8_000;

/**
 * Refreshes the session of a refresh token or, without one, of the cookies. Returns the next pair of tokens (true if the session is in
 * cookies), or false if the session is over.
 */
async function refresh(
  sendOperation: OperationSender,
  identity: Pick<Session, 'credentials'> & Pick<Viewer, 'headers'>,
  refreshToken?: string,
) {
  const { credentials, headers: viewer } = identity;
  try {
    const dto = refreshToken === undefined ? {} : { dto: { refreshToken } };
    const options = { viewer, credentials, timeoutMs: refreshTimeoutMs, isRepeatable: true };
    const { refreshTokens } = await sendOperation(RefreshTokensDocument, dto, options);
    return refreshTokens.authData ?? true;
  } catch (error) {
    if (isApiError(error, 'UNAUTHENTICATED')) return false;
    throw error;
  }
}

/**
 * Runs the work in one tab at a time. Without Web Locks two tabs may refresh at once, which the API tolerates by repeating its response.
 */
function runInOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? (locks.request(name, work) as Promise<Result>) : work();
}

/** Runs one refresh at a time. A caller that arrives in the meantime gets the result of the running refresh. */
function shareRefresh(lockName: string, work: (refusedViewer: Viewer) => Promise<boolean>) {
  let runningRefresh: Promise<boolean> | undefined;
  return {
    /** Resolves when no refresh is under way. */
    waitForRefresh: async () => void (await runningRefresh?.catch(() => false)),
    renew: (refusedViewer: Viewer) => {
      runningRefresh ??= runInOneTab(lockName, () => work(refusedViewer)).finally(() => {
        runningRefresh = undefined;
      });
      return runningRefresh;
    },
  };
}

/**
 * A session by tokens.
 * - Many requests may be refused at once, even in several tabs. The first one refreshes the session. The others find a new access token in
 *   the storage and use it.
 * - If the refresh token was already used and the storage has a new one, another tab without Web Locks has refreshed the session.
 * - If the API does not respond, the tokens stay stored, because the session may still be active.
 * - A refresh does not end with the request that started it: the new pair must not be lost when a caller aborts.
 */
export const tokenSession =
  (storage: TokenStorage, { onEnd }: SessionOptions = {}): SessionFactory =>
  (sendOperation, endpoint) => {
    const lockName = formatLockName(endpoint);
    const { waitForRefresh, renew } = shareRefresh(lockName, async ({ proof }) => {
      const currentTokens = await storage.read();
      if (!currentTokens || currentTokens.accessToken !== proof) return currentTokens !== null;
      const newTokens = await refresh(sendOperation, { credentials: 'omit', headers: {} }, currentTokens.refreshToken);
      if (typeof newTokens === 'object') {
        await storage.write(newTokens);
        return true;
      }
      const latestTokens = await storage.read();
      if (latestTokens && latestTokens.refreshToken !== currentTokens.refreshToken) return true;
      await storage.write(null);
      onEnd?.();
      return false;
    });
    return {
      credentials: 'omit',
      renew,
      async current() {
        await waitForRefresh();
        const currentTokens = await storage.read();
        const headers: Record<string, string> = currentTokens ? { authorization: `Bearer ${currentTokens.accessToken}` } : {};
        return { headers, hasSession: currentTokens !== null, proof: currentTokens?.accessToken };
      },
      async replace(tokens) {
        await waitForRefresh();
        await runInOneTab(lockName, async () => storage.write(tokens));
      },
    };
  };

/** When the session was last refreshed, by `Date.now()`. Tabs that share this record refresh a session only once. */
export interface RefreshTime {
  read(): number | null;
  write(time: number): unknown;
}

function createMemoryTime(): RefreshTime {
  let time: number | null = null;
  return {
    read: () => time,
    write: (newTime) => {
      time = newTime;
    },
  };
}

export interface CookieOptions extends SessionOptions {
  /** @default stored in memory */
  refreshTime?: RefreshTime | undefined;
}

const browserHeaders = { 'x-meet-browser': '1' };

/**
 * A session by HttpOnly cookies, for pages of the shop's own origin. Scripts cannot see whether there is a session. A request that was sent
 * before the last refresh needs no further refresh.
 */
export const cookieSession =
  ({ onEnd, refreshTime = createMemoryTime() }: CookieOptions = {}): SessionFactory =>
  (sendOperation, endpoint) => {
    const credentials = 'include';
    const { waitForRefresh, renew } = shareRefresh(formatLockName(endpoint), async ({ proof }) => {
      const refreshedAt = refreshTime.read();
      // A time in the future does not count: it was written before the clock was set back.
      if (refreshedAt !== null && refreshedAt > Number(proof) && refreshedAt <= Date.now()) return true;
      const isActive = (await refresh(sendOperation, { credentials, headers: browserHeaders })) !== false;
      refreshTime.write(Date.now());
      if (!isActive) onEnd?.();
      return isActive;
    });
    return {
      credentials,
      renew,
      async current() {
        await waitForRefresh();
        return { headers: browserHeaders, hasSession: true, proof: Date.now() };
      },
      replace: waitForRefresh,
    };
  };
