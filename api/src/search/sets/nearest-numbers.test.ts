import { expect, it } from '@jest/globals';
import { NearestNumbers } from './nearest-numbers.js';

const distances = [5, 1, 3, 1, 9, 3, 0, 3];

it.each([0, 1, 2, 4, 8, 20])('of the added numbers, at most %d are stored: the nearest, sorted by distance, then by number', (max) => {
  const sorted = [6, 1, 3, 2, 5, 7, 0, 4].slice(0, max);
  for (const order of [[...distances.keys()], [...distances.keys()].toReversed()]) {
    const nearest = new NearestNumbers(max);
    for (const number of order) nearest.add(number, distances[number] ?? 0);
    expect(nearest.numbers).toEqual(sorted);
  }
});

it('if only two of three equally distant numbers fit, those with the lowest positions are stored, the lowest first', () => {
  const nearest = new NearestNumbers(2, (number) => -number);
  for (const number of [1, 2, 3]) nearest.add(number, 7);
  expect(nearest.numbers).toEqual([3, 2]);
});
