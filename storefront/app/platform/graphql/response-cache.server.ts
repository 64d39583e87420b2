import { createContext } from 'react-router';

/** A response body and its age. */
export interface Kept {
  text: string;
  /** The data was current at this time or later. */
  trueAt: number;
}

/** A request in flight. */
interface Running {
  askedAt: number;
  answered: Promise<Answered & Kept>;
}

/** A response body of the API and whether it may be shared. */
export interface Answered {
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
 */
export class ResponseCache {
  readonly #kept = new Map<string, Kept>();
  readonly #running = new Map<string, Running>();
  readonly #bounds: Bounds;
  readonly #now: () => number;
  #characters = 0;

  constructor(bounds: Bounds, now: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#now = now;
  }

  get characters() {
    return this.#characters;
  }

  async take(key: string, maxAgeMs: number, ask: () => Promise<Answered>): Promise<Kept> {
    const now = this.#now();
    const kept = this.#kept.get(key);
    if (kept && now - kept.trueAt < maxAgeMs) {
      this.#touch(key, kept);
      return kept;
    }
    const running = this.#running.get(key);
    if (!running || now - running.askedAt >= maxAgeMs) return this.#ask(key, ask);
    const joined = await running.answered.catch(() => this.#join(key, ask));
    if (!joined.isForAll) return this.#dated(ask);
    // The response may be fresh enough for the first visitor, but too old for one who joined later.
    return now - joined.trueAt < maxAgeMs ? joined : this.take(key, maxAgeMs, ask);
  }

  #join(key: string, ask: () => Promise<Answered>): Promise<Answered & Kept> {
    return this.#running.get(key)?.answered ?? this.#ask(key, ask);
  }

  async #dated(ask: () => Promise<Answered>): Promise<Answered & Kept> {
    const askedAt = this.#now();
    const result = await ask();
    return { ...result, trueAt: askedAt - result.ageMs };
  }

  #ask(key: string, ask: () => Promise<Answered>): Promise<Answered & Kept> {
    const askedAt = this.#now();
    const answered = this.#dated(ask)
      .then((result) => {
        const { text, trueAt, isForAll } = result;
        if (isForAll) this.#keep(key, { text, trueAt });
        return result;
      })
      .finally(() => {
        if (this.#running.get(key)?.answered === answered) this.#running.delete(key);
      });
    this.#running.set(key, { askedAt, answered });
    return answered;
  }

  #touch(key: string, kept: Kept) {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }

  #keep(key: string, kept: Kept) {
    // A slow response must not replace that of a later request.
    if ((this.#kept.get(key)?.trueAt ?? Number.NEGATIVE_INFINITY) > kept.trueAt) return;
    this.#forget(key);
    this.#kept.set(key, kept);
    this.#characters += measureSize(key, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#bounds.characters) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string) {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#characters -= measureSize(key, kept);
  }
}

/** The cache shared by all visits of this process. */
export const responsesContext = createContext<ResponseCache>();

const measureSize = (key: string, { text }: Kept) => key.length + text.length;
