/** Maximum number of ids that wait for a follower. Beyond it, the follower gets an item that says that anything may have changed. */
const MAX_WAITING_IDS = 100;

/**
 * Stream of the changes for one follower. An item is the id of a changed object, or null if anything may have changed. The first item is
 * null: the follower has to read the state once after it has begun to follow, or a change in between would be lost. A waiting id is sent
 * once, however often its object changes, so a slow follower takes little memory. A generator would not work, because it cannot be ended
 * while it waits.
 */
export class ChangeStream implements AsyncIterableIterator<string | null> {
  readonly #waitingIds = new Set<string>();
  readonly #onEnd: () => void;
  #hasMissedChanges = false;
  #hasEnded = false;
  #resolveNext: ((item: IteratorResult<string | null>) => void) | undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  addChange(id: string): void {
    if (this.#hasMissedChanges) return;
    this.#waitingIds.add(id);
    if (this.#waitingIds.size > MAX_WAITING_IDS) this.reportMissedChanges();
    else this.#deliver();
  }

  /** Adds an item that says that anything may have changed. */
  reportMissedChanges(): void {
    this.#hasMissedChanges = true;
    this.#waitingIds.clear();
    this.#deliver();
  }

  next(): Promise<IteratorResult<string | null>> {
    return new Promise((resolve) => {
      this.#resolveNext = resolve;
      this.#deliver();
    });
  }

  async return(): Promise<IteratorResult<string | null>> {
    if (!this.#hasEnded) this.#onEnd();
    this.#hasEnded = true;
    this.#deliver();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #deliver(): void {
    const nextResult = this.#resolveNext && this.#takeNext();
    if (!nextResult) return;
    this.#resolveNext?.(nextResult);
    this.#resolveNext = undefined;
  }

  #takeNext(): IteratorResult<string | null> | undefined {
    if (this.#hasEnded) return { done: true, value: undefined };
    if (this.#hasMissedChanges) {
      this.#hasMissedChanges = false;
      return { done: false, value: null };
    }
    const [id] = this.#waitingIds;
    if (id === undefined) return undefined;
    this.#waitingIds.delete(id);
    return { done: false, value: id };
  }
}
