/**
 * Runs work on the same key one at a time within this process. The work takes a database lock. Callers wait here, because waiting in the
 * database would occupy a connection that other requests need. The limits of codes hold across processes even without this class.
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
