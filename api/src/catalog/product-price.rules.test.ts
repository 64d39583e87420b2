import { describe, expect, it } from '@jest/globals';
import { displayedItem, type PricedItem, saleOf } from './product-price.rules.js';

const now = new Date('2026-11-20T12:00:00Z');
const item = (overrides: Partial<PricedItem>): PricedItem => ({
  id: 'a',
  price: 100n,
  oldPrice: null,
  active: true,
  reservedUntil: null,
  soldAt: null,
  deletedAt: null,
  ...overrides,
});

describe('the displayed item', () => {
  it('is the cheapest, of equals the first by id', () => {
    const items = [item({ id: 'c', price: 90n }), item({ id: 'b', price: 80n }), item({ id: 'a', price: 80n })];
    expect(displayedItem(items, now)?.id).toBe('a');
  });

  it('is one that can be bought: a reservation ends on the very moment it names', () => {
    const taken = [
      item({ id: 'inactive', active: false }),
      item({ id: 'deleted', deletedAt: now }),
      item({ id: 'sold', soldAt: now }),
      item({ id: 'reserved', reservedUntil: new Date(now.getTime() + 1) }),
    ];
    expect(displayedItem(taken, now)).toBeUndefined();
    expect(displayedItem([...taken, item({ id: 'free', reservedUntil: now })], now)?.id).toBe('free');
  });
});

describe('the sale', () => {
  it.each([
    [50n, 100n, 50],
    [67n, 100n, 33],
    [1n, 3n, 66],
    [999n, 1000n, 0],
    [9_007_199_254_740_990n, 9_007_199_254_740_991n, 0],
    [1n, 9_007_199_254_740_991n, 99],
  ])('%d instead of %d is %d percent', (price, oldPrice, percent) => {
    expect(saleOf({ price, oldPrice })).toBe(percent);
  });

  it('is none without an old price', () => {
    expect(saleOf({ price: 1n, oldPrice: null })).toBeNull();
  });
});
