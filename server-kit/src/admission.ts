/** Waiting requests of the rank `preferred` get most of the free slots, and an overloaded process refuses them last. */
export type Rank = 'preferred' | 'ordinary';

/** Every fourth free slot goes to a waiting ordinary request, so that a flood of preferred ones cannot take all. */
const ORDINARY_SLOT_INTERVAL = 4;

/** Thrown to refuse a request, because the process has more requests than it can respond to soon. */
export class OverloadedError extends Error {
  constructor() {
    super('the process is overloaded');
    this.name = 'OverloadedError';
  }
}

export interface AdmissionLimits {
  /** Maximum number of requests that run at the same time. More would only slow each other down. */
  maxRunning: number;
  /** Longest queue of a rank in normal times. It absorbs a burst. */
  maxQueue: number;
  /** Longest queue of a rank that is being shed. It is short, so that accepted requests wait hardly longer than usual. */
  maxQueueWhileShedding: number;
  maxWaitMs: number;
  /** A rank is shed once its refusals have continued for this long. The refusals of a mere burst end sooner. */
  shedAfterMs: number;
  /** A rank is shed until none of its requests was refused for this long. */
  stopSheddingAfterMs: number;
}

/** Frees a slot. Further calls do nothing. */
export type ReleaseSlot = () => void;

interface Waiter {
  admit(): void;
  refuse(): void;
}

/** Requests of one rank that wait, the oldest first. */
class Queue {
  readonly #limits: AdmissionLimits;
  readonly #waiters: Waiter[] = [];
  /** First and last refusal of a period of continuous refusals. */
  readonly #refusals = { first: 0, last: Number.NEGATIVE_INFINITY };

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  get length(): number {
    return this.#waiters.length;
  }

  join(waiter: Waiter): void {
    this.#waiters.push(waiter);
    this.#shorten();
  }

  /** Returns whether the queue is full, so that a new request has to be refused. If so, that refusal is recorded. */
  refuseIfFull(): boolean {
    this.#shorten();
    const isFull = this.length >= this.#findMaxLength();
    if (isFull) this.#recordRefusal();
    return isFull;
  }

  takeNext(): Waiter | undefined {
    return this.#waiters.shift();
  }

  remove(waiter: Waiter): void {
    const index = this.#waiters.indexOf(waiter);
    if (index >= 0) this.#waiters.splice(index, 1);
  }

  refuse(waiter: Waiter): void {
    this.remove(waiter);
    this.#recordRefusal();
    waiter.refuse();
  }

  /** Refuses the oldest waiting requests while the queue is too long: a request that has waited long is the least worth serving. */
  #shorten(): void {
    while (this.length > this.#findMaxLength()) this.refuse(this.#waiters[0] as Waiter);
  }

  #findMaxLength(): number {
    const { maxQueue, maxQueueWhileShedding, shedAfterMs, stopSheddingAfterMs } = this.#limits;
    const now = performance.now();
    const isShedding = now - this.#refusals.last < stopSheddingAfterMs && now - this.#refusals.first >= shedAfterMs;
    return isShedding ? maxQueueWhileShedding : maxQueue;
  }

  #recordRefusal(): void {
    const now = performance.now();
    if (now - this.#refusals.last >= this.#limits.stopSheddingAfterMs) this.#refusals.first = now;
    this.#refusals.last = now;
  }
}

/**
 * Limits how many requests run at once and how many wait. Each rank has a queue. Of four slots, three go to waiting preferred requests, in
 * order of arrival. A burst only waits. While refusals continue, the queue is kept short until nothing has to be refused any more: each
 * request is then either served about as fast as at full capacity or refused soon.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queues: Readonly<Record<Rank, Queue>>;
  #runningCount = 0;
  #passedSlotCount = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
    this.#queues = { preferred: new Queue(limits), ordinary: new Queue(limits) };
  }

  get runningCount(): number {
    return this.#runningCount;
  }

  get waitingCount(): number {
    return this.#queues.preferred.length + this.#queues.ordinary.length;
  }

  /** Returns whether a request of this rank has to be refused now, because its queue is full. If so, that refusal is recorded. */
  refuseIfFull(rank: Rank): boolean {
    return this.#queues[rank].refuseIfFull();
  }

  /**
   * Resolves once a slot is free, with a function that frees the slot again. Throws OverloadedError if the request is refused, or the
   * signal's reason if the client leaves before.
   */
  async enter(rank: Rank, signal: AbortSignal): Promise<ReleaseSlot> {
    signal.throwIfAborted();
    if (this.#runningCount >= this.#limits.maxRunning) await this.#waitForSlot(this.#queues[rank], signal);
    else this.#runningCount += 1;
    return this.#createRelease();
  }

  #waitForSlot(queue: Queue, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settleWith = (settle: () => void) => () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        settle();
      };
      const waiter = { admit: settleWith(resolve), refuse: settleWith(() => reject(new OverloadedError())) };
      const onAbort = settleWith(() => {
        queue.remove(waiter);
        reject(signal.reason);
      });
      const timer = setTimeout(() => queue.refuse(waiter), this.#limits.maxWaitMs);
      signal.addEventListener('abort', onAbort, { once: true });
      queue.join(waiter);
    });
  }

  #createRelease(): ReleaseSlot {
    let isReleased = false;
    return () => {
      if (!isReleased) this.#passSlotOn();
      isReleased = true;
    };
  }

  // The slot passes directly to the next request, so that no new one can take it.
  #passSlotOn(): void {
    this.#passedSlotCount += 1;
    const { preferred, ordinary } = this.#queues;
    const queueOrder = this.#passedSlotCount % ORDINARY_SLOT_INTERVAL === 0 ? [ordinary, preferred] : [preferred, ordinary];
    const nextWaiter = queueOrder.find(({ length }) => length > 0)?.takeNext();
    if (nextWaiter) nextWaiter.admit();
    else this.#runningCount -= 1;
  }
}
