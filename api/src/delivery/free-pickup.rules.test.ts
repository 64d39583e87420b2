import { describe, expect, it } from '@jest/globals';
import { computeMissingForFreePickup } from './free-pickup.rules.js';

describe('free pickup', () => {
  it.each([
    [0n, 0n],
    [8_800_00n, 1_200_00n],
    [9_999_99n, 1n],
    [10_000_00n, 0n],
    [90_000_00n, 0n],
  ])('for goods of %d kopecks requires goods for another %d kopecks', (goods, missing) => {
    expect(computeMissingForFreePickup(goods)).toBe(missing);
  });
});
