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
    let place = findIndexIn(this.#distances, (other) => other < distance);
    while (place < this.numbers.length && !this.#isNearer(number, distance, place)) place += 1;
    this.numbers.splice(place, 0, number);
    this.#distances.splice(place, 0, distance);
    this.numbers.length = Math.min(this.numbers.length, this.most);
    this.#distances.length = this.numbers.length;
  }

  /** Whether a number comes before the one at `place`. */
  #isNearer(number: number, distance: number, place: number): boolean {
    const other = this.#distances[place] ?? Number.POSITIVE_INFINITY;
    return distance < other || (distance === other && this.decodePosition(number) < this.decodePosition(this.numbers[place] ?? 0));
  }
}
