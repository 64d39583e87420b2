import { describe, expect, it } from '@jest/globals';
import { computeMissingForFreePickup, computePickupPrice } from './free-pickup.rules.js';

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

  it('begins at exactly 10,000 roubles of goods', () => {
    const prices = [9_999_99n, 10_000_00n, 10_000_01n].map((goods) => computePickupPrice({ pickup: 390_00n }, goods));
    expect(prices).toEqual([390_00n, 0n, 0n]);
  });
});
