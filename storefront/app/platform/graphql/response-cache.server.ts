import { LRUCache } from 'lru-cache';
import { createContext } from 'react-router';

/** A response body and the time of its data. */
export interface CachedResponse {
  text: string;
  /** The data was current at this time or later, in milliseconds of the clock of the cache. */
  readAt: number;
}

interface PendingRequest {
  requestedAt: number;
  response: Promise<FetchedResponse & CachedResponse>;
}

/** A response body of the API and whether it may be shared. */
export interface FetchedResponse {
  text: string;
  /** Age of the response in the API's own cache; 0 for a fresh one. */
  ageMs: number;
  /** False for errors that may concern one visitor only, such as a rate limit. */
  isPublic: boolean;
}

interface Bounds {
  /** Maximum total size of cached responses. */
  maxCharacters: number;
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
 * lru-cache's `fetch` cannot do the joining, because whether a visitor may join a request depends on the age that the visitor allows.
 */
export class ResponseCache {
  readonly #cached: LRUCache<string, CachedResponse>;
  readonly #pending = new Map<string, PendingRequest>();
  readonly #now: () => number;

  constructor({ maxCharacters }: Bounds, now: () => number = () => performance.now()) {
    this.#cached = new LRUCache({ maxSize: maxCharacters, sizeCalculation: ({ text }, key) => key.length + text.length });
    this.#now = now;
  }

  /** Total size of the cached responses. */
  get cachedCharacters() {
    return this.#cached.calculatedSize;
  }

  async load(key: string, maxAgeMs: number, fetchFresh: () => Promise<FetchedResponse>): Promise<CachedResponse> {
    const now = this.#now();
    const cached = this.#cached.get(key);
    if (cached && now - cached.readAt < maxAgeMs) return cached;
    const pending = this.#pending.get(key);
    if (!pending || now - pending.requestedAt >= maxAgeMs) return this.#fetchResponse(key, fetchFresh);
    const joinedResult = await pending.response.catch(() => this.#join(key, fetchFresh));
    if (!joinedResult.isPublic) return this.#fetchWithAge(fetchFresh);
    // The response may be fresh enough for the first visitor, but too old for a visitor who joined later.
    return now - joinedResult.readAt < maxAgeMs ? joinedResult : this.load(key, maxAgeMs, fetchFresh);
  }

  #join(key: string, fetchFresh: () => Promise<FetchedResponse>): Promise<FetchedResponse & CachedResponse> {
    return this.#pending.get(key)?.response ?? this.#fetchResponse(key, fetchFresh);
  }

  async #fetchWithAge(fetchFresh: () => Promise<FetchedResponse>): Promise<FetchedResponse & CachedResponse> {
    const requestedAt = this.#now();
    const result = await fetchFresh();
    return { ...result, readAt: requestedAt - result.ageMs };
  }

  #fetchResponse(key: string, fetchFresh: () => Promise<FetchedResponse>): Promise<FetchedResponse & CachedResponse> {
    const requestedAt = this.#now();
    const response = this.#fetchWithAge(fetchFresh)
      .then((result) => {
        const { text, readAt, isPublic } = result;
        if (isPublic) this.#saveResponse(key, { text, readAt });
        return result;
      })
      .finally(() => {
        if (this.#pending.get(key)?.response === response) this.#pending.delete(key);
      });
    this.#pending.set(key, { requestedAt, response });
    return response;
  }

  #saveResponse(key: string, cached: CachedResponse) {
    // A slow response must not replace the response to a later request.
    if ((this.#cached.get(key)?.readAt ?? Number.NEGATIVE_INFINITY) <= cached.readAt) this.#cached.set(key, cached);
  }
}

/** The cache shared by all visits of this process. */
export const responsesContext = createContext<ResponseCache>();
