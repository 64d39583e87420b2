/** Maximum number of concurrent tasks. The number is small, because uploads of shoppers wait for the same decoder. */
const MAX_CONCURRENT = 6;
/**
 * Maximum number of concurrent tasks of one host. If the host hangs, its tasks occupy slots until their timeout, while other hosts use the
 * remaining slots.
 */
const MAX_PER_HOST = 2;
const POLL_EVERY_MS = 2_000;

interface Task {
  url: string;
}

interface TaskSource<T extends Task> {
  /** Finds due tasks of all hosts except the busy ones: a few of each host, however many tasks one host has. */
  findDue(busyHosts: readonly string[]): Promise<T[]>;
  /** Runs a task. When the promise is fulfilled, the task must no longer be due. */
  runTask(task: T): Promise<void>;
  /** Interval at which tasks of other hosts are looked for while some run. */
  pollEveryMs?: number;
}

/** Runs due tasks, several at the same time but few of one host, until none is due or the process stops. */
export async function runByHost<T extends Task>(source: TaskSource<T>, stopSignal: AbortSignal): Promise<void> {
  const queues = new HostQueues(source);
  const timer = setInterval(() => queues.pollAgain(), source.pollEveryMs ?? POLL_EVERY_MS);
  try {
    await queues.run(stopSignal);
  } finally {
    clearInterval(timer);
  }
}

interface HostQueue<T> {
  waitingTasks: T[];
  runningCount: number;
}

class HostQueues<T extends Task> {
  readonly #source: TaskSource<T>;
  readonly #queuesByHost = new Map<string, HostQueue<T>>();
  readonly #failures: unknown[] = [];
  #runningCount = 0;
  #mayPoll = true;
  #wakeUp: () => void = () => undefined;

  constructor(source: TaskSource<T>) {
    this.#source = source;
  }

  pollAgain(): void {
    this.#mayPoll = true;
    this.#wakeUp();
  }

  async run(stopSignal: AbortSignal): Promise<void> {
    for (;;) {
      const mayStart = !stopSignal.aborted && this.#failures.length === 0;
      if (mayStart) this.#startWaiting();
      if (mayStart && this.#mayPoll && this.#runningCount < MAX_CONCURRENT)
        await this.#poll().catch((error: unknown) => this.#failures.push(error));
      else if (this.#runningCount > 0) await new Promise<void>((resolve) => (this.#wakeUp = resolve));
      else break;
    }
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  async #poll(): Promise<void> {
    this.#mayPoll = false;
    for (const task of await this.#source.findDue([...this.#queuesByHost.keys()])) {
      const { host } = new URL(task.url);
      const queue = this.#queuesByHost.get(host) ?? { waitingTasks: [], runningCount: 0 };
      queue.waitingTasks.push(task);
      this.#queuesByHost.set(host, queue);
    }
  }

  /** Starts a task of each host before a second task of any host. */
  #startWaiting(): void {
    for (let max = 1; max <= MAX_PER_HOST; max += 1) {
      for (const [host, queue] of this.#queuesByHost) {
        const task = this.#runningCount < MAX_CONCURRENT && queue.runningCount < max ? queue.waitingTasks.shift() : undefined;
        if (task) void this.#start(host, queue, task);
      }
    }
  }

  async #start(host: string, queue: HostQueue<T>, task: T): Promise<void> {
    this.#runningCount += 1;
    queue.runningCount += 1;
    await this.#source.runTask(task).catch((error: unknown) => this.#failures.push(error));
    this.#runningCount -= 1;
    queue.runningCount -= 1;
    if (queue.runningCount === 0 && queue.waitingTasks.length === 0) {
      this.#queuesByHost.delete(host);
      this.#mayPoll = true;
    }
    this.#wakeUp();
  }
}
