import { ApiError } from '../error/errors.ts';
import type { Session, SessionFactory, Viewer } from '../session/session.ts';
import { type Arguments, isQueryText, readText, type TypedDocument } from '../typed-document.ts';
import { createOperationSender, type OperationSender } from './operation-sender.ts';
import { hasData, type RepeatPolicy } from './repeat.ts';
import type { HttpResponse, Transport } from './send.ts';

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** @default the timeout of the client */
  timeoutMs?: number | undefined;
  /**
   * Whether a mutation may be executed twice, so that it is repeated after a lost response. Orders with an idempotency key are always
   * repeated.
   * @default false
   */
  isRepeatable?: boolean | undefined;
  /**
   * Whether a mutation is sent again without a session if the session has ended. A query is always sent again.
   * @default false
   */
  asGuest?: boolean | undefined;
  /** Called with each response of the API, including errors. A server uses it to pass cookies on or to cache the text. */
  onResponse?: ((response: HttpResponse) => void) | undefined;
}

export interface RequesterOptions {
  /** URL of the API, such as `https://api.example/graphql`. */
  endpoint: string;
  /**
   * How requests identify the viewer: `cookieSession()`, or `tokenSession(storage)`.
   * @default only by `headers`, and an expired session is not refreshed
   */
  session?: SessionFactory;
  /**
   * When a failed request is sent again: `repeatReads`, or `repeatSafely()`.
   * @default never
   */
  repeat?: RepeatPolicy;
  /** Headers to add to every request. */
  headers?: Record<string, string>;
  /** @default 15000 */
  timeoutMs?: number;
  /** @default the platform's */
  fetch?: typeof globalThis.fetch;
}

/** Sends an operation and returns its data. Throws ApiError, ConnectionError or, if you abort the request, the reason of your signal. */
export type Request = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  ...args: Arguments<Variables, RequestOptions>
) => Promise<Result>;

export interface Requester {
  request: Request;
  session: Session;
}

/** Lets a caller stop waiting when its signal is aborted, while the shared work goes on for the other callers. */
function stopWhenAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Sends requests as the viewer of the session. If the access token has expired, the session is refreshed and the request repeated once. If
 * the session has ended, a query is sent again without a session.
 */
export function createRequestFunction(session: Session, sendOperation: OperationSender): Request {
  return async (document, ...[variables, options = {}]) => {
    const { credentials } = session;
    const typedVariables = variables as Parameters<NonNullable<typeof document.__apiType>>[0];
    const send = ({ headers }: Viewer) => sendOperation(document, typedVariables, { ...options, viewer: headers, credentials });
    const viewer = await stopWhenAborted(session.current(), options.signal);
    try {
      return await send(viewer);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'UNAUTHENTICATED') || !viewer.hasSession) throw error;
      const isQuery = isQueryText(readText(document));
      const isActive = await stopWhenAborted(session.renew(viewer), options.signal);
      if (!isQuery && (!(isActive || options.asGuest) || hasData(error))) throw error;
      return send(await session.current());
    }
  };
}

const noSession: Session = {
  credentials: 'omit',
  current: async () => ({ headers: {}, hasSession: false, proof: undefined }),
  renew: async () => false,
  replace: async () => {},
};

export const createTransport = ({
  endpoint,
  fetch,
  headers = {},
}: Pick<RequesterOptions, 'endpoint' | 'fetch'> & { headers?: Transport['headers'] }): Transport => ({
  endpoint,
  fetch: fetch ?? ((...args) => globalThis.fetch(...args)),
  headers,
});

/**
 * Creates the part of a client that sends requests. A bundler drops the other parts, such as signing in by a code, if nothing uses them.
 */
export function createRequester(options: RequesterOptions): Requester {
  const { endpoint, session: createSession, repeat = () => undefined, timeoutMs = 15_000 } = options;
  const sendOperation = createOperationSender(createTransport(options), repeat, timeoutMs);
  const session = createSession?.(sendOperation, endpoint) ?? noSession;
  return { request: createRequestFunction(session, sendOperation), session };
}
