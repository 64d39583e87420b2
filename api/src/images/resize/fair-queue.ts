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

export interface QueueLimits {
  maxRunning: number;
  /** Maximum number of running tasks that cost more than `maxCheapCost`. */
  maxRunningExpensive: number;
  maxCheapCost: number;
  maxWaiting: number;
  maxWaitingOfAddress: number;
}

interface AddressQueue {
  /** Cheapest first; equal costs in order of arrival. */
  tasks: QueuedTask[];
  /**
   * Virtual time of the address: the queue's virtual time when the address joined, plus the cost of the tasks that the address has started.
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
  readonly #background: QueuedTask[] = [];
  #virtualTime = 0;
  #waiting = 0;
  #running = 0;
  #runningExpensive = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Throws QueueFull when too many tasks are waiting, in total or from this address. Background tasks are counted apart from others. */
  add(task: QueuedTask): void {
    if (task.background) this.#enqueueBackground(task);
    else this.#enqueue(task);
    this.#startNext();
  }

  /** Removes a task that has not started. */
  remove(task: QueuedTask): void {
    const addressQueue = this.#addressQueues.get(task.address);
    const tasks = task.background ? this.#background : (addressQueue?.tasks ?? []);
    const index = tasks.indexOf(task);
    if (index === -1) return;
    tasks.splice(index, 1);
    if (!task.background) this.#removeFromAddress(task.address, addressQueue);
  }

  #requireRoom(waiting: number, waitingOfAddress: number): void {
    const { maxWaiting, maxWaitingOfAddress } = this.#limits;
    if (waiting >= maxWaiting || waitingOfAddress >= maxWaitingOfAddress) throw new QueueFull('Too much is waiting');
  }

  #enqueueBackground(task: QueuedTask): void {
    const waitingOfAddress = this.#background.filter(({ address }) => address === task.address);
    this.#requireRoom(this.#background.length, waitingOfAddress.length);
    this.#background.push(task);
  }

  #enqueue(task: QueuedTask): void {
    const addressQueue = this.#addressQueues.get(task.address) ?? { tasks: [], virtualTime: this.#virtualTime };
    this.#requireRoom(this.#waiting, addressQueue.tasks.length);
    const index = addressQueue.tasks.findIndex(({ cost }) => cost > task.cost);
    addressQueue.tasks.splice(index === -1 ? addressQueue.tasks.length : index, 0, task);
    this.#addressQueues.set(task.address, addressQueue);
    this.#waiting += 1;
  }

  #removeFromAddress(address: string, addressQueue: AddressQueue | undefined): void {
    this.#waiting -= 1;
    if (addressQueue?.tasks.length === 0) this.#addressQueues.delete(address);
  }

  #startNext(): void {
    while (this.#running < this.#limits.maxRunning) {
      const task = this.#takeForeground() ?? this.#takeBackground();
      if (!task) return;
      this.#begin(task);
    }
  }

  #takeForeground(): QueuedTask | undefined {
    let best: { address: string; addressQueue: AddressQueue; task: QueuedTask } | undefined;
    for (const [address, addressQueue] of this.#addressQueues) {
      const task = addressQueue.tasks[0];
      if (!task || (this.#isExpensive(task) && this.#runningExpensive >= this.#limits.maxRunningExpensive)) continue;
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
    return this.#waiting === 0 && this.#running === 0 ? this.#background.shift() : undefined;
  }

  #isExpensive({ cost }: QueuedTask): boolean {
    return cost > this.#limits.maxCheapCost;
  }

  #begin(task: QueuedTask): void {
    const expensive = this.#isExpensive(task) ? 1 : 0;
    this.#running += 1;
    this.#runningExpensive += expensive;
    const releaseSlot = (): void => {
      this.#running -= 1;
      this.#runningExpensive -= expensive;
      this.#startNext();
    };
    task.start().then(releaseSlot, releaseSlot);
  }
}
