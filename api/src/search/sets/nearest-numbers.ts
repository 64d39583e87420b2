import { findFirstIndex } from './binary-search.js';

/**
 * The few numbers with the least distances, the nearest first. Of numbers with equal distances, those with the lowest positions are taken.
 */
export class NearestNumbers {
  readonly numbers: number[] = [];
  readonly #distances: number[] = [];

  constructor(
    private readonly max: number,
    private readonly getPosition: (number: number) => number = (number) => number,
  ) {}

  /** Whether a number at this distance or farther away is not among the nearest, whatever its position. */
  isTooFar(distance: number): boolean {
    return this.numbers.length === this.max && distance > (this.#distances[this.max - 1] ?? Number.POSITIVE_INFINITY);
  }

  add(number: number, distance: number): void {
    if (this.numbers.length === this.max && !this.#isNearer(number, distance, this.max - 1)) return;
    let index = findFirstIndex(this.#distances, (otherDistance) => otherDistance < distance);
    while (index < this.numbers.length && !this.#isNearer(number, distance, index)) index += 1;
    this.numbers.splice(index, 0, number);
    this.#distances.splice(index, 0, distance);
    this.numbers.length = Math.min(this.numbers.length, this.max);
    this.#distances.length = this.numbers.length;
  }

  /** Whether a number comes before the number at `index`. */
  #isNearer(number: number, distance: number, index: number): boolean {
    const otherDistance = this.#distances[index] ?? Number.POSITIVE_INFINITY;
    if (distance !== otherDistance) return distance < otherDistance;
    return this.getPosition(number) < this.getPosition(this.numbers[index] ?? 0);
  }
}
