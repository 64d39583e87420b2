/** Thrown when too many tasks are waiting. */
export class QueueFull extends Error {}

export interface QueuedTask {
  /** Client address. The queue is fair to addresses. */
  address: string;
  /** Estimated work, in any unit that all tasks share. */
  cost: number;
  /** Whether the task runs only while no other task is waiting or running. */
  isBackground?: boolean | undefined;
  /** Starts the task. Its slot is free again when the promise settles. */
  start(): Promise<unknown>;
}

export interface QueueLimits {
  maxRunning: number;
  /** Maximum number of running tasks that cost more than `maxCheapCost`. */
  maxRunningExpensive: number;
  maxCheapCost: number;
  maxWaiting: number;
  maxWaitingPerAddress: number;
}

interface AddressQueue {
  /** Cheapest first; equal costs in order of arrival. */
  tasks: QueuedTask[];
  /**
   * Virtual time of the client address: the queue's virtual time when the address joined, plus the cost of the tasks that the address has
   * started.
   */
  virtualTime: number;
}

/**
 * A queue that is fair to client addresses. The next task comes from the address whose virtual time plus the cost of the task is least.
 * Many expensive tasks of one client therefore hardly delay the cheap tasks of others. Within an address the cheapest task goes first.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #addressQueues = new Map<string, AddressQueue>();
  readonly #backgroundTasks: QueuedTask[] = [];
  #virtualTime = 0;
  #waitingCount = 0;
  #runningCount = 0;
  #runningExpensiveCount = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Throws QueueFull when too many tasks are waiting, in total or from this address. Background tasks are counted apart from others. */
  add(task: QueuedTask): void {
    if (task.isBackground) this.#enqueueBackground(task);
    else this.#enqueue(task);
    this.#startNext();
  }

  /** Removes a task that has not started. */
  remove(task: QueuedTask): void {
    const addressQueue = this.#addressQueues.get(task.address);
    const tasks = task.isBackground ? this.#backgroundTasks : (addressQueue?.tasks ?? []);
    const index = tasks.indexOf(task);
    if (index === -1) return;
    tasks.splice(index, 1);
    if (!task.isBackground) this.#removeFromAddress(task.address, addressQueue);
  }

  #requireRoom(waitingCount: number, addressWaitingCount: number): void {
    const { maxWaiting, maxWaitingPerAddress } = this.#limits;
    if (waitingCount >= maxWaiting || addressWaitingCount >= maxWaitingPerAddress) throw new QueueFull('Too much is waiting');
  }

  #enqueueBackground(task: QueuedTask): void {
    const addressTasks = this.#backgroundTasks.filter(({ address }) => address === task.address);
    this.#requireRoom(this.#backgroundTasks.length, addressTasks.length);
    this.#backgroundTasks.push(task);
  }

  #enqueue(task: QueuedTask): void {
    const addressQueue = this.#addressQueues.get(task.address) ?? { tasks: [], virtualTime: this.#virtualTime };
    this.#requireRoom(this.#waitingCount, addressQueue.tasks.length);
    const index = addressQueue.tasks.findIndex(({ cost }) => cost > task.cost);
    addressQueue.tasks.splice(index === -1 ? addressQueue.tasks.length : index, 0, task);
    this.#addressQueues.set(task.address, addressQueue);
    this.#waitingCount += 1;
  }

  #removeFromAddress(address: string, addressQueue: AddressQueue | undefined): void {
    this.#waitingCount -= 1;
    if (addressQueue?.tasks.length === 0) this.#addressQueues.delete(address);
  }

  #startNext(): void {
    while (this.#runningCount < this.#limits.maxRunning) {
      const task = this.#takeForeground() ?? this.#takeBackground();
      if (!task) return;
      this.#begin(task);
    }
  }

  #takeForeground(): QueuedTask | undefined {
    let best: { address: string; addressQueue: AddressQueue; task: QueuedTask } | undefined;
    for (const [address, addressQueue] of this.#addressQueues) {
      const task = addressQueue.tasks[0];
      if (!task || (this.#isExpensive(task) && this.#runningExpensiveCount >= this.#limits.maxRunningExpensive)) continue;
      if (!best || addressQueue.virtualTime + task.cost < best.addressQueue.virtualTime + best.task.cost)
        best = { address, addressQueue, task };
    }
    if (!best) return undefined;
    best.addressQueue.tasks.shift();
    this.#virtualTime = Math.max(this.#virtualTime, best.addressQueue.virtualTime);
    best.addressQueue.virtualTime += best.task.cost;
    this.#removeFromAddress(best.address, best.addressQueue);
    return best.task;
  }

  #takeBackground(): QueuedTask | undefined {
    return this.#waitingCount === 0 && this.#runningCount === 0 ? this.#backgroundTasks.shift() : undefined;
  }

  #isExpensive({ cost }: QueuedTask): boolean {
    return cost > this.#limits.maxCheapCost;
  }

  #begin(task: QueuedTask): void {
    const expensiveCount = this.#isExpensive(task) ? 1 : 0;
    this.#runningCount += 1;
    this.#runningExpensiveCount += expensiveCount;
    const releaseSlot = (): void => {
      this.#runningCount -= 1;
      this.#runningExpensiveCount -= expensiveCount;
      this.#startNext();
    };
    task.start().then(releaseSlot, releaseSlot);
  }
}
