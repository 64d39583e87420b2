/**
 * A set is a list while less than one in so many numbers is a member. Up to one in 32 a list is smaller, up to about one in 64 also faster.
 */
export const SPARSE = 64;

/** Growable bit set of small non-negative numbers. */
export class BitSet {
  #words: Uint32Array;

  constructor(words: Uint32Array = new Uint32Array(32)) {
    this.#words = words;
  }

  /** Numbers below it fit without growing. */
  get capacity(): number {
    return this.#words.length * 32;
  }

  has(number: number): boolean {
    return ((this.#words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
  }

  /** Returns an empty set that need not grow for numbers below the capacity. */
  static withCapacity(capacity: number): BitSet {
    return new BitSet(new Uint32Array((capacity + 31) >>> 5));
  }

  add(number: number): void {
    const at = number >>> 5;
    if (at >= this.#words.length) this.#grow(at + 1);
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (number & 31));
  }

  delete(number: number): void {
    const at = number >>> 5;
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (number & 31));
  }

  /** Returns the intersection. */
  and(other: BitSet): BitSet {
    const words = this.#words;
    const others = other.#words;
    const both = new Uint32Array(Math.min(words.length, others.length));
    for (let at = 0; at < both.length; at += 1) both[at] = (words[at] ?? 0) & (others[at] ?? 0);
    return new BitSet(both);
  }

  get size(): number {
    const words = this.#words;
    let size = 0;
    for (let at = 0; at < words.length; at += 1) size += countBits(words[at] ?? 0);
    return size;
  }

  /** The numbers of 32 values from `at * 32` on, as bits. */
  getWord(at: number): number {
    return this.#words[at] ?? 0;
  }

  /** Returns the size of the intersection without creating it. */
  countAnd(other: BitSet): number {
    const words = this.#words;
    const others = other.#words;
    const length = Math.min(words.length, others.length);
    let size = 0;
    for (let at = 0; at < length; at += 1) size += countBits((words[at] ?? 0) & (others[at] ?? 0));
    return size;
  }

  /** Returns the numbers in ascending order. */
  toNumbers(): Uint32Array {
    const numbers = new Uint32Array(this.size);
    let length = 0;
    for (let at = 0; at < this.#words.length; at += 1) {
      for (let complement = this.#words[at] ?? 0; complement !== 0; complement &= complement - 1) {
        numbers[length] = at * 32 + 31 - Math.clz32(complement & -complement);
        length += 1;
      }
    }
    return numbers;
  }

  *[Symbol.iterator](): IterableIterator<number> {
    yield* this.toNumbers();
  }

  addAll(other: BitSet): void {
    const others = other.#words;
    if (others.length > this.#words.length) this.#grow(others.length);
    for (let at = 0; at < others.length; at += 1) this.#words[at] = (this.#words[at] ?? 0) | (others[at] ?? 0);
  }

  deleteAll(other: BitSet): void {
    const others = other.#words;
    const length = Math.min(this.#words.length, others.length);
    for (let at = 0; at < length; at += 1) this.#words[at] = (this.#words[at] ?? 0) & ~(others[at] ?? 0);
  }

  /** Returns the numbers that the other set does not have. */
  without(other: BitSet): BitSet {
    const complement = new BitSet(this.#words.slice());
    complement.deleteAll(other);
    return complement;
  }

  #grow(length: number): void {
    const larger = new Uint32Array(Math.max(length, this.#words.length * 2));
    larger.set(this.#words);
    this.#words = larger;
  }
}

const countBits = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** Returns the numbers that all sets have; none without sets. A single set is returned itself. */
export const intersect = ([first, ...others]: readonly BitSet[]): BitSet =>
  others.reduce((set, other) => set.and(other), first ?? new BitSet());

/** Whether all sets have a number in common. */
export const hasCommonNumber = ([first, ...others]: readonly BitSet[]): boolean => {
  if (!first) return false;
  for (let at = 0; at * 32 < first.capacity; at += 1) {
    let word = first.getWord(at);
    for (let set = 0; word !== 0 && set < others.length; set += 1) word &= others[set]?.getWord(at) ?? 0;
    if (word !== 0) return true;
  }
  return false;
};

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
    this.#numbers ??= this.products.toNumbers();
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
