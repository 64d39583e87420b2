import type { BitSet } from './bit-set.js';

/**
 * A set with fewer than one member among this many numbers is stored as a list. Below one in 32 a list is smaller than bits, below about
 * one in 64 it is also faster.
 */
export const SPARSE_RATIO = 64;

/** A subset of the products, to count how many of them are in other sets. */
export class Subset {
  readonly size: number;
  /** Whether the products are so few that going through them is faster than comparing bit sets. */
  readonly #isSparse: boolean;
  #numbers: Uint32Array | undefined;

  constructor(readonly products: BitSet) {
    this.size = products.size;
    this.#isSparse = this.size * SPARSE_RATIO < products.capacity;
  }

  /** The same products as an ascending list. */
  get numbers(): Uint32Array {
    this.#numbers ??= this.products.toNumbers();
    return this.#numbers;
  }

  /** Returns how many of the products are in the set. */
  countIn(set: BitSet): number {
    if (!this.#isSparse) return this.products.countIntersection(set);
    const { numbers } = this;
    let count = 0;
    for (let index = 0; index < numbers.length; index += 1) if (set.has(numbers[index] ?? 0)) count += 1;
    return count;
  }
}
