import { LRUCache } from 'lru-cache';
import { createContext } from 'react-router';

/** A response body and its age. */
export interface CachedResponse {
  text: string;
  /** The data was current at this time or later. */
  trueAt: number;
}

/** A request in flight. */
interface RunningRequest {
  requestedAt: number;
  isSettled: Promise<CachedAnswer & CachedResponse>;
}

/** A response body of the API and whether it may be shared. */
export interface CachedAnswer {
  text: string;
  /** Age of the response in the API's own cache; 0 for a fresh one. */
  ageMs: number;
  /** False for errors that may concern one visitor only, such as a rate limit. */
  isForAll: boolean;
}

interface Bounds {
  /** Maximum total size of cached responses, in characters. */
  characters: number;
}

/**
 * Short-lived cache of responses to requests without credentials. It stores text, and each reader parses its own copy, so that pages cannot
 * change each other's data. Identical concurrent requests share one response.
 *
 * Invariants:
 * - An error for one visitor never reaches another. It is neither cached nor shared: waiting visitors send their own request.
 * - A failed request is not cached either. The visitors who joined it share one more request, and fail if that fails too: so one lost
 *   connection fails one page, and an API that is down is not flooded.
 * - A visitor who leaves does not abort a shared request. The request has a timeout, not a visitor's signal.
 * - A response is never older than allowed. Its age counts from when the request was sent and includes the age that the API reports.
 * - The total size stays within the bound. The least recently used response is evicted.
 *
 * Joining is not lru-cache's `fetch`, because whether a visitor may join depends on the age that the visitor allows.
 */
export class ResponseCache {
  readonly #cached: LRUCache<string, CachedResponse>;
  readonly #running = new Map<string, RunningRequest>();
  readonly #now: () => number;

  constructor({ characters }: Bounds, now: () => number = () => performance.now()) {
    this.#cached = new LRUCache({ maxSize: characters, sizeCalculation: ({ text }, key) => key.length + text.length });
    this.#now = now;
  }

  get characters() {
    return this.#cached.calculatedSize;
  }

  async load(key: string, maxAgeMs: number, ask: () => Promise<CachedAnswer>): Promise<CachedResponse> {
    const now = this.#now();
    const cached = this.#cached.get(key);
    if (cached && now - cached.trueAt < maxAgeMs) return cached;
    const running = this.#running.get(key);
    if (!running || now - running.requestedAt >= maxAgeMs) return this.#fetchResponse(key, ask);
    const joinedResult = await running.isSettled.catch(() => this.#join(key, ask));
    if (!joinedResult.isForAll) return this.#withAge(ask);
    // The response may be fresh enough for the first visitor, but too old for one who joined later.
    return now - joinedResult.trueAt < maxAgeMs ? joinedResult : this.load(key, maxAgeMs, ask);
  }

  #join(key: string, ask: () => Promise<CachedAnswer>): Promise<CachedAnswer & CachedResponse> {
    return this.#running.get(key)?.isSettled ?? this.#fetchResponse(key, ask);
  }

  async #withAge(ask: () => Promise<CachedAnswer>): Promise<CachedAnswer & CachedResponse> {
    const requestedAt = this.#now();
    const result = await ask();
    return { ...result, trueAt: requestedAt - result.ageMs };
  }

  #fetchResponse(key: string, ask: () => Promise<CachedAnswer>): Promise<CachedAnswer & CachedResponse> {
    const requestedAt = this.#now();
    const isSettled = this.#withAge(ask)
      .then((result) => {
        const { text, trueAt, isForAll } = result;
        if (isForAll) this.#saveResponse(key, { text, trueAt });
        return result;
      })
      .finally(() => {
        if (this.#running.get(key)?.isSettled === isSettled) this.#running.delete(key);
      });
    this.#running.set(key, { requestedAt, isSettled });
    return isSettled;
  }

  #saveResponse(key: string, cached: CachedResponse) {
    // A slow response must not replace that of a later request.
    if ((this.#cached.get(key)?.trueAt ?? Number.NEGATIVE_INFINITY) <= cached.trueAt) this.#cached.set(key, cached);
  }
}

/** The cache shared by all visits of this process. */
export const responsesContext = createContext<ResponseCache>();
