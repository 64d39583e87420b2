/** How many pages are asked for before they are wanted, at the same time. */
export const mostAtOnce = 4;

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
 * The pages that are being asked for in advance. Beyond `mostAtOnce` only the latest wish waits: a pointer that has crossed a whole grid
 * wants none of it any more.
 */
export class PrefetchQueue {
  /** Replaced at each change, as React wants it. */
  running: readonly string[] = [];

  #waiting: string | null = null;
  readonly #asked = new Set<string>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  want(page: string) {
    if (this.#asked.has(page)) return;
    if (this.running.length >= mostAtOnce) {
      this.#waiting = page;
      return;
    }
    this.#asked.add(page);
    this.running = [...this.running, page];
    this.#changed();
  }

  /** It has come, or does not. */
  settled(page: string) {
    if (!this.running.includes(page)) return;
    this.running = this.running.filter((one) => one !== page);
    const next = this.#waiting;
    this.#waiting = null;
    if (next === null) this.#changed();
    else this.want(next);
  }

  /** What was asked for may be old by now: from here on it may be asked for again. */
  forget() {
    this.#asked.clear();
    this.#waiting = null;
  }
}
