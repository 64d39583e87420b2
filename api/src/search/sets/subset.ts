import type { BitSet } from './bit-set.js';
import { SPARSE } from './sparse.rules.js';

/** Products that are counted by their values. */
export class Subset {
  readonly size: number;
  /** Whether the products are so few that going through them is faster than comparing bit sets. */
  readonly #isFew: boolean;
  #numbers: Uint32Array | undefined;

  constructor(readonly products: BitSet) {
    this.size = products.size;
    this.#isFew = this.size * SPARSE < products.capacity;
  }

  /** The same products as an ascending list. */
  get numbers(): Uint32Array {
    this.#numbers ??= this.products.numbers();
    return this.#numbers;
  }

  /** Returns how many of the products are in the set. */
  countIn(set: BitSet): number {
    if (!this.#isFew) return this.products.countAnd(set);
    const { numbers } = this;
    let count = 0;
    for (let at = 0; at < numbers.length; at += 1) if (set.has(numbers[at] ?? 0)) count += 1;
    return count;
  }
}
