import { OutOfTime, remainingTime } from './http/request-context.js';

interface Waiter {
  /** Position in the order of arrival in all queues. */
  arrival: number;
  start(): void;
}

interface Line {
  /** Newest last. */
  waiters: Waiter[];
  /** Virtual time of this queue, as in fair queueing. It starts at the scheduler's current virtual time and rises by 1 with each slot. */
  served: number;
}

interface Next {
  name: string;
  line: Line;
  waiter: Waiter;
}

/**
 * Bounds how many tasks of one kind run at the same time, so that a flood of them leaves database connections to other requests. Turns
 * alternate:
 * - One goes to the line that has been served least, so that a long line does not delay the others. Among lines served equally, and within
 *   a line, the newest task goes first. A client that comes after a crowd therefore does not wait for all of it, even if every member of
 *   the crowd has a line to itself.
 * - The next one goes to the oldest task of all lines, so that it waits at most twice as long as in order of arrival.
 */
export class FairSlots {
  readonly #lines = new Map<string, Line>();
  #free: number;
  #virtualTime = 0;
  #isOldestNext = false;
  #arrivals = 0;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs the task when it gets a slot. Throws OutOfTime if the budget of the current request is spent before. */
  async take<Result>(line: string, task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(line);
    try {
      return await task();
    } finally {
      this.#startNext();
    }
  }

  #wait(name: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#arrivals += 1;
      const waiter = {
        arrival: this.#arrivals,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#remove(name, waiter);
        reject(new OutOfTime());
      }, remainingTime());
      const line = this.#lines.get(name) ?? { waiters: [], served: this.#virtualTime };
      line.waiters.push(waiter);
      this.#lines.set(name, line);
    });
  }

  #startNext(): void {
    const next = this.#isOldestNext ? this.#oldest() : this.#newest();
    if (!next) {
      this.#free += 1;
      return;
    }
    const { name, line, waiter } = next;
    if (!this.#isOldestNext) this.#virtualTime = line.served;
    this.#isOldestNext = !this.#isOldestNext;
    line.served += 1;
    this.#remove(name, waiter);
    waiter.start();
  }

  #oldest(): Next | undefined {
    let next: Next | undefined;
    for (const [name, line] of this.#lines) {
      const [waiter] = line.waiters;
      if (waiter && (!next || waiter.arrival < next.waiter.arrival)) next = { name, line, waiter };
    }
    return next;
  }

  /** Returns the newest task of the queue that has been served least. */
  #newest(): Next | undefined {
    let next: Next | undefined;
    for (const [name, line] of this.#lines) {
      const waiter = line.waiters.at(-1);
      if (!waiter) continue;
      const isLess = !next || line.served < next.line.served;
      if (isLess || (line.served === next?.line.served && waiter.arrival > next.waiter.arrival)) next = { name, line, waiter };
    }
    return next;
  }

  #remove(name: string, waiter: Waiter): void {
    const line = this.#lines.get(name);
    if (!line) return;
    line.waiters = line.waiters.filter((other) => other !== waiter);
    if (line.waiters.length === 0) this.#lines.delete(name);
  }
}
