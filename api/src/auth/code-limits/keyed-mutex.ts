/**
 * Lets work on one key follow one another within this process. Limits do not lean on it, they hold between processes; but what would wait for
 * a lock then waits here, and not on connections to the database that everybody else needs.
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
