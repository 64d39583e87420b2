/** Growable bit set of small non-negative numbers. */
export class BitSet {
  /** Words of 32 bits, one bit for each number. */
  #words: Uint32Array;

  constructor(words: Uint32Array = new Uint32Array(32)) {
    this.#words = words;
  }

  /** Numbers below this value fit without growing the set. */
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
    const index = number >>> 5;
    if (index >= this.#words.length) this.#grow(index + 1);
    this.#words[index] = (this.#words[index] ?? 0) | (1 << (number & 31));
  }

  delete(number: number): void {
    const index = number >>> 5;
    if (index < this.#words.length) this.#words[index] = (this.#words[index] ?? 0) & ~(1 << (number & 31));
  }

  and(other: BitSet): BitSet {
    const words = this.#words;
    const otherWords = other.#words;
    const intersection = new Uint32Array(Math.min(words.length, otherWords.length));
    for (let index = 0; index < intersection.length; index += 1) intersection[index] = (words[index] ?? 0) & (otherWords[index] ?? 0);
    return new BitSet(intersection);
  }

  get size(): number {
    const words = this.#words;
    let size = 0;
    for (let index = 0; index < words.length; index += 1) size += countBits(words[index] ?? 0);
    return size;
  }

  /** Returns 32 bits, one for each number from `index * 32` on. */
  getWord(index: number): number {
    return this.#words[index] ?? 0;
  }

  /** Returns the size of the intersection without creating it. */
  countIntersection(other: BitSet): number {
    const words = this.#words;
    const otherWords = other.#words;
    const length = Math.min(words.length, otherWords.length);
    let size = 0;
    for (let index = 0; index < length; index += 1) size += countBits((words[index] ?? 0) & (otherWords[index] ?? 0));
    return size;
  }

  /** Returns the numbers in ascending order. */
  toNumbers(): Uint32Array {
    const numbers = new Uint32Array(this.size);
    let length = 0;
    for (let index = 0; index < this.#words.length; index += 1) {
      for (let bits = this.#words[index] ?? 0; bits !== 0; bits &= bits - 1) {
        numbers[length] = index * 32 + 31 - Math.clz32(bits & -bits);
        length += 1;
      }
    }
    return numbers;
  }

  *[Symbol.iterator](): IterableIterator<number> {
    yield* this.toNumbers();
  }

  addAll(other: BitSet): void {
    const otherWords = other.#words;
    if (otherWords.length > this.#words.length) this.#grow(otherWords.length);
    for (let index = 0; index < otherWords.length; index += 1) this.#words[index] = (this.#words[index] ?? 0) | (otherWords[index] ?? 0);
  }

  deleteAll(other: BitSet): void {
    const otherWords = other.#words;
    const length = Math.min(this.#words.length, otherWords.length);
    for (let index = 0; index < length; index += 1) this.#words[index] = (this.#words[index] ?? 0) & ~(otherWords[index] ?? 0);
  }

  /** Returns the numbers that the other set does not have. */
  without(other: BitSet): BitSet {
    const difference = new BitSet(this.#words.slice());
    difference.deleteAll(other);
    return difference;
  }

  #grow(length: number): void {
    const largerWords = new Uint32Array(Math.max(length, this.#words.length * 2));
    largerWords.set(this.#words);
    this.#words = largerWords;
  }
}

const countBits = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** Returns the numbers that all sets have; none without sets. If there is only one set, the set itself is returned. */
export const intersect = ([first, ...otherSets]: readonly BitSet[]): BitSet =>
  otherSets.reduce((set, other) => set.and(other), first ?? new BitSet());

/** Whether all sets have a number in common. */
export const hasCommonNumber = ([first, ...otherSets]: readonly BitSet[]): boolean => {
  if (!first) return false;
  for (let index = 0; index * 32 < first.capacity; index += 1) {
    let word = first.getWord(index);
    for (let setIndex = 0; word !== 0 && setIndex < otherSets.length; setIndex += 1) word &= otherSets[setIndex]?.getWord(index) ?? 0;
    if (word !== 0) return true;
  }
  return false;
};
