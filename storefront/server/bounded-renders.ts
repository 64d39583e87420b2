/** Too many renders run and wait already; asking again a little later helps. */
export class TooBusy extends Error {
  readonly retryAfterSeconds = 1;
}

interface Limits {
  running: number;
  waiting: number;
}

/**
 * Lets only so many renders run at once: beyond what the processor can do, more of them only make every one slower and
 * hold more memory. The next ones wait in order, and beyond that the answer is an honest "busy" instead of a timeout.
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

  /** Resolves once there is room, with what gives the room back; rejects with TooBusy, or with the signal's reason. */
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

  // The place of the one who leaves passes straight to the next in line, so a newcomer cannot slip in between.
  #leave() {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
