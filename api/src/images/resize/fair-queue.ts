/** The queue is too long to wait in. */
export class QueueFull extends Error {}

export interface QueuedTask {
  /** Clients take turns by address. */
  address: string;
  /** Any unit, the same for all tasks. */
  cost: number;
  /** Runs only while nothing else is waiting or running. */
  background?: boolean | undefined;
  /** Starts the task. Its place is free again when the promise settles. */
  start(): Promise<unknown>;
}

export interface QueueBounds {
  running: number;
  /** How many of the running tasks may cost more than `cheap`. */
  runningExpensive: number;
  cheap: number;
  waiting: number;
  waitingOfOneAddress: number;
}

interface Line {
  /** Cheapest first; tasks of equal cost in order of arrival. */
  tasks: QueuedTask[];
  /** Virtual time: total cost of the tasks that this address was served. */
  served: number;
}

/**
 * A queue that is fair by address. The next task is that of the address with the lowest total cost, the task included. Many expensive tasks
 * of one client therefore hardly delay the cheap ones of others. Within an address the cheapest goes first.
 */
export class FairQueue {
  readonly #bounds: QueueBounds;
  readonly #lines = new Map<string, Line>();
  readonly #background: QueuedTask[] = [];
  #virtualTime = 0;
  #waiting = 0;
  #running = 0;
  #runningExpensive = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Throws QueueFull when too many tasks wait, in total or from this address. */
  add(task: QueuedTask): void {
    if (task.background) this.#background.push(task);
    else this.#enlist(task);
    this.#startNext();
  }

  /** Removes a task that has not started. */
  remove(task: QueuedTask): void {
    const line = this.#lines.get(task.address);
    const tasks = task.background ? this.#background : (line?.tasks ?? []);
    const place = tasks.indexOf(task);
    if (place === -1) return;
    tasks.splice(place, 1);
    if (!task.background) this.#afterLeaving(task.address, line);
  }

  #enlist(task: QueuedTask): void {
    const line = this.#lines.get(task.address) ?? { tasks: [], served: this.#virtualTime };
    if (this.#waiting >= this.#bounds.waiting || line.tasks.length >= this.#bounds.waitingOfOneAddress) {
      throw new QueueFull('Too much is waiting');
    }
    const place = line.tasks.findIndex(({ cost }) => cost > task.cost);
    line.tasks.splice(place === -1 ? line.tasks.length : place, 0, task);
    this.#lines.set(task.address, line);
    this.#waiting += 1;
  }

  #afterLeaving(address: string, line: Line | undefined): void {
    this.#waiting -= 1;
    if (line?.tasks.length === 0) this.#lines.delete(address);
  }

  #startNext(): void {
    while (this.#running < this.#bounds.running) {
      const task = this.#takeForeground() ?? this.#takeBackground();
      if (!task) return;
      this.#begin(task);
    }
  }

  #takeForeground(): QueuedTask | undefined {
    let best: { address: string; line: Line; task: QueuedTask } | undefined;
    for (const [address, line] of this.#lines) {
      const task = line.tasks[0];
      if (!task || (this.#isExpensive(task) && this.#runningExpensive >= this.#bounds.runningExpensive)) continue;
      if (!best || line.served + task.cost < best.line.served + best.task.cost) best = { address, line, task };
    }
    if (!best) return undefined;
    best.line.tasks.shift();
    this.#virtualTime = Math.max(this.#virtualTime, best.line.served);
    best.line.served += best.task.cost;
    this.#afterLeaving(best.address, best.line);
    return best.task;
  }

  #takeBackground(): QueuedTask | undefined {
    return this.#waiting === 0 && this.#running === 0 ? this.#background.shift() : undefined;
  }

  #isExpensive({ cost }: QueuedTask): boolean {
    return cost > this.#bounds.cheap;
  }

  #begin(task: QueuedTask): void {
    const expensive = this.#isExpensive(task) ? 1 : 0;
    this.#running += 1;
    this.#runningExpensive += expensive;
    const leave = (): void => {
      this.#running -= 1;
      this.#runningExpensive -= expensive;
      this.#startNext();
    };
    task.start().then(leave, leave);
  }
}
