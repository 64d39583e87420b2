import type { ClientOptions } from './client-options.ts';
import { ApiError, isApiError } from './error/errors.ts';
import {
  AuthenticateDocument,
  ConfirmSecondFactorDocument,
  type PersonFragment,
  RefreshTokensDocument,
  SignOutDocument,
} from './generated/own-operations.ts';
import type { AuthenticateInput, ConfirmSecondFactorInput, SignOutInput } from './generated/types.ts';
import { hasData, pause, pauseBefore } from './request/repeat.ts';
import { send, type Wire } from './request/send.ts';
import { cookieSession, type Session, tokenSession, type Viewer } from './session/session.ts';
import { memoryTokens, type Tokens } from './session/tokens.ts';
import type { Sink, Subscriptions } from './subscription/subscriptions.ts';
import { type Arguments, isRead, readText, type TypedDocument } from './typed-document.ts';

export interface RequestOptions {
  signal?: AbortSignal;
  /** @default that of the client */
  timeoutMs?: number;
  /**
   * Whether a mutation may be executed twice, so that it is repeated after a lost response. Orders with an idempotency key always are.
   * @default false
   */
  isRepeatable?: boolean;
}

export interface Client {
  /** Sends an operation and returns its data. Throws ApiError, ConnectionError or the reason of your signal. */
  request<Result, Variables>(document: TypedDocument<Result, Variables>, ...args: Arguments<Variables, RequestOptions>): Promise<Result>;
  /**
   * Subscribes until the returned function is called. A lost connection is restored; `restored` is then called, because events may have
   * been missed.
   */
  subscribe<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables, sink: Sink<Result>): () => void;
  /** Signs in by the code that SendEmailCodeDocument or SendSmsCodeDocument has sent, and keeps the session. */
  signIn(dto: AuthenticateInput): Promise<PersonFragment>;
  /** Raises the session to the granted access level. */
  confirmSecondFactor(dto: ConfirmSecondFactorInput): Promise<PersonFragment>;
  /** Ends the session of the client even if the API does not answer. It then throws, because the session may still be live at the API. */
  signOut(dto?: SignOutInput): Promise<void>;
}

/** A refresh token may be used again for 30 seconds after a lost answer: three attempts of this length fit. */
const refreshTimeoutMs = 8_000;
const refreshRepeats = 2;

const isOver = (error: unknown) => isApiError(error, 'UNAUTHENTICATED');

/** Lets a caller stop waiting by its signal, without ending the shared work that it waits for. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

interface Sending extends RequestOptions {
  viewer: Record<string, string>;
  credentials: Session['credentials'];
  repeats?: number;
}

type Exchange = <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables, how: Sending) => Promise<Result>;

/** Sends a request, and repeats it while that is safe. */
function exchangeOver(wire: Wire, defaults: { timeoutMs: number; repeats: number }): Exchange {
  return async <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables, how: Sending) => {
    const { isRepeatable, signal } = how;
    const text = readText(document);
    const { repeats, timeoutMs } = { ...defaults, ...how };
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await send(wire, { ...how, text, variables, timeoutMs })) as Result;
      } catch (error) {
        const waitMs = attempt < repeats ? pauseBefore(attempt, error, { text, variables, isRepeatable }) : undefined;
        if (waitMs === undefined) throw error;
        await pause(waitMs, signal);
      }
    }
  };
}

function createSession(
  { tokens = memoryTokens(), cookies = false, endpoint, onSessionEnd = () => {} }: ClientOptions,
  exchange: Exchange,
): Session {
  const refresh = async (refreshToken?: string): Promise<Tokens | boolean> => {
    const viewer: Record<string, string> = cookies ? { 'x-meet-browser': '1' } : {};
    const how = { viewer, timeoutMs: refreshTimeoutMs, repeats: refreshRepeats, isRepeatable: true };
    try {
      const dto = refreshToken === undefined ? {} : { dto: { refreshToken } };
      const { refreshTokens } = await exchange(RefreshTokensDocument, dto, { ...how, credentials: cookies ? 'include' : 'omit' });
      return refreshTokens.authData ?? true;
    } catch (error) {
      if (isOver(error)) return false;
      throw error;
    }
  };
  const renewing = { refresh, lockName: `meet-session ${endpoint}`, onEnd: onSessionEnd };
  return cookies ? cookieSession(renewing) : tokenSession(tokens, renewing);
}

/**
 * Sends a request as the viewer of the session. If the access token has expired, the session is refreshed and the request repeated once. If
 * the session is over, a query is repeated as a guest's.
 */
function asking(session: Session, exchange: Exchange) {
  return async <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options: RequestOptions = {},
  ): Promise<Result> => {
    const { credentials } = session;
    const as = ({ headers }: Viewer) => exchange(document, variables, { ...options, viewer: headers, credentials });
    const viewer = await unlessAborted(session.current(), options.signal);
    try {
      return await as(viewer);
    } catch (error) {
      if (!(error instanceof ApiError && isOver(error)) || !viewer.hasSession) throw error;
      const isQuery = isRead(readText(document));
      const isActive = await unlessAborted(session.renew(viewer), options.signal);
      if (!isQuery && (!isActive || hasData(error))) throw error;
      return as(await session.current());
    }
  };
}

/** Loads the code of subscriptions when the first one begins. */
function subscribing(options: ClientOptions, session: Session) {
  let loading: Promise<Subscriptions> | undefined;
  const subscribe: Client['subscribe'] = (document, variables, sink) => {
    loading ??= import('./subscription/subscriptions.ts').then(({ openSubscriptions }) => openSubscriptions(options, session));
    let stop: (() => void) | undefined;
    let isStopped = false;
    loading.then(
      ({ listen }) => {
        if (!isStopped) stop = listen({ query: readText(document), variables: variables as Record<string, unknown> }, sink);
      },
      (error) => !isStopped && sink.error?.(error),
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  };
  const reconnect = () =>
    loading?.then(
      (loaded) => loaded.reconnect(),
      () => {},
    );
  return { subscribe, reconnect };
}

/** Creates a client of the shop's API. Clients with the same storage share a session; others have a session each. */
export function createClient(options: ClientOptions): Client {
  const { endpoint, fetch = (...args) => globalThis.fetch(...args), headers = {}, timeoutMs = 15_000, repeats = 2 } = options;
  const wire: Wire = { endpoint, fetch, headers: () => (typeof headers === 'function' ? headers() : headers) };
  const exchange = exchangeOver(wire, { timeoutMs, repeats });
  const session = createSession(options, exchange);
  const ask = asking(session, exchange);
  const { subscribe, reconnect } = subscribing(options, session);
  return {
    request: (document, ...[variables, how]) => ask(document, variables as Parameters<NonNullable<typeof document.__apiType>>[0], how),
    subscribe,
    async signIn(dto) {
      const { credentials } = session;
      const viewer = credentials === 'include' ? (await session.current()).headers : {};
      const { authenticate } = await exchange(AuthenticateDocument, { dto }, { viewer, credentials });
      await session.replace(authenticate.authData);
      await reconnect();
      return authenticate.user;
    },
    async confirmSecondFactor(dto) {
      const { confirmSecondFactor } = await ask(ConfirmSecondFactorDocument, { dto });
      await session.replace(confirmSecondFactor.authData);
      return confirmSecondFactor.user;
    },
    async signOut(dto = {}) {
      try {
        await ask(SignOutDocument, { dto });
      } catch (error) {
        if (!isOver(error)) throw error;
      } finally {
        await session.replace(null);
      }
    },
  };
}
