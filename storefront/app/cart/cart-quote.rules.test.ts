import { cannedChangedQuote, cannedLines, cannedQuote } from './cart.canned.ts';
import { listDeletedIds, toCartSums, toQuoteVariables } from './cart-quote.rules.ts';

const createRow = (index: number, isRemoved = false) => {
  const line = cannedLines[index];
  if (!line) throw new Error(`there is no line ${index}`);
  return { line, isRemoved };
};

const noReductions = { promocode: null, bonuses: 0 };

test('the request for a quote separates checked lines from unchecked and removed ones, and a cart without lines requests none', () => {
  const variables = toQuoteVariables([createRow(0), createRow(1, true), createRow(2)], { promocode: 'ОСЕНЬ10', bonuses: 470 });
  expect(variables).toEqual({ checked: ['slope-white'], unchecked: ['bag-tan', 'jacket-olive'], promocode: 'ОСЕНЬ10', bonuses: 470 });
  expect(toQuoteVariables([], noReductions)).toBeNull();
});

test('the request for a quote includes at most 100 removed lines', () => {
  const rows = Array.from({ length: 150 }, () => createRow(0, true));
  expect(toQuoteVariables(rows, noReductions)?.unchecked).toHaveLength(100);
});

test('the sums of a cart are those of the API, with the number of lines that they include and the effects of the promo code', () => {
  expect(toCartSums(cannedQuote)).toEqual({
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
  expect(toCartSums(cannedChangedQuote)).toMatchObject({ count: 1, total: 1_249_000 });
  const promocode = { code: 'ВЕЗЁМ', problem: null, leastSum: null, freeDelivery: true, withBonuses: false };
  const quoteWithCode = { ...cannedQuote, quote: { ...cannedQuote.quote, promocode } };
  expect(toCartSums(quoteWithCode)).toMatchObject({ isDeliveryFree: true, isWithoutBonuses: true });
});

test('the ids of units that the shop has deleted are read from a quote', () => {
  expect(listDeletedIds(cannedChangedQuote)).toEqual(['jacket-olive']);
});
