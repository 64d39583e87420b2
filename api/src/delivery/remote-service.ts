import { describeFetchFailure, parseJson, readRetryAfter } from '../platform/http/service-response.js';

/** Maximum time that a shopper waits for CDEK or DaData. */
const TIMEOUT_MS = 2_000;
/** Number of failures in a row after which requests are refused at once for a while, so that shoppers do not wait in vain. */
const MAX_FAILURES = 3;
const PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 60_000;
/** Maximum number of concurrent requests. More would only pile up while the service hangs. */
const MAX_CONCURRENT = 20;

let timeoutFactor = 1;

/**
 * Multiplies the original time limits of requests. Tests extend them, because on a busy machine even a working service misses them, and
 * shorten them for a service that does not respond.
 */
export function scaleTimeouts(factor: number): void {
  timeoutFactor = factor;
}

/** Returns the time of `performance.now()` by which requests that begin now have to end. */
export const computeDeadline = (timeoutMs = TIMEOUT_MS): number => performance.now() + timeoutMs * timeoutFactor;

/** The service has not responded, or cannot respond at the moment. The error contains nothing personal. */
export class ServiceUnavailable extends Error {}

export interface RemoteRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Whether the requested response is a file, whose bytes are returned, and not JSON. */
  isFile?: boolean;
}

export interface RemoteResponse {
  status: number;
  /** JSON or the bytes of a file; undefined for any other response. */
  body: unknown;
}

/** Sends requests to a service, and pauses while it fails or requests a pause. */
export class RemoteService {
  readonly #origin: string;
  #runningCount = 0;
  #failureCount = 0;
  #pausedUntil = 0;
  #lastFailure = '';

  constructor(
    private readonly name: string,
    url: string,
  ) {
    this.#origin = url.replace(/\/$/, '');
  }

  /** Why requests fail at the moment; undefined while the service works. */
  get failure(): string | undefined {
    return this.#failureCount >= MAX_FAILURES ? this.#lastFailure : undefined;
  }

  /**
   * Throws ServiceUnavailable for 429 and 5xx, and if no response arrives by `deadline`, which is a time of `performance.now()`. Returns a
   * response with any other status.
   */
  async send(request: RemoteRequest, deadline = computeDeadline()): Promise<RemoteResponse> {
    if (performance.now() < this.#pausedUntil) throw new ServiceUnavailable(`${this.name} is not called for now: ${this.#lastFailure}`);
    if (this.#runningCount >= MAX_CONCURRENT) throw new ServiceUnavailable(`too many requests to ${this.name} wait for responses`);
    this.#runningCount += 1;
    try {
      const response = await this.#send(request, deadline);
      this.#failureCount = 0;
      return response;
    } catch (error) {
      if (error instanceof ServiceUnavailable) this.#recordFailure(error.message);
      throw error;
    } finally {
      this.#runningCount -= 1;
    }
  }

  async #send({ path, method = 'GET', headers = {}, body, isFile = false }: RemoteRequest, deadline: number): Promise<RemoteResponse> {
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(deadline - performance.now())));
    try {
      const accept = isFile ? '*/*' : 'application/json';
      const options = { method, headers: { accept, ...headers }, redirect: 'error', signal } as const;
      const response = await fetch(`${this.#origin}/${path}`, body === undefined ? options : { ...options, body });
      if (response.status === 429) this.#pauseFor(readRetryAfter(response.headers) ?? PAUSE_MS);
      if (response.status === 429 || response.status >= 500) throw new ServiceUnavailable(`${this.name} answered ${response.status}`);
      return {
        status: response.status,
        body: isFile && response.ok ? new Uint8Array(await response.arrayBuffer()) : parseJson(await response.text()),
      };
    } catch (error) {
      if (error instanceof ServiceUnavailable) throw error;
      throw new ServiceUnavailable(`${this.name} did not answer: ${describeFetchFailure(error)}`);
    }
  }

  #pauseFor(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, performance.now() + Math.min(ms, MAX_PAUSE_MS));
  }

  #recordFailure(failure: string): void {
    this.#failureCount += 1;
    this.#lastFailure = failure;
    if (this.#failureCount >= MAX_FAILURES) this.#pauseFor(PAUSE_MS);
  }
}
