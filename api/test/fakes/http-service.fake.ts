import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** A fault of the service or of the connection, which replaces the usual response. */
export type FakeFault =
  | { status: number; retryAfter?: number }
  /** The request is executed, but its response is lost. */
  | 'LOST_RESPONSE'
  /** No response at all, and the request is not executed. */
  | 'NO_RESPONSE'
  /** The request is executed, but the response is HTML. */
  | 'NOT_JSON';

/** The faults of an unreliable service. */
export interface RandomFaults {
  /** Longest delay of a response. */
  maxDelayMs: number;
  /** Share of the requests that fail, half of them after they were executed. */
  failingShare: number;
  /** Returns a random number of at least 0 and less than 1, like `Math.random`. */
  random: () => number;
}

/** A request as the fake service has parsed it. */
export interface FakeRequest<Body> {
  method: string;
  /** The path below the base of the service, without the query. */
  path: string;
  query: URLSearchParams;
  /** The header Idempotence-Key. */
  key: string | undefined;
  authorization: string | undefined;
  /** The parsed JSON or form; an empty object if the request has no body. */
  body: Body;
}

export interface FakeServiceResponse {
  status: number;
  /** A value that is sent as JSON, or a Buffer that is sent as a file. */
  body: unknown;
}

/** An HTTP server that stands for an external service, and can fail like one. A subclass defines its responses. */
export abstract class FakeHttpService<Body extends object> {
  readonly requests: FakeRequest<Body>[] = [];
  readonly #faults: FakeFault[] = [];
  readonly #openResponses = new Set<ServerResponse>();
  readonly #server = createServer((incoming, outgoing) => void this.#handle(incoming, outgoing));
  readonly #inProgress = new Set<FakeRequest<Body>>();
  #delayMs = 0;
  #heldResponses = Promise.resolve();
  #randomFaults: RandomFaults | undefined;

  /** `base` is the path below which the service has all its paths, such as `/v2`. */
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
    for (const response of this.#openResponses) response.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Sets the faults of the next requests: the first fault is that of the next request, and so on. */
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

  /** Makes responses slow, and some of them fail, until `reset` is called. */
  startRandomFaults(randomFaults: RandomFaults): void {
    this.#randomFaults = randomFaults;
  }

  /** Lists the executed requests of a path whose responses are still pending. */
  listInProgress(path: string): FakeRequest<Body>[] {
    return [...this.#inProgress].filter((request) => request.path === path);
  }

  listRequests(path: string): FakeRequest<Body>[] {
    return this.requests.filter((request) => request.path === path);
  }

  /** Removes all faults and delays, and the recorded requests. */
  reset(): void {
    this.#faults.length = 0;
    this.#delayMs = 0;
    this.#randomFaults = undefined;
    this.requests.length = 0;
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    this.#openResponses.add(outgoing.on('close', () => this.#openResponses.delete(outgoing)));
    const request = this.#parseRequest(incoming, await text(incoming));
    this.requests.push(request);
    const fault = this.#faults.shift() ?? this.#drawFault();
    if (fault === 'NO_RESPONSE') return;
    if (typeof fault === 'object') return refuse(outgoing, fault);
    const { status, body } = this.respondTo(request);
    await this.#waitForDelay(request);
    if (fault === 'LOST_RESPONSE') outgoing.destroy();
    else if (Buffer.isBuffer(body)) outgoing.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body);
    else send(outgoing, status, fault === 'NOT_JSON' ? '<html>' : JSON.stringify(body));
  }

  #drawFault(): FakeFault | undefined {
    const { failingShare, random } = this.#randomFaults ?? { failingShare: 0, random: () => 1 };
    const draw = random();
    if (draw >= failingShare) return undefined;
    return draw < failingShare / 2 ? 'LOST_RESPONSE' : { status: 500 };
  }

  async #waitForDelay(request: FakeRequest<Body>): Promise<void> {
    const { maxDelayMs, random } = this.#randomFaults ?? { maxDelayMs: 0, random: () => 0 };
    this.#inProgress.add(request);
    await Promise.all([this.#heldResponses, delay(Math.max(this.#delayMs, maxDelayMs * random()), undefined, { ref: false })]);
    this.#inProgress.delete(request);
  }

  #parseRequest({ method = '', url = '', headers }: IncomingMessage, raw: string): FakeRequest<Body> {
    // The service may have been closed while the body arrived, so that it no longer has an address of its own.
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
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
