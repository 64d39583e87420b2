import type { BitSet } from '../bit-set.js';
import { ensureLength } from './columns.js';

/**
 * Lists of numbers below 2³², addressed by number. All are kept in one array, because a million short lists would take several times the
 * memory as objects. A list that outgrows its space moves to the end of the array.
 */
export class NumberLists {
  #store = new Uint32Array(1_024);
  #starts = new Uint32Array(256);
  #lengths = new Uint32Array(256);
  #capacities = new Uint32Array(256);
  #count = 0;
  /** End of the used part of the store. */
  #end = 0;
  /** Number of unused elements before `#end`. */
  #unusedCount = 0;

  getLength(list: number): number {
    return this.#lengths[list] ?? 0;
  }

  /** Returns a view of the list that is valid until the next change of any list. */
  get(list: number): Uint32Array {
    const start = this.#starts[list] ?? 0;
    return this.#store.subarray(start, start + this.getLength(list));
  }

  /** Adds `amount` to the count of each number of a list. */
  addTo(counts: Uint32Array, list: number, amount: number): void {
    const start = this.#starts[list] ?? 0;
    const end = start + this.getLength(list);
    for (let index = start; index < end; index += 1) {
      const number = this.#store[index] ?? 0;
      counts[number] = (counts[number] ?? 0) + amount;
    }
  }

  /** Returns how many numbers of a list are in a set. */
  countIn(set: BitSet, list: number): number {
    const start = this.#starts[list] ?? 0;
    const end = start + this.getLength(list);
    let count = 0;
    for (let index = start; index < end; index += 1) if (set.has(this.#store[index] ?? 0)) count += 1;
    return count;
  }

  write(list: number, numbers: ArrayLike<number>): void {
    this.#ensureCapacity(list, numbers.length);
    this.#store.set(numbers, this.#starts[list]);
    this.#lengths[list] = numbers.length;
  }

  push(list: number, number: number): void {
    const length = this.getLength(list);
    // Most lists have one member and stay that short, so the first members get no spare capacity.
    if (length >= (this.#capacities[list] ?? 0)) this.#ensureCapacity(list, length < 2 ? length + 1 : Math.ceil(length * 1.5));
    this.#store[(this.#starts[list] ?? 0) + length] = number;
    this.#lengths[list] = length + 1;
  }

  /** Removes from all lists every number that is not retained. */
  retain(isRetained: (number: number) => boolean): void {
    for (let list = 0; list < this.#count; list += 1) {
      const start = this.#starts[list] ?? 0;
      const end = start + this.getLength(list);
      let nextIndex = start;
      for (let index = start; index < end; index += 1) {
        const number = this.#store[index] ?? 0;
        if (!isRetained(number)) continue;
        this.#store[nextIndex] = number;
        nextIndex += 1;
      }
      this.#lengths[list] = nextIndex - start;
    }
  }

  /** Frees the memory that is reserved for the growth of lists. */
  trim(): void {
    this.#capacities.set(this.#lengths);
    this.#compact(this.#capacities.reduce((sum, capacity) => sum + capacity, 0));
  }

  #ensureCapacity(list: number, capacity: number): void {
    this.#ensureList(list);
    if (capacity <= (this.#capacities[list] ?? 0)) return;
    if (this.#end + capacity > this.#store.length) this.#compact(Math.ceil((this.#end - this.#unusedCount + capacity) * 1.5));
    this.#store.copyWithin(this.#end, this.#starts[list] ?? 0, (this.#starts[list] ?? 0) + this.getLength(list));
    this.#unusedCount += this.#capacities[list] ?? 0;
    this.#starts[list] = this.#end;
    this.#capacities[list] = capacity;
    this.#end += capacity;
  }

  #ensureList(list: number): void {
    if (list < this.#count) return;
    this.#count = list + 1;
    this.#starts = ensureLength(this.#starts, this.#count);
    this.#lengths = ensureLength(this.#lengths, this.#count);
    this.#capacities = ensureLength(this.#capacities, this.#count);
  }

  /** Moves all lists to a new store without unused elements. */
  #compact(length: number): void {
    const store = new Uint32Array(length);
    let end = 0;
    for (let list = 0; list < this.#count; list += 1) {
      store.set(this.get(list), end);
      this.#starts[list] = end;
      end += this.#capacities[list] ?? 0;
    }
    this.#store = store;
    this.#end = end;
    this.#unusedCount = 0;
  }
}
