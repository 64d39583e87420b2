import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasMemberPrice } from '../../price/unit-price.rules.js';
import { sumAmounts } from './amounts.rules.js';
import { anyCart, buildBonuses, buildItem, buildPromo, buildTerms, now } from './quote.harness.js';
import { computeQuote, type QuoteBreakdown, type QuotedItem } from './quote.rules.js';

const shoes = buildItem({ id: 'shoes', price: 12_000_00n, loyaltyPrice: 10_000_00n });
const coat = buildItem({ id: 'coat', price: 20_000_00n });
const belt = buildItem({ id: 'belt', price: 1_000_00n, bonusCalcState: 'NONE' });
const goods = [shoes, coat, belt];
const covered = [shoes, coat];

const listShares = ({ lines }: QuoteBreakdown<QuotedItem>) => lines.map((line) => [line.promo, line.bonuses, line.payable]);

describe('a promo code', () => {
  it('in percent reduces each line within its scope', () => {
    const quote = computeQuote(goods, buildTerms({ promo: buildPromo(covered, { percent: 15 }) }));
    expect(listShares(quote)).toEqual([
      [1_500_00n, 0n, 8_500_00n],
      [3_000_00n, 0n, 17_000_00n],
      [0n, 0n, 1_000_00n],
    ]);
    expect(quote).toMatchObject({ goods: 33_000_00n, discount: 2_000_00n, promo: 4_500_00n, total: 26_500_00n, promoProblem: null });
  });

  it('for an amount is split over the lines, and leaves at least 1 rouble of each', () => {
    const quote = computeQuote(goods, buildTerms({ promo: buildPromo(covered, { kind: 'AMOUNT', percent: null, amount: 100_00n }) }));
    expect(quote.lines.map((line) => line.promo)).toEqual([33_33n, 66_67n, 0n]);
    const allCovered = computeQuote(goods, buildTerms({ promo: buildPromo(goods, { kind: 'AMOUNT', percent: null, amount: 10n ** 12n }) }));
    expect(allCovered.lines.map(({ payable }) => payable)).toEqual([1_00n, 1_00n, 1_00n]);
    expect(computeQuote(goods, buildTerms({ promo: buildPromo(goods, { percent: 100 }) })).total).toBe(3_00n);
  });

  it('for free delivery makes only the delivery free', () => {
    const quote = computeQuote(
      goods,
      buildTerms({ delivery: 590_00n, promo: buildPromo(goods, { kind: 'FREE_DELIVERY', percent: null }) }),
    );
    expect(quote).toMatchObject({ promo: 0n, delivery: 0n, total: 31_000_00n });
  });

  it('that excludes member prices skips the lines that have a member price', () => {
    const options = { withMemberPrices: false };
    expect(computeQuote(goods, buildTerms({ promo: buildPromo(covered, options) })).lines.map((line) => line.promo)).toEqual([
      0n,
      2_000_00n,
      0n,
    ]);
    expect(computeQuote(goods, buildTerms({ promo: buildPromo([shoes], options) }))).toMatchObject({
      promo: 0n,
      promoProblem: 'NOT_FOR_THESE_GOODS',
    });
    const same = { ...shoes, loyaltyPrice: shoes.price };
    expect(computeQuote([same], buildTerms({ promo: buildPromo([same], options) })).promo).toBe(1_200_00n);
  });

  it('compares its minimum sum with the member prices of all goods that can be bought', () => {
    const quoteFrom = (leastSum: bigint) => computeQuote(goods, buildTerms({ promo: buildPromo([coat], { leastSum }) }));
    expect(quoteFrom(31_000_00n)).toMatchObject({ promo: 2_000_00n, promoProblem: null });
    expect(quoteFrom(31_000_01n)).toMatchObject({ promo: 0n, total: 31_000_00n, promoProblem: 'LEAST_SUM' });
    const sold = { ...belt, soldAt: now };
    expect(computeQuote([shoes, coat, sold], buildTerms({ promo: buildPromo([coat], { leastSum: 30_000_01n }) })).promoProblem).toBe(
      'LEAST_SUM',
    );
    expect(computeQuote([], buildTerms({ promo: buildPromo([], {}) })).promoProblem).toBeNull();
  });

  it('that excludes bonuses leaves none to spend, unless its conditions are not met', () => {
    const options = { requested: 500 };
    const quote = (leastSum: bigint) =>
      computeQuote(goods, buildTerms({ bonuses: buildBonuses(options), promo: buildPromo(covered, { leastSum, withBonuses: false }) }));
    expect(quote(0n)).toMatchObject({ promo: 3_000_00n, bonuses: 0n, mostBonuses: 0n });
    expect(quote(10n ** 9n)).toMatchObject({ promo: 0n, bonuses: 500n, mostBonuses: 3_000n });
  });
});

describe('bonuses', () => {
  it('pay a share of the goods whose bonus state is FULL, after the promo code is applied', () => {
    const quote = computeQuote(
      goods,
      buildTerms({ bonuses: buildBonuses({ requested: 9_999 }), promo: buildPromo([coat], { percent: 50 }) }),
    );
    expect(quote).toMatchObject({ promo: 10_000_00n, bonuses: 2_000n, mostBonuses: 2_000n, total: 19_000_00n });
    expect(quote.lines.map((line) => line.bonuses)).toEqual([1_000n, 1_000n, 0n]);
  });

  it('are limited by the balance, and leave at least 1 rouble to pay', () => {
    expect(computeQuote(goods, buildTerms({ bonuses: buildBonuses({ requested: 9_999, balance: 7 }) }))).toMatchObject({
      bonuses: 7n,
      mostBonuses: 7n,
    });
    const cheap = buildItem({ price: 2_50n });
    const bonusesForAll = { requested: 100, maxBonusPercentage: 100 };
    expect(computeQuote([cheap], buildTerms({ bonuses: buildBonuses(bonusesForAll) }))).toMatchObject({ bonuses: 1n, total: 1_50n });
  });

  it('earn no cashback on what they pay', () => {
    const [withoutBonuses, withBonuses] = [0, 1_000].map((requested) =>
      computeQuote([coat], buildTerms({ cashbackPercentage: 10, bonuses: buildBonuses({ requested }) })),
    );
    expect([withoutBonuses?.cashback, withBonuses?.cashback]).toEqual([2_000n, 1_900n]);
  });

  it('cannot be spent by guests', () => {
    expect(computeQuote(goods, buildTerms({ payer: 'GUEST' }))).toMatchObject({ bonuses: 0n, mostBonuses: 0n });
  });
});

describe('the delivery', () => {
  it('is added to the total, earns no cashback, and costs nothing when nothing can be bought', () => {
    const delivered = computeQuote(goods, buildTerms({ delivery: 590_00n }));
    expect(delivered).toMatchObject({ delivery: 590_00n, total: 31_590_00n, cashback: computeQuote(goods, buildTerms()).cashback });
    expect(computeQuote([{ ...coat, soldAt: now }], buildTerms({ delivery: 590_00n }))).toMatchObject({ delivery: 0n, total: 0n });
  });

  it('to a pickup point costs nothing from 10,000 roubles of goods after member prices, before promo code and bonuses', () => {
    const pickup = { delivery: 390_00n, deliveryMode: 'PICKUP' } as const;
    expect(computeQuote([shoes], buildTerms(pickup))).toMatchObject({ delivery: 0n, total: 10_000_00n });
    expect(computeQuote([{ ...shoes, loyaltyPrice: 9_999_99n }], buildTerms(pickup))).toMatchObject({
      delivery: 390_00n,
      total: 10_389_99n,
    });
    const reduced = buildTerms({ ...pickup, promo: buildPromo([shoes], { percent: 50 }), bonuses: buildBonuses({ requested: 100 }) });
    expect(computeQuote([shoes], reduced)).toMatchObject({ delivery: 0n, total: 4_900_00n });
    expect(computeQuote([belt, { ...coat, soldAt: now }], buildTerms(pickup))).toMatchObject({ delivery: 390_00n });
  });

  it('states the waived fee, and the minimum sum of goods that waives it', () => {
    const buildFreeDelivery = (leastSum: bigint) => buildPromo(goods, { kind: 'FREE_DELIVERY', percent: null, leastSum });
    const computeWaived = (overrides: Parameters<typeof buildTerms>[0]) =>
      computeQuote(goods, buildTerms({ delivery: 590_00n, ...overrides })).waivedDelivery;
    expect(computeWaived({})).toBeNull();
    expect(computeWaived({ deliveryMode: 'PICKUP' })).toEqual({ fee: 590_00n, from: 10_000_00n });
    expect(computeWaived({ promo: buildFreeDelivery(5_000_00n) })).toEqual({ fee: 590_00n, from: 5_000_00n });
    expect(computeWaived({ promo: buildFreeDelivery(20_000_00n), deliveryMode: 'PICKUP' })).toEqual({ fee: 590_00n, from: 10_000_00n });
    expect(computeWaived({ promo: buildFreeDelivery(0n), deliveryMode: 'PICKUP' })).toEqual({ fee: 590_00n, from: 0n });
    expect(computeWaived({ delivery: 0n, deliveryMode: 'PICKUP' })).toBeNull();
    expect(computeWaived({ delivery: null, promo: buildFreeDelivery(0n) })).toBeNull();
  });
});

describe('any delivery', () => {
  it('costs its full price or nothing, and never more to a pickup point than by courier', () => {
    fc.assert(
      fc.property(anyCart, ({ items, terms: quoteTerms }) => {
        const [courier, pickup] = (['COURIER', 'PICKUP'] as const).map((deliveryMode) =>
          computeQuote(items, { ...quoteTerms, deliveryMode }),
        );
        if (!courier || !pickup) throw new Error('there are two quotes');
        const cost = pickup.goods - pickup.discount;
        const isFree = cost === 0n || (quoteTerms.promo?.kind === 'FREE_DELIVERY' && pickup.promoProblem === null);
        const computeFee = (free: boolean) => quoteTerms.delivery && (free ? 0n : quoteTerms.delivery);
        expect(courier.delivery).toBe(computeFee(isFree));
        expect(pickup.delivery).toBe(computeFee(isFree || cost >= 10_000_00n));
        const ignored = { delivery: 0n, waivedDelivery: null, total: 0n };
        expect({ ...pickup, ...ignored }).toEqual({ ...courier, ...ignored });
        for (const { delivery, waivedDelivery } of [courier, pickup])
          expect(waivedDelivery && [delivery, waivedDelivery.fee]).toEqual(waivedDelivery && [0n, quoteTerms.delivery]);
        expect(courier.total - pickup.total).toBe((courier.delivery ?? 0n) - (pickup.delivery ?? 0n));
      }),
      { numRuns: 500 },
    );
  });

  it('is free with a promo code and bonuses if it is free without them', () => {
    fc.assert(
      fc.property(anyCart, ({ items, terms: quoteTerms }) => {
        if (quoteTerms.promo?.kind === 'FREE_DELIVERY') return;
        expect(computeQuote(items, quoteTerms).delivery).toBe(computeQuote(items, { ...quoteTerms, promo: null, bonuses: null }).delivery);
      }),
      { numRuns: 500 },
    );
  });
});

describe('any mix of reductions', () => {
  it('adds up to the kopeck', () => {
    fc.assert(
      fc.property(anyCart, ({ items, terms: quoteTerms }) => {
        const quote = computeQuote(items, quoteTerms);
        const bought = quote.lines.filter(({ problem }) => problem === null);
        for (const line of quote.lines) expect(line.payable).toBe(line.cost - line.promo - 100n * line.bonuses);
        for (const line of quote.lines) if (line.problem) expect([line.promo, line.bonuses, line.cashback]).toEqual([0n, 0n, 0n]);
        expect(quote.promo).toBe(sumAmounts(bought.map((line) => line.promo)));
        expect(quote.bonuses).toBe(sumAmounts(bought.map((line) => line.bonuses)));
        expect(quote.cashback).toBe(sumAmounts(bought.map((line) => line.cashback)));
        expect(quote.total).toBe(sumAmounts(bought.map((line) => line.payable)) + (quote.delivery ?? 0n));
        expect(quote.total).toBe(quote.goods - quote.discount - quote.promo - 100n * quote.bonuses + (quote.delivery ?? 0n));
      }),
      { numRuns: 500 },
    );
  });

  it('reduces no line below 1 rouble, and by the promo code only lines within its scope', () => {
    fc.assert(
      fc.property(anyCart, ({ items, terms: quoteTerms }) => {
        for (const line of computeQuote(items, quoteTerms).lines) {
          expect(line.promo >= 0n && line.bonuses >= 0n && line.payable >= 100n).toBe(true);
          if (line.bonuses > 0n) expect(line.item.bonusCalcState).toBe('FULL');
          if (line.promo === 0n) continue;
          expect(quoteTerms.promo?.coveredUnitIds.has(line.item.id)).toBe(true);
          expect(quoteTerms.promo?.withMemberPrices || !hasMemberPrice(line.item)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('spends no more bonuses than requested, and no more than the balance and the level allow', () => {
    fc.assert(
      fc.property(anyCart, ({ items, terms: quoteTerms }) => {
        const quote = computeQuote(items, quoteTerms);
        const { requested = 0, balance = 0, maxBonusPercentage = 0 } = quoteTerms.bonuses ?? {};
        const bonusPayable = quote.lines.filter(({ problem, item: { bonusCalcState } }) => problem === null && bonusCalcState === 'FULL');
        const limit = sumAmounts(bonusPayable.map((line) => line.cost - line.promo)) * BigInt(maxBonusPercentage);
        expect(quote.mostBonuses <= BigInt(balance) && 10_000n * quote.mostBonuses <= limit).toBe(true);
        expect(quote.bonuses).toBe(BigInt(Math.max(0, Math.min(requested, Number(quote.mostBonuses)))));
      }),
      { numRuns: 500 },
    );
  });

  it('earns cashback on the money paid for goods that earn it, rounded down once', () => {
    fc.assert(
      fc.property(anyCart, ({ items, terms: quoteTerms }) => {
        const quote = computeQuote(items, quoteTerms);
        const earning = quote.lines.filter(({ problem, item: { bonusCalcState } }) => problem === null && bonusCalcState !== 'NONE');
        expect(quote.cashback).toBe((sumAmounts(earning.map(({ payable }) => payable)) * BigInt(quoteTerms.cashbackPercentage)) / 10_000n);
      }),
    );
  });

  it('is split in the same way on every call and for any order of the lines', () => {
    const indexLines = (quote: QuoteBreakdown<QuotedItem>) => new Map(quote.lines.map((line) => [line.item.id, line]));
    const reordered = anyCart.chain(({ items, terms: quoteTerms }) =>
      fc.shuffledSubarray(items, { minLength: items.length }).map((shuffled) => ({ items, shuffled, quoteTerms })),
    );
    fc.assert(
      fc.property(reordered, ({ items, shuffled, quoteTerms }) => {
        const [quote, repeatedQuote, reorderedQuote] = [items, items, shuffled].map((lines) => computeQuote(lines, quoteTerms));
        if (!quote || !repeatedQuote || !reorderedQuote) throw new Error('there are three quotes');
        expect(repeatedQuote).toEqual(quote);
        expect(reorderedQuote.lines.map((line) => line.item)).toEqual(shuffled);
        expect(indexLines(reorderedQuote)).toEqual(indexLines(quote));
      }),
    );
  });

  it('never makes the goods cheaper when a line is added, unless the code has a minimum sum or excludes bonuses', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), ({ items, terms: quoteTerms }, pick) => {
        const [added] = items.splice(pick % Math.max(1, items.length), 1);
        if (!added) return;
        const unconditionalTerms = {
          ...quoteTerms,
          delivery: null,
          promo: quoteTerms.promo && { ...quoteTerms.promo, leastSum: 0n, withBonuses: true },
        };
        const [fewer, more] = [computeQuote(items, unconditionalTerms), computeQuote([...items, added], unconditionalTerms)];
        expect(more.total >= fewer.total).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
