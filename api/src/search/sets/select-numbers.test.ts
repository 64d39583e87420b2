import { expect, it } from '@jest/globals';
import { NearestNumbers, selectLowest } from './select-numbers.js';

const shuffle = (length: number): number[] => {
  let state = 7;
  const numbers = Array.from({ length }, (_, index) => index * 3);
  for (let index = length - 1; index > 0; index -= 1) {
    state = (state * 48_271) % 0x7fffffff;
    const other = state % (index + 1);
    [numbers[index], numbers[other]] = [numbers[other] ?? 0, numbers[index] ?? 0];
  }
  return numbers;
};

it.each([0, 1, 2, 3, 10, 1_000])('the lowest of %d numbers are found, whatever their order', (length) => {
  const sorted = Array.from({ length }, (_, index) => index * 3);
  for (const unsorted of [shuffle(length), sorted, sorted.toReversed()]) {
    for (const count of [0, 1, 2, 5, 999, 1_000, 2_000]) {
      expect([...selectLowest(Float64Array.from(unsorted), count)]).toEqual(sorted.slice(0, count));
    }
  }
});

const distances = [5, 1, 3, 1, 9, 3, 0, 3];

it.each([0, 1, 2, 4, 8, 20])('the %d nearest numbers are found, and the lowest of equally distant ones', (max) => {
  const sorted = [6, 1, 3, 2, 5, 7, 0, 4].slice(0, max);
  for (const order of [[...distances.keys()], [...distances.keys()].toReversed()]) {
    const nearest = new NearestNumbers(max);
    for (const number of order) nearest.add(number, distances[number] ?? 0);
    expect(nearest.numbers).toEqual(sorted);
  }
});

it('equally distant numbers are compared by their positions', () => {
  const nearest = new NearestNumbers(2, (number) => -number);
  for (const number of [1, 2, 3]) nearest.add(number, 7);
  expect(nearest.numbers).toEqual([3, 2]);
});
