import type { FairQueue, QueuedTask } from './fair-queue.js';

/** A client that waits for a picture. */
export interface Client {
  address: string;
  isBackground?: boolean | undefined;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined;
}

/** The error of work whose clients have all disconnected. */
export class WorkAbandoned extends Error {}

interface Waiter<T> {
  task: QueuedTask;
  deferred: PromiseWithResolvers<T>;
}

/**
 * A result that several clients may wait for. Each of these clients has a task in the queue. The first of these tasks that the queue starts
 * makes the result for all clients. When the last client disconnects, the work is dropped from the queue.
 */
export class SharedWork<T> {
  readonly #waiters = new Set<Waiter<T>>();
  readonly #queue: FairQueue;
  readonly #cost: number;
  readonly #make: () => Promise<T>;
  readonly #onSettled: () => void;
  #state: 'new' | 'queued' | 'started' = 'new';

  constructor(queue: FairQueue, { cost, make, onSettled }: { cost: number; make: () => Promise<T>; onSettled: () => void }) {
    this.#queue = queue;
    this.#cost = cost;
    this.#make = make;
    this.#onSettled = onSettled;
  }

  get isAbandoned(): boolean {
    return this.#waiters.size === 0;
  }

  join({ address, isBackground, signal }: Client): Promise<T> {
    const task: QueuedTask = { address, isBackground, cost: this.#cost, start: () => this.#start() };
    const waiter: Waiter<T> = { task, deferred: Promise.withResolvers<T>() };
    const abandon = (): void => this.#removeWaiter(waiter, new WorkAbandoned('The client has gone'));
    signal?.addEventListener('abort', abandon, { once: true });
    this.#waiters.add(waiter);
    if (this.#state === 'queued') this.#enqueue(waiter);
    if (signal?.aborted) abandon();
    return waiter.deferred.promise.finally(() => signal?.removeEventListener('abort', abandon));
  }

  /** Queues the work for all waiting clients. Until then, `resolve` can end their wait with a result that took no work. */
  enqueue(): void {
    this.#state = 'queued';
    for (const waiter of [...this.#waiters]) if (this.#state === 'queued') this.#enqueue(waiter);
  }

  resolve(result: T): void {
    for (const { deferred } of this.#waiters) deferred.resolve(result);
    this.#end();
  }

  #reject(error: unknown): void {
    for (const { deferred } of this.#waiters) deferred.reject(error);
    this.#end();
  }

  #end(): void {
    this.#waiters.clear();
    this.#onSettled();
  }

  #enqueue(waiter: Waiter<T>): void {
    try {
      this.#queue.add(waiter.task);
    } catch (error) {
      this.#removeWaiter(waiter, error);
    }
  }

  #removeWaiter(waiter: Waiter<T>, reason: unknown): void {
    if (!this.#waiters.delete(waiter)) return;
    this.#queue.remove(waiter.task);
    waiter.deferred.reject(reason);
    if (this.isAbandoned && this.#state !== 'started') this.#onSettled();
  }

  async #start(): Promise<void> {
    this.#state = 'started';
    for (const { task } of this.#waiters) this.#queue.remove(task);
    try {
      this.resolve(await this.#make());
    } catch (error) {
      this.#reject(error);
    }
  }
}
