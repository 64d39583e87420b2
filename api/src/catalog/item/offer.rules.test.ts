import { describe, expect, it } from '@jest/globals';
import { deliverySpeedOf, offersOf } from './offer.rules.js';

const now = new Date('2026-11-20T12:00:00Z');
const unit = {
  price: 100n,
  oldPrice: null,
  active: true,
  reservedUntil: null,
  soldAt: null,
  deletedAt: null,
  supplier: 'MEET_WAREHOUSE' as const,
  sizeId: 'm',
  sizePosition: 2,
};

describe('offers', () => {
  it('are one a size and speed, smallest size first, cheapest first within it', () => {
    const offers = offersOf(
      [
        { ...unit, id: 'fast', price: 300n },
        { ...unit, id: 'fast-dearer', price: 400n },
        { ...unit, id: 'slow', price: 200n, supplier: 'CONTRACTOR' as const },
        { ...unit, id: 'slow-dearer', price: 250n, supplier: 'TRADING_FLOOR' as const },
        { ...unit, id: 'small', price: 900n, sizeId: 's', sizePosition: 1 },
      ],
      now,
    );
    expect(offers.map(({ item, deliverySpeed }) => [item.id, deliverySpeed])).toEqual([
      ['small', 'FAST'],
      ['slow', 'SLOW'],
      ['fast', 'FAST'],
    ]);
  });

  it('leave out what cannot be bought at this moment', () => {
    const later = new Date(now.getTime() + 1);
    const items = [
      { ...unit, id: 'sold', soldAt: now },
      { ...unit, id: 'reserved', reservedUntil: later },
    ];
    expect(offersOf(items, now)).toEqual([]);
    expect(offersOf(items, later)).toMatchObject([{ item: { id: 'reserved' } }]);
  });

  it('are fast from our own stock only', () => {
    expect(deliverySpeedOf('MEET_WAREHOUSE')).toBe('FAST');
    for (const supplier of ['CONTRACTOR', 'PRIVATE_SELLER', 'TRADING_FLOOR'] as const) expect(deliverySpeedOf(supplier)).toBe('SLOW');
  });
});
