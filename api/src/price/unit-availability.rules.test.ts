import { describe, expect, it } from '@jest/globals';
import { findDisplayedItem, type PricedItem } from './unit-availability.rules.js';

const now = new Date('2026-11-20T12:00:00Z');

const buildUnit = (overrides: Partial<PricedItem>): PricedItem => ({
  id: 'a',
  price: 100n,
  oldPrice: null,
  active: true,
  reservedUntil: null,
  soldAt: null,
  deletedAt: null,
  ...overrides,
});

const unavailableUnits = [
  buildUnit({ id: 'inactive', price: 1n, active: false }),
  buildUnit({ id: 'deleted', price: 1n, deletedAt: now }),
  buildUnit({ id: 'sold', price: 1n, soldAt: now }),
  buildUnit({ id: 'reserved', price: 1n, reservedUntil: new Date(now.getTime() + 1) }),
];

describe('the unit whose price a product is listed with', () => {
  it('is the cheapest unit for a guest', () => {
    expect(findDisplayedItem([buildUnit({ id: 'a', price: 100n }), buildUnit({ id: 'b', price: 90n })], now)?.id).toBe('b');
  });

  it('has the lowest id among units of the same lowest price', () => {
    const items = [buildUnit({ id: 'c', price: 90n }), buildUnit({ id: 'b', price: 80n }), buildUnit({ id: 'a', price: 80n })];
    for (const order of [items, items.toReversed()]) expect(findDisplayedItem(order, now)?.id).toBe('a');
  });

  it('is never inactive, deleted, sold or reserved, but may be one whose reservation ends at this exact moment', () => {
    expect(findDisplayedItem(unavailableUnits, now)).toBeUndefined();
    expect(findDisplayedItem([...unavailableUnits, buildUnit({ id: 'free', reservedUntil: now })], now)?.id).toBe('free');
  });
});
