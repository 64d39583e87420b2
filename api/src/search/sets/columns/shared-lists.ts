import { extend } from './columns.js';
import { NumberLists } from './number-lists.js';

/**
 * A list of numbers for each owner. Owners have few distinct lists: each is stored once, while an owner has it. The numbers of many owners
 * are therefore counted by counting their lists first.
 */
export class SharedLists {
  readonly #lists = new NumberLists();
  /** The number of each list by its content. */
  readonly #byContent = new Map<string, number>();
  readonly #unused: number[] = [];
  /** How many owners each list has. */
  #uses = new Uint32Array(64);
  /** The list of each owner, plus one. */
  #ofOwner = new Uint32Array(256);
  /** Counts while counting, otherwise zeros. */
  #counting = new Uint32Array(64);

  /** Number of distinct lists. */
  get size(): number {
    return this.#byContent.size;
  }

  write(owner: number, numbers: readonly number[]): void {
    const before = (this.#ofOwner[owner] ?? 0) - 1;
    const list = this.#ensureList(numbers);
    this.#uses[list] = (this.#uses[list] ?? 0) + 1;
    this.#ofOwner = extend(this.#ofOwner, owner + 1);
    this.#ofOwner[owner] = list + 1;
    if (before >= 0) this.#release(before);
  }

  /** Adds to each number's count how many of the owners have it in their lists. */
  tally(owners: Uint32Array, counts: Uint32Array): void {
    const counting = this.#counting;
    const lists = new Uint32Array(Math.min(owners.length, counting.length));
    let length = 0;
    for (let at = 0; at < owners.length; at += 1) {
      const list = (this.#ofOwner[owners[at] ?? 0] ?? 0) - 1;
      if (list < 0) continue;
      const count = counting[list] ?? 0;
      counting[list] = count + 1;
      if (count > 0) continue;
      lists[length] = list;
      length += 1;
    }
    for (let at = 0; at < length; at += 1) {
      const list = lists[at] ?? 0;
      this.#lists.addTo(counts, list, counting[list] ?? 0);
      counting[list] = 0;
    }
  }

  /** Frees the memory that is not needed while nothing changes. */
  trim(): void {
    this.#lists.trim();
  }

  #ensureList(numbers: readonly number[]): number {
    const content = numbers.join();
    const found = this.#byContent.get(content);
    if (found !== undefined) return found;
    const list = this.#unused.pop() ?? this.#byContent.size;
    this.#uses = extend(this.#uses, list + 1);
    this.#counting = extend(this.#counting, list + 1);
    this.#lists.write(list, numbers);
    this.#byContent.set(content, list);
    return list;
  }

  #release(list: number): void {
    const uses = (this.#uses[list] ?? 0) - 1;
    this.#uses[list] = uses;
    if (uses > 0) return;
    this.#byContent.delete(this.#lists.get(list).join());
    this.#unused.push(list);
  }
}
