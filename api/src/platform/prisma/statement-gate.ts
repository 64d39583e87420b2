/**
 * Starts the statements of a request together, level by level. Loads that are requested while statements run wait until all of these have
 * returned. Loads that follow from different results thus share a statement. Running statements never wait for queued ones, so there is no
 * deadlock.
 */
export class StatementGate {
  #running = 0;
  #isOpening = false;
  #waiting: (() => void)[] = [];

  async run<Result>(statement: () => Promise<Result>): Promise<Result> {
    if (!this.#isOpening) await new Promise<void>((resolve) => this.wait(resolve));
    this.#running += 1;
    try {
      return await statement();
    } finally {
      this.#running -= 1;
      this.#openSoon();
    }
  }

  /** Calls back when no statement runs. A statement sent synchronously in the callback starts at once. */
  wait(callback: () => void): void {
    this.#waiting.push(callback);
    this.#openSoon();
  }

  /** Runs after everything that the responses trigger synchronously, and before other work of the event loop. */
  #openSoon(): void {
    if (this.#running === 0) void Promise.resolve().then(() => process.nextTick(() => this.#open()));
  }

  #open(): void {
    if (this.#running > 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#isOpening = true;
    for (const callback of waiting) callback();
    this.#isOpening = false;
  }
}
