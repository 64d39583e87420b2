import { cannedCheckoutQuote, cannedSoldQuote } from '../checkout.canned.ts';
import { toVisibleSum } from '../quote/visible-sum.rules.ts';
import { listPriceChanges } from './price-changes.rules.ts';

const visibleSum = toVisibleSum(cannedCheckoutQuote);

test('every changed price, discount and total is listed with its old and new amount', () => {
  const earlier = {
    ...visibleSum,
    lines: [...visibleSum.lines.slice(1), ['slope-white', 840_000] as [string, number]],
    promo: 84_000,
    total: 1_932_500,
  };
  expect(listPriceChanges(earlier, cannedCheckoutQuote)).toEqual({
    lines: [{ id: 'slope-white', was: 840_000, now: 890_000 }],
    promo: { was: 84_000, now: 89_000 },
    bonuses: null,
    delivery: null,
    total: { was: 1_932_500, now: 1_977_500 },
    isOnlyDeliveryAdded: false,
  });
});

test('a delivery that had no price before counts as added, and a delivery whose price has changed does not', () => {
  const { isOnlyDeliveryAdded, delivery } = listPriceChanges({ ...visibleSum, delivery: null, total: 1_889_000 }, cannedCheckoutQuote);
  expect([isOnlyDeliveryAdded, delivery]).toEqual([true, { was: null, now: 88_500 }]);
  expect(listPriceChanges({ ...visibleSum, delivery: 59_000 }, cannedCheckoutQuote).isOnlyDeliveryAdded).toBe(false);
});

test('unavailable units do not count as price changes', () => {
  expect(listPriceChanges(visibleSum, cannedSoldQuote).lines).toEqual([]);
});
