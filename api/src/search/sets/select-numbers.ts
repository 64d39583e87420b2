import { findFirstIndex } from './binary-search.js';

/** Returns the lowest of some distinct numbers, sorted. Reorders the input. Several times as fast as sorting all if `count` is low. */
export const selectLowest = (numbers: Float64Array, count: number): Float64Array => {
  let [from, to] = [0, numbers.length - 1];
  // Quickselect: the numbers before `from` are lower, and those after `to` higher, than all between.
  while (from < to && count < numbers.length) {
    const [left, right] = partition(numbers, from, to);
    if (count - 1 <= right) to = right;
    else if (count - 1 >= left) from = left;
    else break;
  }
  return numbers.subarray(0, count).sort();
};

/** Moves the numbers below a pivot before the higher ones. Returns where the higher part begins and where the lower part ends. */
const partition = (numbers: Float64Array, from: number, to: number): [left: number, right: number] => {
  const pivot = numbers[(from + to) >>> 1] ?? 0;
  let [left, right] = [from, to];
  while (left <= right) {
    while ((numbers[left] ?? 0) < pivot) left += 1;
    while ((numbers[right] ?? 0) > pivot) right -= 1;
    if (left > right) break;
    const higher = numbers[left] ?? 0;
    numbers[left] = numbers[right] ?? 0;
    numbers[right] = higher;
    left += 1;
    right -= 1;
  }
  return [left, right];
};

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
    return distance < otherDistance || (distance === otherDistance && this.getPosition(number) < this.getPosition(this.numbers[index] ?? 0));
  }
}
