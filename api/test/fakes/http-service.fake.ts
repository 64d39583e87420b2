import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** A fault that replaces the usual response, or follows the request. */
export type FakeFault =
  | { status: number; retryAfter?: number }
  /** The request is executed, but its response is lost. */
  | 'LOST'
  /** No response at all, and the request is not executed. */
  | 'SILENT'
  /** A response that is not JSON. */
  | 'STRANGE';

/** The faults of an unreliable service. */
export interface RandomFaults {
  /** Longest time that a response takes. */
  maxMs: number;
  /** Share of the requests that fail, half of them after they were executed. */
  failing: number;
  /** A number from 0 up to 1. */
  random: () => number;
}

/** A request as the service has read it. */
export interface FakeRequest<Body> {
  method: string;
  /** Without the base of the service, and without the query. */
  path: string;
  query: URLSearchParams;
  /** The idempotence key, if there is one. */
  key: string | undefined;
  authorization: string | undefined;
  /** JSON or a form. Empty if there is none. */
  body: Body;
}

export interface FakeServiceResponse {
  status: number;
  /** JSON, or a file. */
  body: unknown;
}

/** A simulated external service on a port of its own, with all faults of the connection to it. A fake defines its responses. */
export abstract class FakeHttpService<Body extends object> {
  readonly requests: FakeRequest<Body>[] = [];
  readonly #faults: FakeFault[] = [];
  readonly #open = new Set<ServerResponse>();
  readonly #server = createServer((incoming, outgoing) => void this.#handle(incoming, outgoing));
  readonly #inProgress = new Set<FakeRequest<Body>>();
  #delayMs = 0;
  #heldResponses = Promise.resolve();
  #randomFaults: RandomFaults | undefined;

  /** The base is the path of the service, such as `/v2`. */
  constructor(private readonly base: string) {}

  protected abstract respondTo(request: FakeRequest<Body>): FakeServiceResponse;

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.base}`;
  }

  async close(): Promise<void> {
    for (const response of this.#open) response.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Each of the next requests has one of these faults. */
  failNext(...faults: FakeFault[]): void {
    this.#faults.push(...faults);
  }

  delayResponses(ms: number): void {
    this.#delayMs = ms;
  }

  /** Delays responses until the returned function is called. */
  holdResponses(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#heldResponses = promise;
    return resolve;
  }

  /** Until it is calm again, responses are slow, and some are missing. */
  startRandomFaults(randomFaults: RandomFaults): void {
    this.#randomFaults = randomFaults;
  }

  /** Executed requests whose responses are still pending. */
  inProgress(path: string): FakeRequest<Body>[] {
    return [...this.#inProgress].filter((request) => request.path === path);
  }

  listRequests(path: string): FakeRequest<Body>[] {
    return this.requests.filter((request) => request.path === path);
  }

  /** Removes all faults and the recorded requests. */
  reset(): void {
    this.#faults.length = 0;
    this.#delayMs = 0;
    this.#randomFaults = undefined;
    this.requests.length = 0;
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    this.#open.add(outgoing.on('close', () => this.#open.delete(outgoing)));
    const request = this.#parseRequest(incoming, await text(incoming));
    this.requests.push(request);
    const fault = this.#faults.shift() ?? this.#drawFault();
    if (fault === 'SILENT') return;
    if (typeof fault === 'object') return refuse(outgoing, fault);
    const { status, body } = this.respondTo(request);
    await this.#waitForDelay(request);
    if (fault === 'LOST') outgoing.destroy();
    else if (Buffer.isBuffer(body)) outgoing.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body);
    else send(outgoing, status, fault === 'STRANGE' ? '<html>' : JSON.stringify(body));
  }

  #drawFault(): FakeFault | undefined {
    const { failing, random } = this.#randomFaults ?? { failing: 0, random: () => 1 };
    const share = random();
    if (share >= failing) return undefined;
    return share < failing / 2 ? 'LOST' : { status: 500 };
  }

  async #waitForDelay(request: FakeRequest<Body>): Promise<void> {
    const { maxMs, random } = this.#randomFaults ?? { maxMs: 0, random: () => 0 };
    this.#inProgress.add(request);
    await Promise.all([this.#heldResponses, delay(Math.max(this.#delayMs, maxMs * random()), undefined, { ref: false })]);
    this.#inProgress.delete(request);
  }

  #parseRequest({ method = '', url = '', headers }: IncomingMessage, raw: string): FakeRequest<Body> {
    const { pathname, searchParams } = new URL(url, this.url);
    return {
      method,
      path: pathname.replace(`${this.base}/`, ''),
      query: searchParams,
      key: findKey(headers),
      authorization: headers.authorization,
      body: parseBody<Body>(headers, raw),
    };
  }
}

const findKey = ({ 'idempotence-key': key }: IncomingHttpHeaders): string | undefined => (typeof key === 'string' ? key : undefined);

function parseBody<Body>({ 'content-type': type }: IncomingHttpHeaders, raw: string): Body {
  const parsed: unknown =
    type === 'application/x-www-form-urlencoded' ? Object.fromEntries(new URLSearchParams(raw)) : JSON.parse(raw || '{}');
  return parsed as Body;
}

function refuse(outgoing: ServerResponse, { status, retryAfter }: Extract<FakeFault, object>): void {
  if (retryAfter !== undefined) outgoing.setHeader('retry-after', String(retryAfter));
  send(outgoing, status, JSON.stringify({ type: 'error', code: 'internal_server_error' }));
}

function send(outgoing: ServerResponse, status: number, body: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
