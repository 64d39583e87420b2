import { cannedChangedQuote, cannedLines, cannedQuote } from './cart.canned.ts';
import { listDeletedIds, toCartSum, toQuoteVariables } from './cart-quote.rules.ts';

const row = (place: number, isRemoved = false) => {
  const line = cannedLines[place];
  if (!line) throw new Error(`there is no line ${place}`);
  return { line, isRemoved };
};

const none = { promocode: null, bonuses: 0 };

test('a quote sums the checked lines and requests the prices of unchecked and removed ones', () => {
  const variables = toQuoteVariables([row(0), row(1, true), row(2)], { promocode: 'ОСЕНЬ10', bonuses: 470 });
  expect(variables).toEqual({ checked: ['slope-white'], unchecked: ['bag-tan', 'jacket-olive'], promocode: 'ОСЕНЬ10', bonuses: 470 });
  expect(toQuoteVariables([], none)).toBeNull();
});

test('a quote requests the prices of at most 100 removed lines', () => {
  const rows = Array.from({ length: 150 }, () => row(0, true));
  expect(toQuoteVariables(rows, none)?.unchecked).toHaveLength(100);
});

test('the sums come from the API, with the number of lines that they include', () => {
  expect(toCartSum(cannedQuote)).toEqual({
    count: 2,
    goods: 2_748_000,
    discount: 550_000,
    untilFreePickup: 0,
    promo: 0,
    bonuses: 0,
    mostBonuses: 0,
    bonusBalance: null,
    total: 2_198_000,
    cashback: 659,
    memberSaving: 220_000,
    isDeliveryFree: false,
    isWithoutBonuses: false,
  });
  expect(toCartSum(cannedChangedQuote)).toMatchObject({ count: 1, total: 1_249_000 });
  const promocode = { code: 'ВЕЗЁМ', problem: null, leastSum: null, freeDelivery: true, withBonuses: false };
  const coded = { ...cannedQuote, quote: { ...cannedQuote.quote, promocode } };
  expect(toCartSum(coded)).toMatchObject({ isDeliveryFree: true, isWithoutBonuses: true });
});

test('the ids of deleted units are listed', () => {
  expect(listDeletedIds(cannedChangedQuote)).toEqual(['jacket-olive']);
});
