/** How many pages are prefetched at the same time. */
export const mostAtOnce = 4;

/** How long a prefetched answer may be reused: prices may be a second old. */
export const freshMs = 1000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    /** Not known by every browser. */
    connection?: Connection;
  }
}

/** Whether a shopper's connection has anything to spare. */
export function mayPrefetch({ connection }: { connection?: Connection | undefined }): boolean {
  return connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
}

/**
 * The pages that are being prefetched. Beyond `mostAtOnce` only the latest wish waits: a pointer that has crossed a whole grid is no longer
 * interested in it.
 */
export class PrefetchQueue {
  /** Replaced at each change, as React wants it. */
  running: readonly string[] = [];

  #waiting: string | null = null;
  /** When each was asked for last. */
  readonly #asked = new Map<string, number>();
  readonly #changed: () => void;
  readonly #now: () => number;

  constructor(changed: () => void, now: () => number = () => performance.now()) {
    this.#changed = changed;
    this.#now = now;
  }

  want(page: string) {
    const askedAt = this.#asked.get(page);
    if (this.running.includes(page) || (askedAt !== undefined && this.#now() - askedAt < freshMs)) return;
    if (this.running.length >= mostAtOnce) {
      this.#waiting = page;
      return;
    }
    this.#asked.set(page, this.#now());
    this.running = [...this.running, page];
    this.#changed();
  }

  /** It has come, or will not. */
  readonly settled = (page: string) => {
    if (!this.running.includes(page)) return;
    this.running = this.running.filter((one) => one !== page);
    const next = this.#waiting;
    this.#waiting = null;
    if (next === null) this.#changed();
    else this.want(next);
  };

  /** A new page has begun: every page may be prefetched again. */
  forget() {
    this.#asked.clear();
    this.#waiting = null;
  }
}
