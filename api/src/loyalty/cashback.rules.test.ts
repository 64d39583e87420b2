import { describe, expect, it } from '@jest/globals';
import { computeCashback } from './cashback.rules.js';

describe('cashback', () => {
  it.each([
    [12_490_00, 3, 374],
    [33_33, 3, 0],
    [33_34, 3, 1],
    [100_000_000_00, 100, 100_000_000],
  ])('for %d kopecks at %d %%, in whole bonuses, is %d', (price, cashbackPercentage, bonuses) => {
    expect(computeCashback({ price, cashbackPercentage, bonusCalcState: 'FULL' })).toBe(bonuses);
  });

  it('is at most 2147483647 bonuses', () => {
    expect(computeCashback({ price: 9_007_199_254_740_991, cashbackPercentage: 10, bonusCalcState: 'FULL' })).toBe(2_147_483_647);
  });

  it('is earned for a unit with the bonus state ACCRUAL_ONLY, and not with NONE', () => {
    const purchase = { price: 1000_00, cashbackPercentage: 5 };
    expect(computeCashback({ ...purchase, bonusCalcState: 'ACCRUAL_ONLY' })).toBe(50);
    expect(computeCashback({ ...purchase, bonusCalcState: 'NONE' })).toBe(0);
  });
});
