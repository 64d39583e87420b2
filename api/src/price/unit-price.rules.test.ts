import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { computeMemberSaving, computePayable, computePriceBefore, computeSale, type ItemPrices } from './unit-price.rules.js';

const buildPrices = (price: bigint, loyaltyPrice: bigint | null, oldPrice: bigint | null): ItemPrices => ({
  price,
  loyaltyPrice,
  oldPrice,
});

describe('the price of a unit', () => {
  it.each([
    ['no reduction', buildPrices(100n, null, null), { guest: [100n, null, null], member: [100n, null] }],
    ['a member price', buildPrices(100n, 80n, null), { guest: [100n, null, 20n], member: [80n, 100n] }],
    ['an old price', buildPrices(100n, null, 120n), { guest: [100n, 120n, null], member: [100n, 120n] }],
    ['a member price and an old price', buildPrices(100n, 80n, 120n), { guest: [100n, 120n, 20n], member: [80n, 120n] }],
    ['a member price equal to the price', buildPrices(100n, 100n, null), { guest: [100n, null, null], member: [100n, null] }],
  ])('with %s is computed for guests and members, with the price before and the member saving', (_kind, item, { guest, member }) => {
    expect([computePayable(item, 'GUEST'), computePriceBefore(item, 'GUEST'), computeMemberSaving(item, 'GUEST')]).toEqual(guest);
    expect([computePayable(item, 'MEMBER'), computePriceBefore(item, 'MEMBER'), computeMemberSaving(item, 'MEMBER')]).toEqual([
      ...member,
      null,
    ]);
  });

  it('is below any earlier price, and a guest saves exactly the difference to the price for members by signing in', () => {
    const amount = fc.bigInt(0n, 2n ** 53n - 1n);
    fc.assert(
      fc.property(amount, fc.option(amount), fc.option(amount), (price, loyalty, old) => {
        const item = buildPrices(price, loyalty !== null && loyalty <= price ? loyalty : null, old !== null && old > price ? old : null);
        for (const payer of ['GUEST', 'MEMBER'] as const) {
          const before = computePriceBefore(item, payer);
          expect(before === null || before > computePayable(item, payer)).toBe(true);
        }
        expect(computePayable(item, 'GUEST') - (computeMemberSaving(item, 'GUEST') ?? 0n)).toBe(computePayable(item, 'MEMBER'));
      }),
    );
  });
});

describe('the discount', () => {
  it.each([
    [100, 50, 50],
    [100, 67, 33],
    [3, 1, 66],
    [1_000, 999, 0],
    [9_007_199_254_740_991, 9_007_199_254_740_990, 0],
    [9_007_199_254_740_991, 1, 99],
  ])('from the old price %i to the price %i is %i percent', (oldPrice, price, percent) => {
    expect(computeSale({ price: BigInt(price), oldPrice: BigInt(oldPrice) })).toBe(percent);
  });

  it('is null without an old price', () => {
    expect(computeSale({ price: 1n, oldPrice: null })).toBeNull();
  });
});
