import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toKopecks } from '../../platform/money.js';
import { splitByWeight } from './amounts.rules.js';

const sumAmounts = (amounts: bigint[]) => amounts.reduce((whole, one) => whole + one, 0n);

describe('an amount that is split by weights', () => {
  it('has shares that add up to it unless all weights are zero, each less than one kopeck from its exact value', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 9n), fc.array(fc.bigInt(0n, 10n ** 9n), { minLength: 1, maxLength: 100 }), (whole, weights) => {
        const shares = splitByWeight(whole, weights);
        const all = sumAmounts(weights);
        expect(sumAmounts(shares)).toBe(all === 0n ? 0n : whole);
        for (const [position, share] of shares.entries()) {
          const exactShare = toKopecks(whole) * Number(weights[position] ?? 0n);
          if (all > 0n) expect(Math.abs(Number(share) - exactShare / Number(all))).toBeLessThan(1.000001);
          if (weights[position] === 0n) expect(share).toBe(0n);
        }
      }),
    );
  });

  it('adds its remaining kopecks to the lines with the largest remainders, and among equal remainders to the first line', () => {
    expect(splitByWeight(10n, [1n, 1n, 1n])).toEqual([4n, 3n, 3n]);
    expect(splitByWeight(100n, [333n, 333n, 334n])).toEqual([33n, 33n, 34n]);
    expect(splitByWeight(5n, [0n, 0n])).toEqual([0n, 0n]);
  });
});
