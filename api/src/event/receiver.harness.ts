import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook as Verifier } from 'standardwebhooks';

export interface ReceivedRequest {
  /** `webhook-id`, which is the id of the event. */
  id: string;
  type: string;
  data: Record<string, unknown> & { orderId?: string; status?: string; productId?: string };
  headers: IncomingHttpHeaders;
  raw: string;
}

type Behaviour = (received: ReceivedRequest, response: ServerResponse) => void;

/** Server that receives webhooks, as the program of an integrator would. */
export class Receiver {
  readonly received: ReceivedRequest[] = [];
  readonly #openResponses = new Set<ServerResponse>();
  /** Maximum number of requests that were open at the same time. */
  maxAtOnce = 0;
  readonly #server = createServer((incoming, outgoing) => void this.#serve(incoming, outgoing));
  #behave: Behaviour = accept;
  #port = 0;

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await receiver.listen();
    return receiver;
  }

  get url(): string {
    return this.buildUrl('127.0.0.1');
  }

  get port(): number {
    return this.#port;
  }

  /** Returns the URL of the receiver under this host name. */
  buildUrl(host: string): string {
    return `http://${host}:${this.#port}/hooks`;
  }

  /** Listens on a free port, and after `stop` on the same port again. */
  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const response of this.#openResponses) response.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Sets the response to each request. By default every request is accepted. */
  respondWith(behave: Behaviour = accept): void {
    this.#behave = behave;
  }

  respondWithStatus(status: number, headers: Record<string, string> = {}): void {
    this.respondWith((_received, response) => void response.writeHead(status, headers).end());
  }

  respondAfter(ms: number): void {
    this.respondWith((_received, response) => void delay(ms).then(() => response.writeHead(204).end()));
  }

  listTypes(): string[] {
    return this.received.map(({ type }) => type);
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    this.#openResponses.add(outgoing.on('close', () => this.#openResponses.delete(outgoing)));
    this.maxAtOnce = Math.max(this.maxAtOnce, this.#openResponses.size);
    const raw = await text(incoming);
    const { type, data } = JSON.parse(raw) as Pick<ReceivedRequest, 'type' | 'data'>;
    const received = { id: String(incoming.headers['webhook-id']), type, data, headers: incoming.headers, raw };
    this.received.push(received);
    this.#behave(received, outgoing);
  }
}

const accept: Behaviour = (_received, response) => void response.writeHead(204).end();

/** Whether the library that integrators use, `standardwebhooks`, accepts the signature when the clock is `aheadMs` ahead. */
export function isSigned({ headers, raw }: ReceivedRequest, secret: string, aheadMs = 0): boolean {
  const now = Date.now;
  Date.now = () => now() + aheadMs;
  try {
    new Verifier(secret).verify(raw, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  } finally {
    Date.now = now;
  }
}
