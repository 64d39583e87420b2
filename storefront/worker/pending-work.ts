/** Deduplicates tasks by key: a caller joins a task that is already running. */
export class PendingWork {
  readonly #begun = new Map<string, Promise<void>>();

  runOnce(key: string, begin: () => Promise<void>): Promise<void> {
    const present = this.#begun.get(key);
    if (present) return present;
    const begun = begin().finally(() => this.#begun.delete(key));
    this.#begun.set(key, begun);
    return begun;
  }
}
