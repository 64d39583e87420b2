/**
 * Lets the statements of a request start together, level by level: what is asked for while others run waits until they are answered. So what
 * answers lead to is asked for once: the pictures of a product, of its other colours and of similar ones are one statement and not three,
 * whichever was known first. Nothing that runs waits for what has not started, so nothing can wait for itself.
 */
export class StatementGate {
  #running = 0;
  #isOpening = false;
  #waiting: (() => void)[] = [];

  async run<Answer>(statement: () => Promise<Answer>): Promise<Answer> {
    if (!this.#isOpening) await new Promise<void>((resolve) => this.wait(resolve));
    this.#running += 1;
    try {
      return await statement();
    } finally {
      this.#running -= 1;
      this.#openSoon();
    }
  }

  /** Calls back when nothing runs; a statement that is sent then, before anything is awaited, starts at once. */
  wait(callback: () => void): void {
    this.#waiting.push(callback);
    this.#openSoon();
  }

  /** Behind all that the answers set off at once, and before anything else that the process has to do: a turn of a busy loop is long. */
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
