/** What is under way: who asks for the same meanwhile waits for it, and nothing is begun twice. */
export class UnderWay {
  readonly #begun = new Map<string, Promise<void>>();

  once(key: string, begin: () => Promise<void>): Promise<void> {
    const present = this.#begun.get(key);
    if (present) return present;
    const begun = begin().finally(() => this.#begun.delete(key));
    this.#begun.set(key, begun);
    return begun;
  }
}
