import fc from 'fast-check';
import type { BonusTerms } from './bonus-payment.rules.js';
import type { QuotedItem, QuotedPromo, QuoteTerms } from './quote.rules.js';

export const now = new Date('2026-11-20T12:00:00Z');
export const later = new Date(now.getTime() + 1);

export const buildItem = (overrides: Partial<QuotedItem> = {}): QuotedItem => ({
  id: 'a',
  price: 100_00n,
  oldPrice: null,
  loyaltyPrice: null,
  active: true,
  reservedUntil: null,
  soldAt: null,
  deletedAt: null,
  bonusCalcState: 'FULL',
  ...overrides,
});

export const buildTerms = (overrides: Partial<QuoteTerms> = {}): QuoteTerms => ({
  payer: 'MEMBER',
  cashbackPercentage: 3,
  now,
  promo: null,
  bonuses: null,
  delivery: null,
  deliveryMode: 'COURIER',
  ...overrides,
});

export const buildPromo = (covered: readonly QuotedItem[], overrides: Partial<QuotedPromo> = {}): QuotedPromo => ({
  kind: 'PERCENT',
  percent: 10,
  amount: null,
  leastSum: 0n,
  withMemberPrices: true,
  withBonuses: true,
  coveredUnitIds: new Set(covered.map(({ id }) => id)),
  ...overrides,
});

export const buildBonuses = (overrides: Partial<BonusTerms> = {}): BonusTerms => ({
  requested: 0,
  balance: 5_000,
  maxBonusPercentage: 10,
  ...overrides,
});

/** Prices from 1 rouble, below which nothing is reduced. Many are close to 1 rouble. */
const anyAmount = fc.oneof(fc.bigInt(100n, 1_000n), fc.bigInt(100n, 100_000_00n), fc.bigInt(100n, 10n ** 12n));

const anyItem: fc.Arbitrary<QuotedItem> = fc
  .record({
    id: fc.uuid(),
    price: anyAmount,
    reduction: fc.option(anyAmount),
    memberPrice: fc.option(anyAmount),
    bonusCalcState: fc.constantFrom('FULL' as const, 'FULL' as const, 'ACCRUAL_ONLY' as const, 'NONE' as const),
    active: fc.constantFrom(true, true, true, false),
    reservedUntil: fc.option(fc.constantFrom(now, later), { freq: 1 }),
  })
  .map(({ reduction, memberPrice, ...fields }) =>
    buildItem({
      ...fields,
      oldPrice: reduction && fields.price + reduction,
      loyaltyPrice: memberPrice && (memberPrice < fields.price ? memberPrice : fields.price),
    }),
  );

export interface AnyCart {
  items: QuotedItem[];
  terms: QuoteTerms;
}

/** A member's cart with any mix of lines, promo code, bonuses and delivery. */
export const anyCart: fc.Arbitrary<AnyCart> = fc.uniqueArray(anyItem, { maxLength: 30, selector: ({ id }) => id }).chain((items) =>
  fc.record({
    items: fc.constant(items),
    terms: fc
      .record({
        cashbackPercentage: fc.integer({ min: 0, max: 10 }),
        promo: fc.option(anyPromo(items), { freq: 4 }),
        bonuses: anyBonuses,
        delivery: fc.option(fc.bigInt(0n, 1_180_00n)),
        deliveryMode: fc.constantFrom('COURIER' as const, 'PICKUP' as const),
      })
      .map(buildTerms),
  }),
);

const anyBonuses = fc.record({
  requested: fc.oneof(fc.integer({ min: -5, max: 50 }), fc.integer({ min: 0, max: 10_000_000 })),
  balance: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 10_000_000 })),
  maxBonusPercentage: fc.constantFrom(0, 10, 15, 20, 30, 50),
});

const anyPromo = (items: readonly QuotedItem[]): fc.Arbitrary<QuotedPromo> =>
  fc
    .record({
      effect: fc.oneof(
        fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'PERCENT' as const, percent, amount: null })),
        anyAmount.map((amount) => ({ kind: 'AMOUNT' as const, percent: null, amount })),
        fc.constant({ kind: 'FREE_DELIVERY' as const, percent: null, amount: null }),
      ),
      leastSum: fc.oneof(fc.constant(0n), anyAmount),
      withMemberPrices: fc.boolean(),
      withBonuses: fc.boolean(),
      covered: fc.subarray([...items]),
    })
    .map(({ effect, covered, ...conditions }) => buildPromo(covered, { ...effect, ...conditions }));
