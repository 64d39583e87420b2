import { expect, it } from '@jest/globals';
import { lowest } from './lowest.rules.js';

const shuffled = (length: number): number[] => {
  let state = 7;
  const numbers = Array.from({ length }, (_, at) => at * 3);
  for (let at = length - 1; at > 0; at -= 1) {
    state = (state * 48_271) % 0x7fffffff;
    const other = state % (at + 1);
    [numbers[at], numbers[other]] = [numbers[other] ?? 0, numbers[at] ?? 0];
  }
  return numbers;
};

it.each([0, 1, 2, 3, 10, 1_000])('finds the lowest of %d numbers in any order', (length) => {
  const sorted = Array.from({ length }, (_, at) => at * 3);
  for (const given of [shuffled(length), sorted, sorted.toReversed()]) {
    for (const many of [0, 1, 2, 5, 999, 1_000, 2_000]) {
      expect([...lowest(Float64Array.from(given), many)]).toEqual(sorted.slice(0, many));
    }
  }
});
