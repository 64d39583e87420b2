/** Maximum number of concurrent prefetches. */
export const maxAtOnce = 4;

/** How long prefetched data may be reused. Prices may be at most a second old. */
export const freshMs = 1000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    /** State of the network. Not every browser reports it. */
    connection?: Connection;
  }
}

/** Whether the connection allows prefetching: online, no data saver, faster than 2G. The router reports a script that it cannot load. */
export function mayPrefetch({ onLine, connection }: { onLine: boolean; connection?: Connection | undefined }): boolean {
  return onLine && connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
}

/**
 * Pages being prefetched. Above `maxAtOnce` only the latest request waits, because a pointer that crossed a grid has left the earlier
 * links.
 */
export class PrefetchQueue {
  /** Immutable: replaced on each change, so that React notices. */
  running: readonly string[] = [];

  #waiting: string | null = null;
  /** When each page was last requested. */
  readonly #requestedAt = new Map<string, number>();
  readonly #changed: () => void;
  readonly #now: () => number;

  constructor(changed: () => void, now: () => number = () => performance.now()) {
    this.#changed = changed;
    this.#now = now;
  }

  requestPage(page: string) {
    const requestedAt = this.#requestedAt.get(page);
    if (this.running.includes(page) || (requestedAt !== undefined && this.#now() - requestedAt < freshMs)) return;
    if (this.running.length >= maxAtOnce) {
      this.#waiting = page;
      return;
    }
    this.#requestedAt.set(page, this.#now());
    this.running = [...this.running, page];
    this.#changed();
  }

  /** Called when a prefetch has succeeded or failed. */
  readonly settled = (page: string) => {
    if (!this.running.includes(page)) return;
    this.running = this.running.filter((one) => one !== page);
    const next = this.#waiting;
    this.#waiting = null;
    if (next === null) this.#changed();
    else this.requestPage(next);
  };

  /** Called after a navigation, so that every page can be prefetched again. */
  forget() {
    this.#requestedAt.clear();
    this.#waiting = null;
  }
}
