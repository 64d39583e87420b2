import { renewCurrentSession } from './browser-api.ts';

const protocol = 'graphql-transport-ws';
/** Close code if the token has expired. */
const expiredCloseCode = 4403;
/** Close code if the session has ended. */
const signedOutCloseCode = 4401;
const minRetryMs = 1000;
const maxRetryMs = 60_000;
/** Interval without messages after which the connection is pinged. A lost connection is noticed after `pingMs` and `pongMs` together. */
const pingMs = 30_000;
const pongMs = 10_000;

interface LiveQuery {
  query: string;
  variables: unknown;
  onData: (data: unknown) => void;
  /** Whether the current connection has sent the current data of the subscription. From then on no change is missed. */
  isLive: boolean;
}

export interface Subscription {
  /** Whether every change is received now. Otherwise the caller has to poll. */
  isLive: () => boolean;
  stop: () => void;
}

interface Message {
  type: string;
  id?: string;
  payload?: { data?: unknown };
}

/**
 * One WebSocket for all subscriptions of this tab. It is open only while there are subscriptions, and reconnects after growing delays. On
 * each new connection every subscription first receives the current data, so that no change in between is missed.
 */
export class LiveSocket {
  readonly #queries = new Map<string, LiveQuery>();
  readonly #address: string;
  #lastId = 0;
  #socket: WebSocket | null = null;
  #isReady = false;
  #failureCount = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string) {
    this.#address = address;
  }

  subscribe(query: Pick<LiveQuery, 'query' | 'variables' | 'onData'>): Subscription {
    this.#lastId += 1;
    const id = String(this.#lastId);
    const liveQuery = { ...query, isLive: false };
    this.#queries.set(id, liveQuery);
    if (this.#isReady) this.#sendSubscription(id, liveQuery);
    else if (!this.#socket && this.#retryTimer === undefined) this.#connect();
    return { isLive: () => liveQuery.isLive, stop: () => this.#stop(id) };
  }

  #stop(id: string) {
    if (!this.#queries.delete(id)) return;
    if (this.#queries.size === 0) this.#disconnect();
    else if (this.#isReady) this.#send({ type: 'complete', id });
  }

  #disconnect() {
    this.#closeSocket();
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
  }

  #closeSocket() {
    const socket = this.#socket;
    this.#socket = null;
    this.#isReady = false;
    clearTimeout(this.#pingTimer);
    for (const liveQuery of this.#queries.values()) liveQuery.isLive = false;
    socket?.close();
  }

  #connect() {
    this.#retryTimer = undefined;
    const socket = new WebSocket(this.#address, protocol);
    this.#socket = socket;
    const isCurrent = () => this.#socket === socket;
    socket.onopen = () => isCurrent() && this.#send({ type: 'connection_init' });
    socket.onmessage = ({ data }) => isCurrent() && this.#receive(JSON.parse(String(data)) as Message);
    socket.onclose = ({ code }) => isCurrent() && void this.#handleClose(code);
  }

  #receive({ type, id = '', payload }: Message) {
    const liveQuery = this.#queries.get(id);
    this.#schedulePing();
    if (type === 'connection_ack') {
      this.#isReady = true;
      this.#failureCount = 0;
      for (const [queryId, query] of this.#queries) this.#sendSubscription(queryId, query);
    } else if (type === 'ping') this.#send({ type: 'pong' });
    else if (type === 'next' && liveQuery) {
      liveQuery.isLive = true;
      liveQuery.onData(payload?.data);
    } else if (liveQuery && (type === 'complete' || type === 'error')) liveQuery.isLive = false;
  }

  async #handleClose(code: number) {
    this.#closeSocket();
    // The response to the next request will say that the session is over.
    if (code === signedOutCloseCode || this.#queries.size === 0) return;
    const delayMs = Math.min(minRetryMs * 2 ** this.#failureCount, maxRetryMs) * (0.5 + Math.random() / 2);
    this.#failureCount += 1;
    this.#retryTimer = setTimeout(() => void this.#reconnect(code), delayMs);
  }

  async #reconnect(code: number) {
    if (code === expiredCloseCode) await renewCurrentSession().catch(() => undefined);
    if (this.#queries.size > 0 && !this.#socket) this.#connect();
  }

  #sendSubscription(id: string, { query, variables }: LiveQuery) {
    this.#send({ type: 'subscribe', id, payload: { query, variables } });
  }

  #send(message: object) {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Every message shows that the connection is alive. If none arrives for a while, a ping is sent. */
  #schedulePing() {
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(() => {
      this.#send({ type: 'ping' });
      this.#pingTimer = setTimeout(() => void this.#handleClose(0), pongMs);
    }, pingMs);
  }
}

/** The socket of this tab. */
export const liveSocket = new LiveSocket(`${location.origin.replace(/^http/, 'ws')}/graphql`);
