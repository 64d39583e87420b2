import { randomInt } from 'node:crypto';

/** Number of transactions that may count towards a limit of the whole shop at the same time. */
export const STRIPES = 16;

/** Thrown when a transaction that holds one stripe of the lock finds that the limit is nearly reached. */
class WholeLockRequired extends Error {}

export interface HeldLock {
  /** Names of the advisory locks that the transaction must hold until its end. */
  locks: readonly string[];
  /**
   * Call it before an event is counted, with the number of events that the limit still allows, as the transaction has read it. Throws
   * WholeLockRequired if the transaction holds too few stripes for that.
   */
  requireEnoughStripes(remainingEvents: number): void;
}

/**
 * The lock of a limit of the whole shop, in stripes. A transaction that counts towards the limit holds at least one stripe from before it
 * counts until it has ended. At most STRIPES events can therefore be counted that other transactions do not see yet. While the limit allows
 * at least that many more events, one stripe is enough, and the transactions do not wait for each other. When it allows fewer, a
 * transaction needs all stripes.
 */
export class StripedLock {
  readonly #stripes: readonly string[];
  /** Whether the last transaction was too near the limit for one stripe. It only predicts which locks the next transaction needs. */
  #isNearLimit = false;

  constructor(name: string) {
    this.#stripes = Array.from({ length: STRIPES }, (_, stripe) => `code:${name}:${stripe}`);
  }

  /**
   * Runs the transaction with one stripe. If `requireEnoughStripes` demands all stripes, rolls the transaction back and repeats it with all
   * of them.
   */
  async hold<Result>(transaction: (lock: HeldLock) => Promise<Result>): Promise<Result> {
    try {
      return await this.#run(transaction, this.#isNearLimit);
    } catch (error) {
      if (!(error instanceof WholeLockRequired)) throw error;
      return this.#run(transaction, true);
    }
  }

  #run<Result>(transaction: (lock: HeldLock) => Promise<Result>, isWhole: boolean): Promise<Result> {
    const firstStripe = isWhole ? 0 : randomInt(STRIPES);
    return transaction({
      locks: this.#stripes.slice(firstStripe, isWhole ? STRIPES : firstStripe + 1),
      requireEnoughStripes: (remainingEvents) => {
        this.#isNearLimit = remainingEvents < STRIPES;
        if (this.#isNearLimit && !isWhole) throw new WholeLockRequired();
      },
    });
  }
}
