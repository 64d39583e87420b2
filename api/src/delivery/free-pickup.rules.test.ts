import { describe, expect, it } from '@jest/globals';
import { computeMissingForFreePickup, computePickupPrice } from './free-pickup.rules.js';

describe('free pickup', () => {
  it.each([
    ['no further purchase with an empty cart', 0n, 0n],
    ['a further purchase of 1,200 roubles with goods of 8,800 roubles', 8_800_00n, 1_200_00n],
    ['a further purchase of one kopeck with goods of 9,999.99 roubles', 9_999_99n, 1n],
    ['no further purchase with goods of 10,000 roubles', 10_000_00n, 0n],
    ['no further purchase with goods of 90,000 roubles', 90_000_00n, 0n],
  ])('requires %s', (_what, goods, missing) => {
    expect(computeMissingForFreePickup(goods)).toBe(missing);
  });

  it('begins at exactly 10,000 roubles of goods', () => {
    const prices = [9_999_99n, 10_000_00n, 10_000_01n].map((goods) => computePickupPrice({ pickupPrice: 390_00n }, goods));
    expect(prices).toEqual([390_00n, 0n, 0n]);
  });
});
