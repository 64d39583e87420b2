import { expect, it } from '@jest/globals';
import { Nearest } from './nearest.js';

const distances = [5, 1, 3, 1, 9, 3, 0, 3];

it.each([0, 1, 2, 4, 8, 20])('keeps the %d nearest numbers, and the lowest of equally distant ones', (most) => {
  const sorted = [6, 1, 3, 2, 5, 7, 0, 4].slice(0, most);
  for (const order of [[...distances.keys()], [...distances.keys()].toReversed()]) {
    const nearest = new Nearest(most);
    for (const number of order) nearest.add(number, distances[number] ?? 0);
    expect(nearest.numbers).toEqual(sorted);
  }
});

it('compares equally distant numbers by their places', () => {
  const nearest = new Nearest(2, (number) => -number);
  for (const number of [1, 2, 3]) nearest.add(number, 7);
  expect(nearest.numbers).toEqual([3, 2]);
});
