import { randomInt } from 'node:crypto';

/** Number of transactions that may count towards a limit of the whole shop at the same time. */
export const STRIPES = 16;

/** The transaction holds one stripe, but few places are left. */
class NeedsWholeLock extends Error {}

export interface Stripes {
  /** Names of the advisory locks that the transaction must hold until its end. */
  locks: readonly string[];
  /** Call it with the number of places left, which the transaction has counted, before it uses one. */
  requireRoom(remaining: number): void;
}

/**
 * The lock of a limit of the whole shop, in stripes. A transaction that counts towards the limit holds at least one stripe from before it
 * counts until it has ended. At most STRIPES transactions can therefore use places that others do not see yet. While at least that many
 * places are left, one stripe is enough, and the transactions do not wait for each other. When fewer are left, a transaction needs all
 * stripes.
 */
export class StripedLock {
  readonly #stripes: readonly string[];
  /** Whether the last count found too few places for one stripe. It only predicts the locks that the next transaction needs. */
  #isTight = false;

  constructor(name: string) {
    this.#stripes = Array.from({ length: STRIPES }, (_, stripe) => `code:${name}:${stripe}`);
  }

  /** Runs the transaction with one stripe, and rolls it back and repeats it with all of them if `requireRoom` demands that. */
  async hold<Result>(transaction: (stripes: Stripes) => Promise<Result>): Promise<Result> {
    try {
      return await this.#run(transaction, this.#isTight);
    } catch (error) {
      if (!(error instanceof NeedsWholeLock)) throw error;
      return this.#run(transaction, true);
    }
  }

  #run<Result>(transaction: (stripes: Stripes) => Promise<Result>, isWhole: boolean): Promise<Result> {
    const first = isWhole ? 0 : randomInt(STRIPES);
    return transaction({
      locks: this.#stripes.slice(first, isWhole ? STRIPES : first + 1),
      requireRoom: (remaining) => {
        this.#isTight = remaining < STRIPES;
        if (this.#isTight && !isWhole) throw new NeedsWholeLock();
      },
    });
  }
}
