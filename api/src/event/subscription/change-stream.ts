/** Most ids that wait for a follower. Beyond that it is told that anything may have changed. */
const MOST_WAITING = 100;

/**
 * The changes that one follower is told, each as an id, or as null if anything may have changed. The first item is null: the follower has to
 * look once after it has begun to follow, or a change in between would be lost. Ids that wait are told once, however often they change, so a
 * slow follower takes no memory. This is no generator, because a generator that waits cannot be ended.
 */
export class ChangeStream implements AsyncIterableIterator<string | null> {
  readonly #waiting = new Set<string>();
  readonly #ended: () => void;
  #hasMissed = false;
  #isOver = false;
  #asked: ((item: IteratorResult<string | null>) => void) | undefined;

  constructor(ended: () => void) {
    this.#ended = ended;
  }

  tell(id: string): void {
    if (this.#hasMissed) return;
    this.#waiting.add(id);
    if (this.#waiting.size > MOST_WAITING) this.miss();
    else this.#answer();
  }

  /** Tells that anything may have changed. */
  miss(): void {
    this.#hasMissed = true;
    this.#waiting.clear();
    this.#answer();
  }

  next(): Promise<IteratorResult<string | null>> {
    return new Promise((resolve) => {
      this.#asked = resolve;
      this.#answer();
    });
  }

  async return(): Promise<IteratorResult<string | null>> {
    if (!this.#isOver) this.#ended();
    this.#isOver = true;
    this.#answer();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #answer(): void {
    const item = this.#asked && this.#take();
    if (!item) return;
    this.#asked?.(item);
    this.#asked = undefined;
  }

  #take(): IteratorResult<string | null> | undefined {
    if (this.#isOver) return { done: true, value: undefined };
    if (this.#hasMissed) {
      this.#hasMissed = false;
      return { done: false, value: null };
    }
    const [id] = this.#waiting;
    if (id === undefined) return undefined;
    this.#waiting.delete(id);
    return { done: false, value: id };
  }
}
