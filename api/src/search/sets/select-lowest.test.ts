import { expect, it } from '@jest/globals';
import { selectLowest } from './select-lowest.js';

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

it.each([0, 1, 2, 3, 10, 1_000])('the lowest numbers are found whatever the order of the list (numbers in the list: %d)', (length) => {
  const sorted = Array.from({ length }, (_, index) => index * 3);
  for (const unsorted of [shuffle(length), sorted, sorted.toReversed()]) {
    for (const count of [0, 1, 2, 5, 999, 1_000, 2_000]) {
      expect([...selectLowest(Float64Array.from(unsorted), count)]).toEqual(sorted.slice(0, count));
    }
  }
});
