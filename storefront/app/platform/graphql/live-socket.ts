import { renewCurrentSession } from './browser-api.ts';

const protocol = 'graphql-transport-ws';
/** The token has expired. */
const renewalClosures = 4403;
/** Nobody is signed in any more. */
const isClosedForGood = 4401;
const firstWaitMs = 1000;
const maxWaitMs = 60_000;
/** A connection that is lost without a word is noticed after these two times together. */
const pingMs = 30_000;
const pongMs = 10_000;

interface FollowedQuery {
  query: string;
  variables: unknown;
  onData: (data: unknown) => void;
  /** Whether it has been answered over the present connection, so that no change can be missed. */
  isLive: boolean;
}

export interface Subscription {
  /** Whether every change is told now. Otherwise somebody has to ask. */
  isLive: () => boolean;
  stop: () => void;
}

interface Message {
  type: string;
  id?: string;
  payload?: { data?: unknown };
}

/**
 * The subscriptions of this tab over one WebSocket, which is open only while something is followed. It connects again with growing pauses.
 * Each connection begins with an answer to each subscription, so what was missed in between is asked for then.
 */
export class LiveSocket {
  readonly #followedQueries = new Map<string, FollowedQuery>();
  readonly #address: string;
  #ids = 0;
  #socket: WebSocket | null = null;
  #isReady = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string) {
    this.#address = address;
  }

  follow(question: Pick<FollowedQuery, 'query' | 'variables' | 'onData'>): Subscription {
    this.#ids += 1;
    const id = String(this.#ids);
    const followedQueries = { ...question, isLive: false };
    this.#followedQueries.set(id, followedQueries);
    if (this.#isReady) this.#subscribe(id, followedQueries);
    else if (!this.#socket && this.#retry === undefined) this.#connect();
    return { isLive: () => followedQueries.isLive, stop: () => this.#stop(id) };
  }

  #stop(id: string) {
    if (!this.#followedQueries.delete(id)) return;
    if (this.#followedQueries.size === 0) this.#disconnect();
    else if (this.#isReady) this.#send({ type: 'complete', id });
  }

  #disconnect() {
    this.#endSubscription();
    clearTimeout(this.#retry);
    this.#retry = undefined;
  }

  #endSubscription() {
    const socket = this.#socket;
    this.#socket = null;
    this.#isReady = false;
    clearTimeout(this.#ping);
    for (const followedQueries of this.#followedQueries.values()) followedQueries.isLive = false;
    socket?.close();
  }

  #connect() {
    this.#retry = undefined;
    const socket = new WebSocket(this.#address, protocol);
    this.#socket = socket;
    const isCurrent = () => this.#socket === socket;
    socket.onopen = () => isCurrent() && this.#send({ type: 'connection_init' });
    socket.onmessage = ({ data }) => isCurrent() && this.#receive(JSON.parse(String(data)) as Message);
    socket.onclose = ({ code }) => isCurrent() && void this.#handleClose(code);
  }

  #receive({ type, id = '', payload }: Message) {
    const followedQueries = this.#followedQueries.get(id);
    this.#expectPong();
    if (type === 'connection_ack') {
      this.#isReady = true;
      this.#failures = 0;
      for (const [one, question] of this.#followedQueries) this.#subscribe(one, question);
    } else if (type === 'ping') this.#send({ type: 'pong' });
    else if (type === 'next' && followedQueries) {
      followedQueries.isLive = true;
      followedQueries.onData(payload?.data);
    } else if (followedQueries && (type === 'complete' || type === 'error')) followedQueries.isLive = false;
  }

  async #handleClose(code: number) {
    this.#endSubscription();
    // Whoever asks next is told that the session is over.
    if (code === isClosedForGood || this.#followedQueries.size === 0) return;
    const wait = Math.min(firstWaitMs * 2 ** this.#failures, maxWaitMs) * (0.5 + Math.random() / 2);
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.#reconnect(code), wait);
  }

  async #reconnect(code: number) {
    if (code === renewalClosures) await renewCurrentSession().catch(() => undefined);
    if (this.#followedQueries.size > 0 && !this.#socket) this.#connect();
  }

  #subscribe(id: string, { query, variables }: FollowedQuery) {
    this.#send({ type: 'subscribe', id, payload: { query, variables } });
  }

  #send(message: object) {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Every message shows that the connection is alive. After a silence it is asked. */
  #expectPong() {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.#send({ type: 'ping' });
      this.#ping = setTimeout(() => void this.#handleClose(0), pongMs);
    }, pingMs);
  }
}

/** The socket of this tab. */
export const liveSocket = new LiveSocket(`${location.origin.replace(/^http/, 'ws')}/graphql`);
