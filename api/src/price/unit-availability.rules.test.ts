import { describe, expect, it } from '@jest/globals';
import { findDisplayedItem, type PricedItem } from './unit-availability.rules.js';
import { toDeliverySpeed } from './unit-origin.rules.js';

const now = new Date('2026-11-20T12:00:00Z');

const unit = (overrides: Partial<PricedItem>): PricedItem => ({
  id: 'a',
  price: 100n,
  oldPrice: null,
  active: true,
  reservedUntil: null,
  soldAt: null,
  deletedAt: null,
  ...overrides,
});

const taken = [
  unit({ id: 'inactive', price: 1n, active: false }),
  unit({ id: 'deleted', price: 1n, deletedAt: now }),
  unit({ id: 'sold', price: 1n, soldAt: now }),
  unit({ id: 'reserved', price: 1n, reservedUntil: new Date(now.getTime() + 1) }),
];

describe('the unit whose price a product is listed with', () => {
  it('is the cheapest one for a guest', () => {
    expect(findDisplayedItem([unit({ id: 'a', price: 100n }), unit({ id: 'b', price: 90n })], now)?.id).toBe('b');
  });

  it('is chosen by id among equal prices', () => {
    const items = [unit({ id: 'c', price: 90n }), unit({ id: 'b', price: 80n }), unit({ id: 'a', price: 80n })];
    for (const order of [items, items.toReversed()]) expect(findDisplayedItem(order, now)?.id).toBe('a');
  });

  it('is available from the exact moment at which its reservation ends', () => {
    expect(findDisplayedItem(taken, now)).toBeUndefined();
    expect(findDisplayedItem([...taken, unit({ id: 'free', reservedUntil: now })], now)?.id).toBe('free');
  });
});

it("only offers from the shop's own stock are fast", () => {
  expect(toDeliverySpeed('MEET_WAREHOUSE')).toBe('FAST');
  for (const supplier of ['CONTRACTOR', 'PRIVATE_SELLER', 'TRADING_FLOOR'] as const) expect(toDeliverySpeed(supplier)).toBe('SLOW');
});
