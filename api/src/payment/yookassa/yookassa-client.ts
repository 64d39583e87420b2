import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { describeFetchFailure, parseJson, readRetryAfter } from '../../platform/http/service-response.js';
import { ProviderRefusal, ProviderUnavailable } from '../provider.port.js';

/** Timeout of a request including its repetition. It is shorter than that of a mutation, which still has to record the response. */
const TIMEOUT_MS = 6_000;
const ATTEMPT_MS = 4_000;
const REPEAT_AFTER_MS = 300;
/** After so many failures in a row, requests are refused at once for PAUSE_MS, so that shoppers do not wait in vain. */
const MAX_FAILURES = 5;
const PAUSE_MS = 3_000;
/** Longest pause that a `Retry-After` of YooKassa can cause. */
const MAX_PAUSE_MS = 60_000;
/** Maximum number of concurrent requests. More would only wait while the provider hangs. */
const MAX_CONCURRENT = 20;

const errorSchema = z.object({ code: z.string(), description: z.string().optional(), parameter: z.string().optional() });

export interface YookassaAccess {
  url: string;
  shopId: string;
  secretKey: string;
}

interface YookassaCall {
  path: string;
  /** With a body the request is a POST, without one a GET. */
  body?: object;
  idempotenceKey?: string;
}

type YookassaResponse = { status: number; body: unknown; retryAfterMs: number | undefined };

/**
 * Sends requests to YooKassa's API. A request without a response, or with the status 202, 429 or 5xx, is repeated once with the same
 * idempotence key. A status 4xx throws `ProviderRefusal`, except for 401, 403, 408 and 429. These and any other status but 200 throw
 * `ProviderUnavailable`.
 */
export class YookassaClient {
  readonly #authorization: string;
  readonly #origin: string;
  #runningCount = 0;
  #failureCount = 0;
  #pausedUntil = 0;
  #lastFailure = '';

  constructor({ url, shopId, secretKey }: YookassaAccess) {
    this.#origin = url.replace(/\/$/, '');
    this.#authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
  }

  /** Why requests fail at the moment; undefined after fewer than MAX_FAILURES failures in a row. */
  get failure(): string | undefined {
    return this.#failureCount >= MAX_FAILURES ? this.#lastFailure : undefined;
  }

  post(path: string, body: object, idempotenceKey: string): Promise<unknown> {
    return this.#sendLimited({ path, body, idempotenceKey });
  }

  /** Null for objects that YooKassa does not find. */
  async get(path: string): Promise<unknown> {
    return this.#sendLimited({ path }).catch((error: unknown) => {
      if (error instanceof ObjectNotFound) return null;
      throw error;
    });
  }

  async #sendLimited(call: YookassaCall): Promise<unknown> {
    if (performance.now() < this.#pausedUntil) throw new ProviderUnavailable(`YooKassa is not called for now: ${this.#lastFailure}`);
    if (this.#runningCount >= MAX_CONCURRENT) throw new ProviderUnavailable('too many requests to YooKassa wait for responses');
    this.#runningCount += 1;
    try {
      const body = readBody(await this.#sendWithRetry(call));
      this.#failureCount = 0;
      return body;
    } catch (error) {
      if (error instanceof ProviderUnavailable) this.#recordFailure(error.message);
      else this.#failureCount = 0;
      throw error;
    } finally {
      this.#runningCount -= 1;
    }
  }

  async #sendWithRetry(call: YookassaCall): Promise<YookassaResponse> {
    const deadline = performance.now() + TIMEOUT_MS;
    const firstResponse = await this.#sendOnce(call, ATTEMPT_MS).catch(rethrowUnlessUnavailable);
    if (!(firstResponse instanceof Error || isOutcomeOpen(firstResponse.status))) return firstResponse;
    const waitMs = firstResponse instanceof Error ? REPEAT_AFTER_MS : Math.max(REPEAT_AFTER_MS, firstResponse.retryAfterMs ?? 0);
    const remainingMs = deadline - performance.now() - waitMs;
    if (remainingMs <= 0) {
      if (firstResponse instanceof Error) throw firstResponse;
      this.#pauseFor(firstResponse.retryAfterMs);
      return firstResponse;
    }
    await delay(waitMs);
    const secondResponse = await this.#sendOnce(call, remainingMs);
    this.#pauseFor(secondResponse.retryAfterMs);
    return secondResponse;
  }

  async #sendOnce({ path, body, idempotenceKey }: YookassaCall, timeoutMs: number): Promise<YookassaResponse> {
    try {
      const response = await fetch(`${this.#origin}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: this.#authorization,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotenceKey && { 'idempotence-key': idempotenceKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(Math.ceil(timeoutMs)),
      });
      return { status: response.status, body: parseJson(await response.text()), retryAfterMs: readRetryAfter(response.headers) };
    } catch (error) {
      throw new ProviderUnavailable(`YooKassa did not answer: ${describeFetchFailure(error)}`);
    }
  }

  #pauseFor(ms: number | undefined): void {
    if (ms !== undefined) this.#pausedUntil = performance.now() + Math.min(ms, MAX_PAUSE_MS);
  }

  #recordFailure(failure: string): void {
    this.#failureCount += 1;
    this.#lastFailure = failure;
    if (this.#failureCount >= MAX_FAILURES) this.#pausedUntil = Math.max(this.#pausedUntil, performance.now() + PAUSE_MS);
  }
}

class ObjectNotFound extends ProviderRefusal {}

/** Whether the outcome is open, so that the request may be repeated with the same idempotence key. */
const isOutcomeOpen = (status: number): boolean => status >= 500 || [202, 429].includes(status);

function readBody({ status, body }: YookassaResponse): unknown {
  if (status === 200) return body;
  const { data: error } = errorSchema.safeParse(body);
  const reason = [`YooKassa answered ${status}`, error?.code, error?.parameter, error?.description].filter(Boolean).join(', ');
  if (status === 404) throw new ObjectNotFound(reason);
  // An invalid secret key or a missing permission says nothing about the payment, and an administrator can correct it.
  const isRefusal = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
  throw isRefusal ? new ProviderRefusal(reason) : new ProviderUnavailable(reason);
}

function rethrowUnlessUnavailable(error: unknown): ProviderUnavailable {
  if (error instanceof ProviderUnavailable) return error;
  throw error;
}
