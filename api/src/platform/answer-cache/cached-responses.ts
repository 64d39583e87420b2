export interface Result {
  payload: Buffer;
  contentType: string;
  cacheControl: string;
  /** Time at which the request arrived. The data is at least as recent. */
  requestedAt: number;
}

export interface Limits {
  /** Age in milliseconds at which an answer expires. */
  ttlMs: number;
  mostBytes: number;
  mostResponses: number;
}

/** Estimated memory of an entry besides its payload: the key, the headers and the objects. */
const ENTRY_BYTES = 1024;

const countBytes = ({ payload }: Result): number => ENTRY_BYTES + payload.length;

/** Answers by key, limited in age, number and memory. The oldest ones are evicted. */
export class CachedResponses {
  readonly #limits: Limits;
  readonly #responses = new Map<string, Result>();
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#responses.size;
  }

  /** Returns an answer that has not expired. */
  get(key: string, now: number): Result | undefined {
    const cached = this.#responses.get(key);
    return cached && !this.#isExpired(cached, now) ? cached : undefined;
  }

  keep(key: string, response: Result, now: number): void {
    this.#forget(key);
    this.#responses.set(key, response);
    this.#bytes += countBytes(response);
    for (const [oldest, cached] of this.#responses) {
      const isTooMuch = this.#bytes > this.#limits.mostBytes || this.#responses.size > this.#limits.mostResponses;
      if (!isTooMuch && !this.#isExpired(cached, now)) break;
      this.#forget(oldest);
    }
  }

  #isExpired({ requestedAt }: Result, now: number): boolean {
    return now - requestedAt >= this.#limits.ttlMs;
  }

  #forget(key: string): void {
    const cached = this.#responses.get(key);
    if (!cached) return;
    this.#responses.delete(key);
    this.#bytes -= countBytes(cached);
  }
}
