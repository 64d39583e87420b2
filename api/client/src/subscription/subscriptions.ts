import { createClient } from 'graphql-ws/client';
import type { ClientOptions } from '../client-options.ts';
import { ApiError, ConnectionError, type ErrorInResponse } from '../error/errors.ts';
import type { Session, Viewer } from '../session/session.ts';

/** Callbacks of a subscription. */
export interface Sink<Result> {
  next: (result: Result) => void;
  /** The subscription has ended with ApiError or ConnectionError. */
  error?: (error: Error) => void;
  /** The API has ended the subscription. */
  complete?: () => void;
  /** The connection was lost and is restored. Events may have been missed: query the state again. */
  restored?: () => void;
}

interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

export interface Subscriptions {
  listen<Result>(operation: Operation, sink: Sink<Result>): () => void;
  /** Reconnects, because another user has signed in. */
  reconnect(): void;
}

/** Close codes of the API. 4401: there is no session. 4403: the token has expired. */
const unauthorized = 4401;
const expired = 4403;
const heartbeatMs = 20_000;
const responseTimeoutMs = 10_000;
const pausesMs = { first: 500, most: 30_000 };
/** Attempts for the first connection. A wrong URL must fail soon, but a lost connection is restored however long it takes. */
const firstAttempts = 3;

const readCode = (closed: unknown): unknown => Object(closed).code;
const sessionEndedError = () =>
  new ApiError({ errors: [{ message: 'Сессия закончилась. Войдите снова.', extensions: { code: 'UNAUTHENTICATED' } }] });

function toError(ended: unknown): Error {
  if (ended instanceof ApiError) return ended;
  if (Array.isArray(ended)) return new ApiError({ errors: ended as ErrorInResponse[] });
  if (readCode(ended) === unauthorized) return sessionEndedError();
  const message = `The subscription was lost: ${Object(ended).reason || readCode(ended) || 'no connection'}.`;
  return new ConnectionError({ reason: 'NETWORK', message, mayHaveHappened: false, cause: ended });
}

function buildAddress({ endpoint, webSocketEndpoint }: ClientOptions): string {
  const here = typeof location === 'undefined' ? undefined : location.href;
  return new URL(webSocketEndpoint ?? endpoint, here).href.replace(/^http/, 'ws');
}

/** Who connects. A viewer whose token has expired is refreshed before the next attempt, because cookies are sent when a socket opens. */
function createConnector(session: Session) {
  let used: Viewer | undefined;
  let refused: Viewer | undefined;
  let isOver = false;
  return {
    closed(code: unknown) {
      if (code === expired) refused = used;
    },
    async prepare() {
      const viewer = refused;
      if (!viewer) return;
      // If the API does not answer, the next attempt tries again.
      const isActive = await session.renew(viewer).catch(() => undefined);
      if (isActive !== undefined) refused = undefined;
      isOver = isActive === false;
    },
    async payload() {
      if (isOver) throw sessionEndedError();
      used = await session.current();
      return { ...used.headers };
    },
  };
}

/** Calls `restored` of the interrupted subscriptions when a lost connection is back. */
function createWatch() {
  const sinks = new Map<Pick<Sink<never>, 'restored'>, { wasUp: boolean }>();
  const up = { now: false, ever: false };
  return {
    up,
    sinks,
    opened() {
      Object.assign(up, { now: true, ever: true });
      // The subscriptions are sent again right after this event, and have to be before anybody asks for the state.
      setTimeout(() => {
        for (const [sink, sinkState] of sinks) {
          if (sinkState.wasUp) sink.restored?.();
          sinkState.wasUp = true;
        }
      });
    },
    closed() {
      up.now = false;
    },
  };
}

/** Opens one socket for all subscriptions of a client while there are any. */
export function openSubscriptions(options: ClientOptions, session: Session): Subscriptions {
  if (!options.webSocket && typeof WebSocket === 'undefined') throw new Error('This platform has no WebSocket: pass one as `webSocket`.');
  const viewers = createConnector(session);
  const { up, sinks, opened, closed } = createWatch();
  let attempts = 0;
  let silence: ReturnType<typeof setTimeout>;
  const socket = createClient({
    url: buildAddress(options),
    webSocketImpl: options.webSocket,
    connectionParams: viewers.payload,
    connectionAckWaitTimeout: responseTimeoutMs,
    keepAlive: heartbeatMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (cause) => !(cause instanceof ApiError) && (up.ever || attempts < firstAttempts),
    async retryWait(attempt) {
      attempts = attempt + 1;
      const ms = Math.min(pausesMs.most, pausesMs.first * 2 ** attempt) * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, ms));
      await viewers.prepare();
    },
    on: {
      connected: opened,
      closed: (event) => {
        clearTimeout(silence);
        viewers.closed(readCode(event));
        closed();
      },
      // A computer that slept, or a network that was cut, leaves a socket that looks open.
      ping: (isReceived) => {
        if (!isReceived) silence = setTimeout(() => socket.terminate(), responseTimeoutMs);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(silence);
      },
    },
  });
  return {
    reconnect: () => up.now && socket.terminate(),
    listen<Result>(operation: Operation, sink: Sink<Result>) {
      let isStopped = false;
      const end = (tell: () => void) => {
        if (isStopped) return;
        isStopped = true;
        sinks.delete(sink);
        tell();
      };
      sinks.set(sink, { wasUp: up.now });
      const stop = socket.subscribe<Result>(operation, {
        next({ data, errors = [] }) {
          if (isStopped) return;
          if (errors.length === 0 && data) sink.next(data);
          else leave(new ApiError({ errors: errors as unknown as ErrorInResponse[], data }));
        },
        error: (ended) => end(() => sink.error?.(toError(ended))),
        complete: () => end(() => sink.complete?.()),
      });
      const leave = (error: Error) => {
        end(() => sink.error?.(error));
        stop();
      };
      return () => end(stop);
    },
  };
}
