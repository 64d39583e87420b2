import { UUID } from '../../../platform/input/id-patterns.js';
import { TextNumbers } from './text-numbers.js';

const HYPHENS = /-/g;

/**
 * Writes every four hexadecimal digits of a UUID as one character. This takes a quarter of the memory, and the packed ids sort like the
 * ids.
 */
const packId = (id: string): string => {
  if (!UUID.test(id)) throw new TypeError(`not a UUID: ${id}`);
  const digits = id.replace(HYPHENS, '');
  return String.fromCharCode(...Array.from({ length: 8 }, (_, index) => Number.parseInt(digits.slice(index * 4, index * 4 + 4), 16)));
};

const unpackId = (text: string): string => {
  const toDigits = (index: number): string => text.charCodeAt(index).toString(16).padStart(4, '0');
  return `${toDigits(0)}${toDigits(1)}-${toDigits(2)}-${toDigits(3)}-${toDigits(4)}-${toDigits(5)}${toDigits(6)}${toDigits(7)}`;
};

/** Distinct UUIDs in lower case, numbered in the order in which they were added. */
export class ProductIds {
  readonly #packedIds = new TextNumbers();
  readonly compare = this.#packedIds.compare;

  get size(): number {
    return this.#packedIds.size;
  }

  assignNumber(id: string): number {
    return this.#packedIds.assignNumber(packId(id));
  }

  findNumber(id: string): number | undefined {
    return this.#packedIds.findNumber(packId(id));
  }

  getId(number: number): string {
    return unpackId(this.#packedIds.getText(number));
  }
}
