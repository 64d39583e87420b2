import { once } from 'node:events';
import { WebSocket } from 'ws';
import { until } from '../../../test/support/wait-until.js';

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

interface Result {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; details: Record<string, unknown> } }[];
}

interface ConnectOptions {
  headers?: Record<string, string>;
  protocols?: string[];
}

export const ALL_ORDERS = 'subscription { orderChanged { uuid number status updatedAt } }';
export const ONE_ORDER = 'subscription ($id: ID!) { orderChanged(dto: { id: $id }) { uuid status } }';
export const CART = 'subscription { cartChanged { version } }';

/** A client of graphql-transport-ws that stores every message. */
export class Subscriber {
  readonly messages: Message[] = [];
  /** How the socket was closed; undefined while it is open. */
  closed: { code: number; reason: string } | undefined;
  #subscriptionCount = 0;

  constructor(readonly socket: WebSocket) {
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.messages.push(JSON.parse(String(data)) as Message));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
    });
  }

  /** Opens a socket. Throws if the handshake is refused. */
  static async open(url: string, { headers = {}, protocols = ['graphql-transport-ws'] }: ConnectOptions = {}): Promise<Subscriber> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, protocols, { headers });
    const subscriber = new Subscriber(socket);
    await once(socket, 'open');
    return subscriber;
  }

  /** Opens a socket with a token or other options, and waits until it is accepted. */
  static async connect(url: string, { token, ...options }: ConnectOptions & { token?: string } = {}): Promise<Subscriber> {
    const subscriber = await Subscriber.open(url, options);
    subscriber.send({ type: 'connection_init', ...(token && { payload: { authorization: `Bearer ${token}` } }) });
    await until('the socket is accepted or closed', () => subscriber.closed !== undefined || subscriber.messages.length > 0);
    return subscriber;
  }

  get isAccepted(): boolean {
    return this.messages[0]?.type === 'connection_ack';
  }

  send(message: Message | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  start(query: string, variables: object = {}): string {
    this.#subscriptionCount += 1;
    const id = String(this.#subscriptionCount);
    this.send({ id, type: 'subscribe', payload: { query, variables } });
    return id;
  }

  /** Starts a subscription and waits for its first message. */
  async follow(query: string, variables: object = {}): Promise<string> {
    const id = this.start(query, variables);
    await until('the first message of the subscription', () => this.messages.some((message) => message.id === id));
    return id;
  }

  readResults(id: string): Result[] {
    return this.messages.filter((message) => message.id === id && message.type === 'next').map(({ payload }) => payload as Result);
  }

  /** Errors of a subscription that was not started. */
  readErrors(id: string): NonNullable<Result['errors']> {
    const refusal = this.messages.find((message) => message.id === id && message.type === 'error');
    return (refusal?.payload ?? []) as NonNullable<Result['errors']>;
  }

  hasCompleted(id: string): boolean {
    return this.messages.some((message) => message.id === id && message.type === 'complete');
  }

  async waitForResults(id: string, count: number): Promise<void> {
    await until(`${count} results of subscription ${id}`, () => this.readResults(id).length >= count);
  }

  async waitForClose(withinMs?: number): Promise<number | undefined> {
    await until('the socket is closed', () => this.closed !== undefined, withinMs);
    return this.closed?.code;
  }

  end(): void {
    this.socket.terminate();
  }
}

/** Returns the status and the error code of a refused handshake. Throws if it is accepted. */
export async function readHandshakeRefusal(
  url: string,
  options: ConnectOptions & { path?: string } = {},
): Promise<{ status: number; code: unknown }> {
  const { headers = {}, protocols = ['graphql-transport-ws'], path = '/graphql' } = options;
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, protocols, { headers });
  const result = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    socket.on('open', () => reject(new Error('the handshake was accepted')));
    socket.on('error', () => undefined);
    socket.on('unexpected-response', async (_request, response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
    });
  });
  return { status: result.status, code: JSON.parse(result.text).errors[0].extensions.code };
}
