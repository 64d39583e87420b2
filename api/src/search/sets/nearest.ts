import { findIndexIn } from './find-index-in.rules.js';

/** The few numbers with the least distances, the nearest first. Of those with equal distances, the ones with the lowest places. */
export class Nearest {
  readonly numbers: number[] = [];
  readonly #distances: number[] = [];

  constructor(
    private readonly most: number,
    private readonly decodePosition: (number: number) => number = (number) => number,
  ) {}

  add(number: number, distance: number): void {
    if (this.numbers.length === this.most && !this.#isNearer(number, distance, this.most - 1)) return;
    let index = findIndexIn(this.#distances, (other) => other < distance);
    while (index < this.numbers.length && !this.#isNearer(number, distance, index)) index += 1;
    this.numbers.splice(index, 0, number);
    this.#distances.splice(index, 0, distance);
    this.numbers.length = Math.min(this.numbers.length, this.most);
    this.#distances.length = this.numbers.length;
  }

  /** Whether a number comes before the one at `index`. */
  #isNearer(number: number, distance: number, index: number): boolean {
    const other = this.#distances[index] ?? Number.POSITIVE_INFINITY;
    return distance < other || (distance === other && this.decodePosition(number) < this.decodePosition(this.numbers[index] ?? 0));
  }
}
