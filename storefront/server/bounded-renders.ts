/** Thrown when more pages are requested than can be rendered soon. The client may retry a little later. */
export class TooBusy extends Error {}

/** Every how many slots one goes to a page that is not preferred, so that a flood of preferred ones cannot take all. */
const slotsForOthers = 4;

interface Limits {
  /** Renders that run at once. */
  running: number;
  /** Longest queue in normal times. It absorbs a burst. */
  burst: number;
  /** Longest queue while refusals go on. It is short, so that accepted visits wait hardly longer than usual. */
  shedding: number;
  longestWaitMs: number;
  /** The queue is kept short once refusals have gone on for this long. Those of a burst are over by then. */
  patienceMs: number;
  /** The queue is kept short until no visit was refused for this long. */
  calmMs: number;
}

interface Waiter {
  admit(): void;
  refuse(): void;
}

/** Visits that wait, the oldest first. */
class Queue {
  readonly #limits: Limits;
  readonly #waiters: Waiter[] = [];
  /** First and last refusal of a time in which refusals have followed each other. */
  readonly #refusals = { first: 0, last: Number.NEGATIVE_INFINITY };

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get length() {
    return this.#waiters.length;
  }

  /** If the queue gets too long, the oldest visit is refused: its visitor has waited the longest and is the likeliest to be gone soon. */
  join(waiter: Waiter) {
    this.#waiters.push(waiter);
    for (let oldest = this.#waiters[0]; oldest && this.#waiters.length > this.#longest(); [oldest] = this.#waiters) this.refuse(oldest);
  }

  shift = () => this.#waiters.shift();

  leave(waiter: Waiter) {
    const place = this.#waiters.indexOf(waiter);
    if (place >= 0) this.#waiters.splice(place, 1);
  }

  refuse(waiter: Waiter) {
    this.leave(waiter);
    this.#noteRefusal();
    waiter.refuse();
  }

  #longest() {
    const { burst, shedding, patienceMs, calmMs } = this.#limits;
    const now = performance.now();
    const isShort = now - this.#refusals.last < calmMs && now - this.#refusals.first >= patienceMs;
    return isShort ? shedding : burst;
  }

  #noteRefusal() {
    const now = performance.now();
    if (now - this.#refusals.last >= this.#limits.calmMs) this.#refusals.first = now;
    this.#refusals.last = now;
  }
}

/**
 * Limits concurrent renders. More of them than the CPU can handle only slow each other down and use more memory. Further visits wait, those
 * of `preferred` pages in a queue of their own that goes first. A burst only waits; under a lasting overload each visit is either answered
 * about as fast as at full capacity or refused soon. The API admits its requests by the same rules.
 */
export class BoundedRenders {
  readonly #limits: Limits;
  readonly #preferred: Queue;
  readonly #others: Queue;
  #running = 0;
  #passed = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#preferred = new Queue(limits);
    this.#others = new Queue(limits);
  }

  get running() {
    return this.#running;
  }

  get waiting() {
    return this.#preferred.length + this.#others.length;
  }

  /** Resolves with a release function once there is a free slot. Rejects with TooBusy or with the signal's reason. */
  async enter(signal: AbortSignal, isPreferred = false): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#running >= this.#limits.running) await this.#wait(isPreferred ? this.#preferred : this.#others, signal);
    else this.#running += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#leave();
    };
  }

  #wait(queue: Queue, signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        settle();
      };
      const waiter = { admit: end(resolve), refuse: end(() => reject(new TooBusy('too many pages are being rendered'))) };
      const giveUp = end(() => {
        queue.leave(waiter);
        reject(signal.reason);
      });
      const timer = setTimeout(() => queue.refuse(waiter), this.#limits.longestWaitMs);
      signal.addEventListener('abort', giveUp, { once: true });
      queue.join(waiter);
    });
  }

  // The slot passes directly to the next in the queue, so that no newcomer can take it.
  #leave() {
    this.#passed += 1;
    const queues = [this.#preferred, this.#others];
    const next = (this.#passed % slotsForOthers === 0 ? queues.toReversed() : queues).find(({ length }) => length > 0)?.shift();
    if (next) next.admit();
    else this.#running -= 1;
  }
}
