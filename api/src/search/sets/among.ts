import type { BitSet } from './bit-set.js';
import { SPARSE } from './sparse.rules.js';

/** Products among which others are counted. */
export class Among {
  readonly size: number;
  /** The same products as a list, if they are so few that going through it is faster than comparing bit sets. */
  readonly few: Uint32Array | undefined;

  constructor(readonly products: BitSet) {
    this.size = products.size;
    this.few = this.size * SPARSE < products.capacity ? products.numbers() : undefined;
  }

  /** Returns how many of the products are in the set. */
  countIn(set: BitSet): number {
    if (!this.few) return this.products.countAnd(set);
    let count = 0;
    for (let at = 0; at < this.few.length; at += 1) if (set.has(this.few[at] ?? 0)) count += 1;
    return count;
  }

  forEach(visit: (product: number) => void): void {
    if (!this.few) this.products.forEach(visit);
    else for (let at = 0; at < this.few.length; at += 1) visit(this.few[at] ?? 0);
  }
}
