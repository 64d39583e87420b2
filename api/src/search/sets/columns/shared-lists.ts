import { ensureLength } from './columns.js';
import { NumberLists } from './number-lists.js';

/**
 * A list of numbers for each owner. Owners have few distinct lists: a list is stored once, for as long as an owner has it. The numbers of
 * many owners are therefore counted by counting their lists first.
 */
export class SharedLists {
  readonly #lists = new NumberLists();
  /** The number of each list by its content. */
  readonly #listByContent = new Map<string, number>();
  readonly #freeLists: number[] = [];
  /** How many owners each list has. */
  #ownerCounts = new Uint32Array(64);
  /** For each owner, the number of its list plus one; 0 without a list. */
  #listByOwner = new Uint32Array(256);
  /** Array that is reused for counting and contains only zeros between counts. */
  #scratchCounts = new Uint32Array(64);

  /** Number of distinct lists. */
  get size(): number {
    return this.#listByContent.size;
  }

  write(owner: number, numbers: readonly number[]): void {
    const previousList = (this.#listByOwner[owner] ?? 0) - 1;
    const list = this.#ensureList(numbers);
    this.#ownerCounts[list] = (this.#ownerCounts[list] ?? 0) + 1;
    this.#listByOwner = ensureLength(this.#listByOwner, owner + 1);
    this.#listByOwner[owner] = list + 1;
    if (previousList >= 0) this.#release(previousList);
  }

  /** Adds to the count of each number how many of the owners have the number in their lists. */
  tally(owners: Uint32Array, counts: Uint32Array): void {
    const countByList = this.#scratchCounts;
    const lists = new Uint32Array(Math.min(owners.length, countByList.length));
    let length = 0;
    for (let index = 0; index < owners.length; index += 1) {
      const list = (this.#listByOwner[owners[index] ?? 0] ?? 0) - 1;
      if (list < 0) continue;
      const count = countByList[list] ?? 0;
      countByList[list] = count + 1;
      if (count > 0) continue;
      lists[length] = list;
      length += 1;
    }
    for (let index = 0; index < length; index += 1) {
      const list = lists[index] ?? 0;
      this.#lists.addTo(counts, list, countByList[list] ?? 0);
      countByList[list] = 0;
    }
  }

  /** Frees the memory that is reserved for the growth of lists. */
  trim(): void {
    this.#lists.trim();
  }

  #ensureList(numbers: readonly number[]): number {
    const content = numbers.join();
    const existingList = this.#listByContent.get(content);
    if (existingList !== undefined) return existingList;
    const list = this.#freeLists.pop() ?? this.#listByContent.size;
    this.#ownerCounts = ensureLength(this.#ownerCounts, list + 1);
    this.#scratchCounts = ensureLength(this.#scratchCounts, list + 1);
    this.#lists.write(list, numbers);
    this.#listByContent.set(content, list);
    return list;
  }

  #release(list: number): void {
    const ownerCount = (this.#ownerCounts[list] ?? 0) - 1;
    this.#ownerCounts[list] = ownerCount;
    if (ownerCount > 0) return;
    this.#listByContent.delete(this.#lists.get(list).join());
    this.#freeLists.push(list);
  }
}
