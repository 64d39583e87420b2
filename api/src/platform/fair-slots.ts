import { computeRemainingTime, OutOfTimeError } from './http/request-budget.js';

interface Waiter {
  /** Number of the task in the order in which the tasks of all queues arrived. */
  arrival: number;
  start(): void;
}

interface TaskQueue {
  /** Waiting tasks, newest last. */
  waiters: Waiter[];
  /** Virtual time of this queue, as in fair queueing. It starts at the scheduler's current virtual time and rises by 1 with each slot. */
  virtualTime: number;
}

interface NextTask {
  queueName: string;
  queue: TaskQueue;
  waiter: Waiter;
}

/**
 * Limits how many tasks of one kind run at the same time, so that a flood of them leaves database connections to other requests. Slots
 * alternate:
 * - One slot goes to the queue that has been served least, so that a long queue does not delay the others. Among queues served equally, and
 *   within a queue, the newest task goes first. A client that comes after a crowd therefore does not wait for all of it, even if every
 *   member of the crowd has a queue of its own.
 * - The next slot goes to the oldest task of all queues, so that a task waits at most twice as long as in order of arrival.
 */
export class FairSlots {
  readonly #queues = new Map<string, TaskQueue>();
  #freeSlots: number;
  #virtualTime = 0;
  #isOldestNext = false;
  #arrivalCount = 0;

  constructor(maxConcurrent: number) {
    this.#freeSlots = maxConcurrent;
  }

  /** Runs the task when it gets a slot. Throws OutOfTimeError if the budget of the current request is spent before that. */
  async run<Result>(queueName: string, task: () => Promise<Result>): Promise<Result> {
    if (this.#freeSlots > 0) this.#freeSlots -= 1;
    else await this.#wait(queueName);
    try {
      return await task();
    } finally {
      this.#startNext();
    }
  }

  #wait(queueName: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#arrivalCount += 1;
      const waiter = {
        arrival: this.#arrivalCount,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#remove(queueName, waiter);
        reject(new OutOfTimeError());
      }, computeRemainingTime());
      const queue = this.#queues.get(queueName) ?? { waiters: [], virtualTime: this.#virtualTime };
      queue.waiters.push(waiter);
      this.#queues.set(queueName, queue);
    });
  }

  #startNext(): void {
    const nextTask = this.#isOldestNext ? this.#findOldest() : this.#findNewest();
    if (!nextTask) {
      this.#freeSlots += 1;
      return;
    }
    const { queueName, queue, waiter } = nextTask;
    if (!this.#isOldestNext) this.#virtualTime = queue.virtualTime;
    this.#isOldestNext = !this.#isOldestNext;
    queue.virtualTime += 1;
    this.#remove(queueName, waiter);
    waiter.start();
  }

  #findOldest(): NextTask | undefined {
    let oldestTask: NextTask | undefined;
    for (const [queueName, queue] of this.#queues) {
      const [waiter] = queue.waiters;
      if (waiter && (!oldestTask || waiter.arrival < oldestTask.waiter.arrival)) oldestTask = { queueName, queue, waiter };
    }
    return oldestTask;
  }

  /** Returns the newest task of the queue that has been served least. */
  #findNewest(): NextTask | undefined {
    let newestTask: NextTask | undefined;
    for (const [queueName, queue] of this.#queues) {
      const waiter = queue.waiters.at(-1);
      if (!waiter) continue;
      const isServedLess = !newestTask || queue.virtualTime < newestTask.queue.virtualTime;
      if (isServedLess || (queue.virtualTime === newestTask?.queue.virtualTime && waiter.arrival > newestTask.waiter.arrival))
        newestTask = { queueName, queue, waiter };
    }
    return newestTask;
  }

  #remove(queueName: string, waiter: Waiter): void {
    const queue = this.#queues.get(queueName);
    if (!queue) return;
    queue.waiters = queue.waiters.filter((other) => other !== waiter);
    if (queue.waiters.length === 0) this.#queues.delete(queueName);
  }
}
