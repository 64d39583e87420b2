/**
 * Runs work on the same key one at a time within this process. The limits themselves hold across processes and do not depend on it. It lets
 * callers wait here for a lock, instead of holding a database connection that other requests need.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    this.#last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}
