/** Maximum number of concurrent prefetches. */
export const maxConcurrent = 4;

/** How long prefetched data may be reused. Prices may be at most a second old. */
export const maxAgeMs = 1000;

/**
 * Pages being prefetched. If `maxConcurrent` are running, only the latest request waits, because a pointer that crosses a grid of cards has
 * left the earlier links.
 */
export class PrefetchQueue {
  /** Replaced by a new array on each change, so that React notices the change. */
  runningPages: readonly string[] = [];

  #pendingPage: string | null = null;
  /** Times by `now` at which the pages were last requested. */
  readonly #requestedAt = new Map<string, number>();
  readonly #onChange: () => void;
  readonly #now: () => number;

  constructor(onChange: () => void, now: () => number = () => performance.now()) {
    this.#onChange = onChange;
    this.#now = now;
  }

  requestPage(page: string) {
    const requestedAt = this.#requestedAt.get(page);
    if (this.runningPages.includes(page) || (requestedAt !== undefined && this.#now() - requestedAt < maxAgeMs)) return;
    if (this.runningPages.length >= maxConcurrent) {
      this.#pendingPage = page;
      return;
    }
    this.#requestedAt.set(page, this.#now());
    this.runningPages = [...this.runningPages, page];
    this.#onChange();
  }

  /** Called when a prefetch has succeeded or failed. */
  readonly finish = (page: string) => {
    if (!this.runningPages.includes(page)) return;
    this.runningPages = this.runningPages.filter((runningPage) => runningPage !== page);
    const nextPage = this.#pendingPage;
    this.#pendingPage = null;
    if (nextPage === null) this.#onChange();
    else this.requestPage(nextPage);
  };

  /** Called after a navigation, so that every page can be prefetched again. */
  reset() {
    this.#requestedAt.clear();
    this.#pendingPage = null;
  }
}
