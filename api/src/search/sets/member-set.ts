import { BitSet } from './bit-set.js';

const MOST_SPARSE = 64;

/**
 * Set of product numbers: a list while small, a bit set when large, so that small sets, such as most brands, do not take memory in
 * proportion to the shop.
 */
export class MemberSet {
  #few: number[] = [];
  /** Created when the list gets too long, because even an empty bit set takes more memory than a short list. */
  #many: BitSet | undefined;

  add(number: number): void {
    if (this.#many) this.#many.add(number);
    else if (!this.#few.includes(number)) this.#few.push(number);
    if (this.#few.length > MOST_SPARSE) {
      this.#many = new BitSet(new Uint32Array(0));
      for (const each of this.#few) this.#many.add(each);
      this.#few = [];
    }
  }

  delete(number: number): void {
    if (this.#many) this.#many.delete(number);
    else this.#few = this.#few.filter((each) => each !== number);
  }

  addTo(set: BitSet): void {
    if (this.#many) set.addAll(this.#many);
    else for (const number of this.#few) set.add(number);
  }

  countIn(set: BitSet): number {
    if (this.#many) return set.countAnd(this.#many);
    let count = 0;
    for (const number of this.#few) if (set.has(number)) count += 1;
    return count;
  }

  meets(set: BitSet): boolean {
    return this.#many ? set.meets(this.#many) : this.#few.some((number) => set.has(number));
  }
}
