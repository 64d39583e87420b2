import { createClient } from 'graphql-ws/client';
import type { ClientOptions } from '../client-options.ts';
import { ApiError, ConnectionError, type ErrorInResponse } from '../error/errors.ts';
import type { Session, Viewer } from '../session/session.ts';

/** Callbacks of a subscription. */
export interface Sink<Result> {
  next: (result: Result) => void;
  /** Called when the subscription has ended with ApiError or ConnectionError. */
  error?: (error: Error) => void;
  /** Called when the API has ended the subscription. */
  complete?: () => void;
  /** Called when a lost connection is restored. Events may have been missed: query the state again. */
  restored?: () => void;
}

interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

export interface Subscriptions {
  listen<Result>(operation: Operation, sink: Sink<Result>): () => void;
  /** Connects again with the current session, after another person has signed in. */
  reconnect(): void;
}

/** Close codes of the API. 4401: there is no session. 4403: the token has expired. */
const unauthorizedCode = 4401;
const expiredCode = 4403;
const heartbeatMs = 20_000;
const responseTimeoutMs = 10_000;
const pausesMs = { first: 500, max: 30_000 };
/** Attempts for the first connection. A wrong URL must fail soon, while a connection that was lost is restored however long it takes. */
const maxFirstAttempts = 3;

const readCode = (cause: unknown): unknown => Object(cause).code;
const sessionEndedError = () =>
  new ApiError({ errors: [{ message: 'Сессия закончилась. Войдите снова.', extensions: { code: 'UNAUTHENTICATED' } }] });

function toError(cause: unknown): Error {
  if (cause instanceof ApiError) return cause;
  if (Array.isArray(cause)) return new ApiError({ errors: cause as ErrorInResponse[] });
  if (readCode(cause) === unauthorizedCode) return sessionEndedError();
  const message = `The subscription was lost: ${Object(cause).reason || readCode(cause) || 'no connection'}.`;
  return new ConnectionError({ reason: 'NETWORK', message, mayHaveHappened: false, cause });
}

function buildAddress({ endpoint, webSocketEndpoint }: ClientOptions): string {
  const pageUrl = typeof location === 'undefined' ? undefined : location.href;
  return new URL(webSocketEndpoint ?? endpoint, pageUrl).href.replace(/^http/, 'ws');
}

/**
 * Supplies the credentials of a connection. A session whose token has expired is refreshed before the next attempt, because cookies are
 * sent when a socket opens.
 */
function createConnector(session: Session) {
  let usedViewer: Viewer | undefined;
  let refusedViewer: Viewer | undefined;
  let isSessionEnded = false;
  return {
    handleClose(code: unknown) {
      if (code === expiredCode) refusedViewer = usedViewer;
    },
    async prepare() {
      const viewer = refusedViewer;
      if (!viewer) return;
      // If the API does not respond, the next attempt to connect refreshes the session.
      const isActive = await session.renew(viewer).catch(() => undefined);
      if (isActive !== undefined) refusedViewer = undefined;
      isSessionEnded = isActive === false;
    },
    async buildPayload() {
      if (isSessionEnded) throw sessionEndedError();
      usedViewer = await session.current();
      return { ...usedViewer.headers };
    },
  };
}

/** Calls `restored` of the interrupted subscriptions when a lost connection is back. */
function trackConnection() {
  const sinkStates = new Map<Pick<Sink<never>, 'restored'>, { wasConnected: boolean }>();
  const connectionState = { isOpen: false, wasOpened: false };
  return {
    connectionState,
    sinkStates,
    handleOpen() {
      connectionState.isOpen = true;
      connectionState.wasOpened = true;
      // The library sends the subscriptions again right after it has called `handleOpen`. They have to be sent before `restored` queries
      // the state, or later events would be missed.
      setTimeout(() => {
        for (const [sink, sinkState] of sinkStates) {
          if (sinkState.wasConnected) sink.restored?.();
          sinkState.wasConnected = true;
        }
      });
    },
    handleClose() {
      connectionState.isOpen = false;
    },
  };
}

/** Opens one socket for all subscriptions of a client while there are any. */
export function openSubscriptions(options: ClientOptions, session: Session): Subscriptions {
  if (!options.webSocket && typeof WebSocket === 'undefined') throw new Error('This platform has no WebSocket: pass one as `webSocket`.');
  const connector = createConnector(session);
  const { connectionState, sinkStates, handleOpen, handleClose } = trackConnection();
  let attempts = 0;
  let pongTimer: ReturnType<typeof setTimeout>;
  const socket = createClient({
    url: buildAddress(options),
    webSocketImpl: options.webSocket,
    connectionParams: connector.buildPayload,
    connectionAckWaitTimeout: responseTimeoutMs,
    keepAlive: heartbeatMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (cause) => !(cause instanceof ApiError) && (connectionState.wasOpened || attempts < maxFirstAttempts),
    async retryWait(attempt) {
      attempts = attempt + 1;
      const ms = Math.min(pausesMs.max, pausesMs.first * 2 ** attempt) * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, ms));
      await connector.prepare();
    },
    on: {
      connected: handleOpen,
      closed: (event) => {
        clearTimeout(pongTimer);
        connector.handleClose(readCode(event));
        handleClose();
      },
      // Without a pong the socket is closed: after a computer slept, or a network was cut, a dead socket looks open.
      ping: (isReceived) => {
        if (!isReceived) pongTimer = setTimeout(() => socket.terminate(), responseTimeoutMs);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(pongTimer);
      },
    },
  });
  return {
    reconnect: () => connectionState.isOpen && socket.terminate(),
    listen<Result>(operation: Operation, sink: Sink<Result>) {
      let isStopped = false;
      const end = (notify: () => void) => {
        if (isStopped) return;
        isStopped = true;
        sinkStates.delete(sink);
        notify();
      };
      sinkStates.set(sink, { wasConnected: connectionState.isOpen });
      const stop = socket.subscribe<Result>(operation, {
        next({ data, errors = [] }) {
          if (isStopped) return;
          if (errors.length === 0 && data) sink.next(data);
          else fail(new ApiError({ errors: errors as unknown as ErrorInResponse[], data }));
        },
        error: (cause) => end(() => sink.error?.(toError(cause))),
        complete: () => end(() => sink.complete?.()),
      });
      const fail = (error: Error) => {
        end(() => sink.error?.(error));
        stop();
      };
      return () => end(stop);
    },
  };
}
