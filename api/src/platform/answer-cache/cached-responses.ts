export interface Result {
  payload: Buffer;
  contentType: string;
  cacheControl: string;
  /** Time at which the request arrived. The data is at least as recent. */
  askedAt: number;
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
  readonly #answers = new Map<string, Result>();
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#answers.size;
  }

  /** Returns an answer that has not expired. */
  get(key: string, now: number): Result | undefined {
    const known = this.#answers.get(key);
    return known && !this.#isExpired(known, now) ? known : undefined;
  }

  keep(key: string, response: Result, now: number): void {
    this.#forget(key);
    this.#answers.set(key, response);
    this.#bytes += countBytes(response);
    for (const [oldest, known] of this.#answers) {
      const isTooMuch = this.#bytes > this.#limits.mostBytes || this.#answers.size > this.#limits.mostResponses;
      if (!isTooMuch && !this.#isExpired(known, now)) break;
      this.#forget(oldest);
    }
  }

  #isExpired({ askedAt }: Result, now: number): boolean {
    return now - askedAt >= this.#limits.ttlMs;
  }

  #forget(key: string): void {
    const known = this.#answers.get(key);
    if (!known) return;
    this.#answers.delete(key);
    this.#bytes -= countBytes(known);
  }
}
