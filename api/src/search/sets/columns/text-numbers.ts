import { ensureLength } from './columns.js';

const EMPTY = 0;

/**
 * Distinct texts, numbered in the order in which they were added. Their characters are stored in one array, because short texts in a Map of
 * strings would take several times the memory.
 */
export class TextNumbers {
  #characters = new Uint16Array(1_024);
  #ends = new Uint32Array(64);
  /** Hash table with open addressing: the number of each text plus one, or EMPTY. Its length is a power of two. */
  #slots = new Uint32Array(128);
  #size = 0;

  /** Compares two texts like `<` does. Returns a negative number if the first one comes first. */
  readonly compare = (one: number, other: number): number => {
    const [start, otherStart] = [this.#findStart(one), this.#findStart(other)];
    const [length, otherLength] = [(this.#ends[one] ?? 0) - start, (this.#ends[other] ?? 0) - otherStart];
    for (let index = 0; index < length && index < otherLength; index += 1) {
      const difference = (this.#characters[start + index] ?? 0) - (this.#characters[otherStart + index] ?? 0);
      if (difference !== 0) return difference;
    }
    return length - otherLength;
  };

  get size(): number {
    return this.#size;
  }

  /** Returns the number of a text. Adds the text if it is new. */
  assignNumber(text: string): number {
    const slot = this.#findSlot(text);
    const numberPlusOne = this.#slots[slot] ?? EMPTY;
    return numberPlusOne === EMPTY ? this.#add(text, slot) : numberPlusOne - 1;
  }

  findNumber(text: string): number | undefined {
    const numberPlusOne = this.#slots[this.#findSlot(text)] ?? EMPTY;
    return numberPlusOne === EMPTY ? undefined : numberPlusOne - 1;
  }

  getText(number: number): string {
    return String.fromCharCode(...this.#characters.subarray(this.#findStart(number), this.#ends[number]));
  }

  #findStart(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] ?? 0);
  }

  /** Returns the slot of a text, or the free slot where a new text belongs. */
  #findSlot(text: string): number {
    const mask = this.#slots.length - 1;
    for (let slot = computeHash(text) & mask; ; slot = (slot + 1) & mask) {
      const numberPlusOne = this.#slots[slot] ?? EMPTY;
      if (numberPlusOne === EMPTY || this.#hasText(numberPlusOne - 1, text)) return slot;
    }
  }

  #hasText(number: number, text: string): boolean {
    const start = this.#findStart(number);
    if ((this.#ends[number] ?? 0) - start !== text.length) return false;
    for (let index = 0; index < text.length; index += 1) if (this.#characters[start + index] !== text.charCodeAt(index)) return false;
    return true;
  }

  #add(text: string, slot: number): number {
    const number = this.#size;
    const start = this.#findStart(number);
    this.#characters = ensureLength(this.#characters, start + text.length);
    for (let index = 0; index < text.length; index += 1) this.#characters[start + index] = text.charCodeAt(index);
    this.#ends = ensureLength(this.#ends, number + 1);
    this.#ends[number] = start + text.length;
    this.#slots[slot] = number + 1;
    this.#size += 1;
    if (this.#size * 2 > this.#slots.length) this.#rehash();
    return number;
  }

  #rehash(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let number = 0; number < this.#size; number += 1) this.#slots[this.#findSlot(this.getText(number))] = number + 1;
  }
}

/** FNV-1a with a final mix, because only the low bits are used. */
const computeHash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash ^ (hash >>> 15);
};
