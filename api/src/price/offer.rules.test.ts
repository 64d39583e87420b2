import { describe, expect, it } from '@jest/globals';
import { deliverySpeedOf, displayedItem, isFromPrice, type OfferedItem, offersOf } from './offer.rules.js';
import { payableOf } from './payable.rules.js';

const now = new Date('2026-11-20T12:00:00Z');

interface Unit extends OfferedItem {
  loyaltyPrice: bigint | null;
}

const unit = (overrides: Partial<Unit>): Unit => ({
  id: 'a',
  price: 100n,
  oldPrice: null,
  loyaltyPrice: null,
  active: true,
  reservedUntil: null,
  soldAt: null,
  deletedAt: null,
  supplier: 'MEET_WAREHOUSE',
  sizeId: 'm',
  sizePosition: 2,
  ...overrides,
});
const toGuest = (item: Unit) => payableOf(item, 'GUEST');
const toMember = (item: Unit) => payableOf(item, 'MEMBER');

const taken = [
  unit({ id: 'inactive', price: 1n, active: false }),
  unit({ id: 'deleted', price: 1n, deletedAt: now }),
  unit({ id: 'sold', price: 1n, soldAt: now }),
  unit({ id: 'reserved', price: 1n, reservedUntil: new Date(now.getTime() + 1) }),
];

describe('the displayed item', () => {
  it('is the one that costs the viewer least', () => {
    const items = [unit({ id: 'a', price: 90n }), unit({ id: 'b', price: 100n, loyaltyPrice: 80n })];
    expect(displayedItem(items, now, toGuest)?.id).toBe('a');
    expect(displayedItem(items, now, toMember)?.id).toBe('b');
  });

  it('is chosen by the guest price, then by id, when costs are equal', () => {
    const items = [unit({ id: 'c', price: 90n, loyaltyPrice: 80n }), unit({ id: 'b', price: 80n }), unit({ id: 'a', price: 80n })];
    for (const order of [items, items.toReversed()]) {
      expect(displayedItem(order, now, toMember)?.id).toBe('a');
      expect(displayedItem(order, now)?.id).toBe('a');
    }
  });

  it('is available from the very moment that its reservation ends', () => {
    expect(displayedItem(taken, now)).toBeUndefined();
    expect(displayedItem([...taken, unit({ id: 'free', reservedUntil: now })], now)?.id).toBe('free');
  });
});

describe('«от»', () => {
  it('is shown when another available item costs this viewer more', () => {
    const shown = unit({ id: 'a' });
    const dearer = unit({ id: 'b', price: 120n, loyaltyPrice: 100n });
    expect(isFromPrice(shown, [shown, dearer], { now, costOf: toGuest })).toBe(true);
    expect(isFromPrice(shown, [shown, dearer], { now, costOf: toMember })).toBe(false);
    expect(isFromPrice(shown, [shown, ...taken.map((item) => ({ ...item, price: 500n }))], { now, costOf: toGuest })).toBe(false);
  });
});

describe('offers', () => {
  it('are one per size and speed, smallest size first, cheapest first within a size', () => {
    const offers = offersOf(
      [
        unit({ id: 'fast', price: 300n }),
        unit({ id: 'fast-dearer', price: 400n }),
        unit({ id: 'slow', price: 200n, supplier: 'CONTRACTOR' }),
        unit({ id: 'slow-dearer', price: 250n, supplier: 'TRADING_FLOOR' }),
        unit({ id: 'small', price: 900n, sizeId: 's', sizePosition: 1 }),
      ],
      now,
      toGuest,
    );
    expect(offers.map(({ item, deliverySpeed }) => [item.id, deliverySpeed])).toEqual([
      ['small', 'FAST'],
      ['slow', 'SLOW'],
      ['fast', 'FAST'],
    ]);
  });

  it('depend on the viewer, for whom another unit or speed may be cheaper', () => {
    const items = [
      unit({ id: 'fast', price: 300n }),
      unit({ id: 'fast-for-members', price: 310n, loyaltyPrice: 150n }),
      unit({ id: 'slow', price: 200n, supplier: 'CONTRACTOR' }),
    ];
    const idsOf = (cost: typeof toGuest) => offersOf(items, now, cost).map(({ item }) => item.id);
    expect(idsOf(toGuest)).toEqual(['slow', 'fast']);
    expect(idsOf(toMember)).toEqual(['fast-for-members', 'slow']);
  });

  it('leave out units that cannot be bought now', () => {
    expect(offersOf(taken, now, toGuest)).toEqual([]);
    expect(offersOf(taken, new Date(now.getTime() + 1), toGuest)).toMatchObject([{ item: { id: 'reserved' } }]);
  });

  it('are fast from the stock of the shop only', () => {
    expect(deliverySpeedOf('MEET_WAREHOUSE')).toBe('FAST');
    for (const supplier of ['CONTRACTOR', 'PRIVATE_SELLER', 'TRADING_FLOOR'] as const) expect(deliverySpeedOf(supplier)).toBe('SLOW');
  });
});
