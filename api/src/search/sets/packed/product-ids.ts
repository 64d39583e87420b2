import { isId } from '../../../platform/input/ids.rules.js';
import { TextNumbers } from './text-numbers.js';

const HYPHENS = /-/g;
/** Where the groups of a UUID begin and end, in hexadecimal digits. */
const groups = [
  [0, 8],
  [8, 12],
  [12, 16],
  [16, 20],
  [20, 32],
] as const;

/** Writes each four hexadecimal digits of a UUID as one character, which takes a quarter of the memory and sorts alike. */
const packed = (id: string): string => {
  if (!isId(id)) throw new TypeError(`not a UUID: ${id}`);
  const digits = id.replace(HYPHENS, '');
  return String.fromCharCode(...Array.from({ length: 8 }, (_, at) => Number.parseInt(digits.slice(at * 4, at * 4 + 4), 16)));
};

const unpacked = (text: string): string => {
  const digits = Array.from({ length: 8 }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');
  return groups.map(([from, to]) => digits.slice(from, to)).join('-');
};

/** Distinct UUIDs in lower case, numbered in the order in which they were added. */
export class ProductIds {
  readonly #texts = new TextNumbers();
  readonly compare = this.#texts.compare;

  get size(): number {
    return this.#texts.size;
  }

  numberOf(id: string): number {
    return this.#texts.numberOf(packed(id));
  }

  knownNumberOf(id: string): number | undefined {
    return this.#texts.knownNumberOf(packed(id));
  }

  idOf(number: number): string {
    return unpacked(this.#texts.textOf(number));
  }
}
