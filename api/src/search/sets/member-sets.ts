import { BitSet, SPARSE, type Subset } from './bit-set.js';
import { NumberLists } from './columns/number-lists.js';

/**
 * Sets of product numbers, addressed by number. A set is a list while few products are in it, because most sets, such as those of brands,
 * are small, and a bit set takes memory in proportion to the shop.
 */
export class MemberSets {
  readonly #few = new NumberLists();
  readonly #many = new Map<number, BitSet>();
  #highest = 0;

  /** Adds a number that is not in the set. */
  add(set: number, number: number): void {
    this.#highest = Math.max(this.#highest, number);
    const many = this.#many.get(set);
    if (!many) this.#addToFew(set, number);
    else if (number < many.capacity || many.size * SPARSE > number) many.add(number);
    else this.#becomeFew(set, [...many, number]);
  }

  /** Removes the numbers from all sets. */
  deleteAll(numbers: BitSet): void {
    this.#few.filter((number) => !numbers.has(number));
    for (const many of this.#many.values()) many.deleteAll(numbers);
  }

  addTo(target: BitSet, set: number): void {
    const many = this.#many.get(set);
    if (many) target.addAll(many);
    else for (const number of this.#few.get(set)) target.add(number);
  }

  getSize(set: number): number {
    return this.#many.get(set)?.size ?? this.#few.getLength(set);
  }

  countIn(subset: Subset, set: number): number {
    const many = this.#many.get(set);
    return many ? subset.countIn(many) : this.#few.countIn(subset.products, set);
  }

  /** Frees the memory that is not needed while nothing changes. */
  trim(): void {
    this.#few.trim();
  }

  #addToFew(set: number, number: number): void {
    this.#few.push(set, number);
    if (this.#few.getLength(set) * SPARSE <= this.#highest) return;
    const many = new BitSet(new Uint32Array(0));
    for (const each of this.#few.get(set)) many.add(each);
    this.#many.set(set, many);
    this.#few.write(set, []);
  }

  /** The shop may have grown while the set has not. */
  #becomeFew(set: number, numbers: readonly number[]): void {
    this.#many.delete(set);
    this.#few.write(set, numbers);
  }
}
