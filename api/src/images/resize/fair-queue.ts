/** Too many tasks are waiting. */
export class QueueFull extends Error {}

export interface QueuedTask {
  /** Client address. The queue is fair to addresses. */
  address: string;
  /** Estimated work, in any unit that all tasks share. */
  cost: number;
  /** Runs only while no other task is waiting or running. */
  background?: boolean | undefined;
  /** Starts the task. Its slot is free again when the promise settles. */
  start(): Promise<unknown>;
}

export interface QueueBounds {
  running: number;
  /** Maximum number of running tasks that cost more than `cheap`. */
  runningExpensive: number;
  cheap: number;
  waiting: number;
  waitingOfOneAddress: number;
}

interface Line {
  /** Cheapest first; equal costs in order of arrival. */
  tasks: QueuedTask[];
  /**
   * Virtual time of the address: the queue's virtual time when the address joined, plus the cost of the tasks that the address has started.
   */
  served: number;
}

/**
 * A queue that is fair to client addresses. The next task comes from the address whose virtual time plus the cost of the task is least.
 * Many expensive tasks of one client therefore hardly delay the cheap tasks of others. Within an address the cheapest task goes first.
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

  /** Throws QueueFull when too many tasks are waiting, in total or from this address. Background tasks are counted apart from others. */
  add(task: QueuedTask): void {
    if (task.background) this.#enlistBackground(task);
    else this.#enlist(task);
    this.#startNext();
  }

  /** Removes a task that has not started. */
  remove(task: QueuedTask): void {
    const line = this.#lines.get(task.address);
    const tasks = task.background ? this.#background : (line?.tasks ?? []);
    const index = tasks.indexOf(task);
    if (index === -1) return;
    tasks.splice(index, 1);
    if (!task.background) this.#removeFromLine(task.address, line);
  }

  #requireRoom(waiting: number, ofAddress: number): void {
    const { waiting: max, waitingOfOneAddress: maxOfOne } = this.#bounds;
    if (waiting >= max || ofAddress >= maxOfOne) throw new QueueFull('Too much is waiting');
  }

  #enlistBackground(task: QueuedTask): void {
    const ofAddress = this.#background.filter(({ address }) => address === task.address);
    this.#requireRoom(this.#background.length, ofAddress.length);
    this.#background.push(task);
  }

  #enlist(task: QueuedTask): void {
    const line = this.#lines.get(task.address) ?? { tasks: [], served: this.#virtualTime };
    this.#requireRoom(this.#waiting, line.tasks.length);
    const index = line.tasks.findIndex(({ cost }) => cost > task.cost);
    line.tasks.splice(index === -1 ? line.tasks.length : index, 0, task);
    this.#lines.set(task.address, line);
    this.#waiting += 1;
  }

  #removeFromLine(address: string, line: Line | undefined): void {
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
    this.#removeFromLine(best.address, best.line);
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
