import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildItem, buildTerms as buildMemberTerms, later, now } from './quote.harness.js';
import { computeQuote, findProblem, type QuotedItem, type QuoteTerms } from './quote.rules.js';

const buildGuestTerms = (overrides: Partial<QuoteTerms> = {}): QuoteTerms => buildMemberTerms({ payer: 'GUEST', ...overrides });
const goods = [
  buildItem({ price: 12_490_01n, oldPrice: 17_990_00n, loyaltyPrice: 11_240_00n }),
  buildItem({ price: 8_990_00n, loyaltyPrice: 8_090_00n }),
  buildItem({ price: 5_000_00n, bonusCalcState: 'NONE' }),
];

describe('a quote', () => {
  it('for a guest uses guest prices and returns what signing in would save', () => {
    expect(computeQuote(goods, buildGuestTerms())).toMatchObject({
      goods: 31_980_00n,
      discount: 5_499_99n,
      total: 26_480_01n,
      cashback: 644n,
      memberSaving: 2_150_01n,
    });
  });

  it('for a member uses member prices, and strikes through the old or the guest price', () => {
    const quote = computeQuote(goods, buildMemberTerms({ cashbackPercentage: 10 }));
    expect(quote).toMatchObject({ goods: 31_980_00n, discount: 7_650_00n, total: 24_330_00n, cashback: 1_933n, memberSaving: null });
    expect(quote.lines.map(({ payable, before, memberSaving }) => [payable, before, memberSaving])).toEqual([
      [11_240_00n, 17_990_00n, null],
      [8_090_00n, 8_990_00n, null],
      [5_000_00n, null, null],
    ]);
  });

  it('earns no more bonuses than fit into a GraphQL Int', () => {
    const expensiveItems = Array.from({ length: 100 }, (_, index) => buildItem({ id: String(index), price: 10_000_000_000n }));
    const quote = computeQuote(expensiveItems, buildGuestTerms({ cashbackPercentage: 100 }));
    expect(quote.cashback).toBe(2_147_483_647n);
    expect(quote.lines.reduce((sum, { cashback }) => sum + cashback, 0n)).toBe(2_147_483_647n);
  });

  it('is zero without items', () => {
    expect(computeQuote([], buildGuestTerms())).toEqual({
      lines: [],
      goods: 0n,
      discount: 0n,
      promo: 0n,
      bonuses: 0n,
      mostBonuses: 0n,
      delivery: null,
      waivedDelivery: null,
      total: 0n,
      cashback: 0n,
      memberSaving: null,
      promoProblem: null,
    });
  });

  it('reports that a unit is sold rather than withdrawn, and withdrawn rather than reserved', () => {
    expect(findProblem(buildItem(), now)).toBeNull();
    expect(findProblem(buildItem({ reservedUntil: later }), now)).toBe('RESERVED');
    expect(findProblem(buildItem({ reservedUntil: now }), now)).toBeNull();
    expect(findProblem(buildItem({ reservedUntil: later, active: false }), now)).toBe('INACTIVE');
    expect(findProblem(buildItem({ reservedUntil: later, active: false, soldAt: now }), now)).toBe('SOLD');
  });
});

const amount = fc.bigInt(1n, 10n ** 12n);
const anyItem: fc.Arbitrary<QuotedItem> = fc
  .record({
    price: amount,
    reduction: fc.option(amount),
    saving: fc.option(amount),
    bonusCalcState: fc.constantFrom('FULL' as const, 'ACCRUAL_ONLY' as const, 'NONE' as const),
    active: fc.boolean(),
    soldAt: fc.option(fc.constant(now), { freq: 3 }),
    reservedUntil: fc.option(fc.constantFrom(now, later)),
  })
  .map(({ reduction, saving, ...same }) =>
    buildItem({
      ...same,
      oldPrice: reduction && same.price + reduction,
      loyaltyPrice: saving && (saving < same.price ? same.price - saving : same.price),
    }),
  );
const anyTerms = fc
  .record({ payer: fc.constantFrom('GUEST' as const, 'MEMBER' as const), cashbackPercentage: fc.integer({ min: 0, max: 100 }) })
  .map((overrides) => buildGuestTerms(overrides));
const sumAmounts = (amounts: bigint[]) => amounts.reduce((whole, one) => whole + one, 0n);

describe('any quote', () => {
  it('equals the exact sum of the lines that can be bought', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 100 }), anyTerms, (items, quoteTerms) => {
        const quote = computeQuote(items, quoteTerms);
        const bought = quote.lines.filter(({ problem }) => problem === null);
        expect(quote.lines.map((line) => line.item)).toEqual(items);
        expect(quote.total).toBe(sumAmounts(bought.map(({ payable }) => payable)));
        expect(quote.goods).toBe(sumAmounts(bought.map(({ before, payable }) => before ?? payable)));
        expect(quote.discount).toBe(quote.goods - quote.total);
        expect(quote.discount >= 0n).toBe(true);
        expect(quote.memberSaving ?? 0n).toBe(sumAmounts(bought.map(({ memberSaving }) => memberSaving ?? 0n)));
        expect(quote.cashback).toBe(sumAmounts(quote.lines.map(({ cashback }) => cashback)));
      }),
    );
  });

  it('earns cashback on the lines that earn it, rounded down once', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 100 }), anyTerms, (items, quoteTerms) => {
        const { lines, cashback } = computeQuote(items, quoteTerms);
        const earning = lines.filter(({ problem, item: { bonusCalcState } }) => problem === null && bonusCalcState !== 'NONE');
        const paid = sumAmounts(earning.map(({ payable }) => payable));
        const earned = (paid * BigInt(quoteTerms.cashbackPercentage)) / 10_000n;
        expect(cashback).toBe(earned < 2_147_483_647n ? earned : 2_147_483_647n);
        for (const line of lines) expect(line.cashback === 0n || earning.includes(line)).toBe(true);
      }),
    );
  });

  it('becomes cheaper by exactly `memberSaving` when the guest signs in', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 20 }), (items) => {
        const guest = computeQuote(items, buildGuestTerms());
        expect(guest.total - (guest.memberSaving ?? 0n)).toBe(computeQuote(items, buildMemberTerms()).total);
      }),
    );
  });
});

describe('the sums of a quote', () => {
  it('do not change when a line that cannot be bought is added', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 20 }), anyItem, anyTerms, (items, soldItem, quoteTerms) => {
        const { lines: _lines, ...sums } = computeQuote([...items, { ...soldItem, soldAt: now }], quoteTerms);
        expect(computeQuote(items, quoteTerms)).toMatchObject(sums);
      }),
    );
  });
});
