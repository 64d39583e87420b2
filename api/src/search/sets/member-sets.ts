import { BitSet } from './bit-set.js';
import { NumberLists } from './columns/number-lists.js';
import { SPARSE_RATIO, type Subset } from './subset.js';

/**
 * Sets of product numbers, addressed by number. A set is a list while few products are in it, because most sets, such as those of brands,
 * are small, and a bit set takes memory in proportion to the shop.
 */
export class MemberSets {
  readonly #sparseSets = new NumberLists();
  readonly #denseSets = new Map<number, BitSet>();
  #highestNumber = 0;

  /** Adds a number, which must not be in the set yet. */
  add(set: number, number: number): void {
    this.#highestNumber = Math.max(this.#highestNumber, number);
    const denseSet = this.#denseSets.get(set);
    if (!denseSet) this.#addToSparse(set, number);
    else if (number < denseSet.capacity || denseSet.size * SPARSE_RATIO > number) denseSet.add(number);
    else this.#makeSparse(set, [...denseSet, number]);
  }

  /** Removes the numbers from all sets. */
  deleteAll(numbers: BitSet): void {
    this.#sparseSets.retain((number) => !numbers.has(number));
    for (const denseSet of this.#denseSets.values()) denseSet.deleteAll(numbers);
  }

  /** Adds the members of a set to `union`. */
  addTo(union: BitSet, set: number): void {
    const denseSet = this.#denseSets.get(set);
    if (denseSet) union.addAll(denseSet);
    else for (const number of this.#sparseSets.get(set)) union.add(number);
  }

  getSize(set: number): number {
    return this.#denseSets.get(set)?.size ?? this.#sparseSets.getLength(set);
  }

  countIn(subset: Subset, set: number): number {
    const denseSet = this.#denseSets.get(set);
    return denseSet ? subset.countIn(denseSet) : this.#sparseSets.countIn(subset.products, set);
  }

  /** Frees the memory that is reserved for the growth of lists. */
  trim(): void {
    this.#sparseSets.trim();
  }

  #addToSparse(set: number, number: number): void {
    this.#sparseSets.push(set, number);
    if (this.#sparseSets.getLength(set) * SPARSE_RATIO <= this.#highestNumber) return;
    const denseSet = new BitSet(new Uint32Array(0));
    for (const member of this.#sparseSets.get(set)) denseSet.add(member);
    this.#denseSets.set(set, denseSet);
    this.#sparseSets.write(set, []);
  }

  /** Stores a set as a list again, because the shop has grown and the set has not. */
  #makeSparse(set: number, numbers: readonly number[]): void {
    this.#denseSets.delete(set);
    this.#sparseSets.write(set, numbers);
  }
}
