/**
 * Starts the statements of a request together, level by level. Loads that are requested while statements run wait until all of these have
 * returned. Loads that follow from different results thus share a statement. Running statements never wait for queued statements, so there
 * is no deadlock.
 */
export class StatementGate {
  #runningCount = 0;
  #isReleasing = false;
  #waitingCallbacks: (() => void)[] = [];

  async run<Result>(statement: () => Promise<Result>): Promise<Result> {
    if (!this.#isReleasing) await new Promise<void>((resolve) => this.onIdle(resolve));
    this.#runningCount += 1;
    try {
      return await statement();
    } finally {
      this.#runningCount -= 1;
      this.#scheduleOpening();
    }
  }

  /** Calls back when no statement runs. A statement sent synchronously in the callback starts at once. */
  onIdle(callback: () => void): void {
    this.#waitingCallbacks.push(callback);
    this.#scheduleOpening();
  }

  /** Opens the gate after everything that the responses trigger synchronously, and before other work of the event loop. */
  #scheduleOpening(): void {
    if (this.#runningCount === 0) void Promise.resolve().then(() => process.nextTick(() => this.#open()));
  }

  #open(): void {
    if (this.#runningCount > 0) return;
    const callbacks = this.#waitingCallbacks;
    this.#waitingCallbacks = [];
    this.#isReleasing = true;
    for (const callback of callbacks) callback();
    this.#isReleasing = false;
  }
}
