/** Thrown when too many renders are running and waiting. The client may retry a little later. */
export class TooBusy extends Error {
  readonly retryAfterSeconds = 1;
}

interface Limits {
  running: number;
  waiting: number;
}

/**
 * Limits concurrent renders. More of them than the CPU can handle only slow each other down and use more memory. Further renders wait in a
 * queue. When the queue is full, the response is an immediate 503 instead of a timeout.
 */
export class BoundedRenders {
  readonly #limits: Limits;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get running() {
    return this.#running;
  }

  get waiting() {
    return this.#queue.length;
  }

  /** Resolves with a release function once there is a free slot. Rejects with TooBusy or with the signal's reason. */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#running >= this.#limits.running) await this.#wait(signal);
    else this.#running += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#leave();
    };
  }

  #wait(signal: AbortSignal) {
    if (this.#queue.length >= this.#limits.waiting) throw new TooBusy('too many pages are being rendered');
    return new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#queue.splice(this.#queue.indexOf(admit), 1);
        reject(signal.reason);
      };
      const admit = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#queue.push(admit);
    });
  }

  // The slot passes directly to the next in the queue, so that no newcomer can take it.
  #leave() {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
