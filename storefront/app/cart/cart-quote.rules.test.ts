import { cannedChangedQuote, cannedDearerQuote, cannedLines, cannedQuote } from './cart.canned.ts';
import { explainProblem, findReplacement, listDeletedIds, listLines, toCartSum, toQuoteVariables } from './cart-quote.rules.ts';

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

test('each line that cannot be bought has a message with the reason, and the ids of deleted units are listed', () => {
  const [sneakers, bag] = listLines(cannedChangedQuote);
  if (!sneakers || !bag) throw new Error('the canned quote has two lines');
  expect(explainProblem(sneakers)).toBeUndefined();
  expect(explainProblem(bag)).toMatch(/купили/);
  expect(explainProblem({ ...bag, problem: 'INACTIVE' })).toMatch(/не\u00a0продаётся/);
  expect(explainProblem({ ...bag, problem: 'RESERVED' })).toMatch(/в\u00a0чужом заказе/);
  expect(listDeletedIds(cannedChangedQuote)).toEqual(['jacket-olive']);
});

test('the replacement of a sold unit says whether it costs the shopper no more', () => {
  const bag = listLines(cannedDearerQuote).find(({ problem }) => problem === 'SOLD');
  if (!bag?.replacement) throw new Error('the canned quote has a replacement');
  expect(findReplacement(bag)).toMatchObject({ unit: { id: 'bag-tan-2' }, price: 1_090_000, costsNoMore: false });
  const costing = (payable: number) => ({
    ...bag,
    replacement: { ...bag.productItem, id: 'other', priceDetails: { payable } },
  });
  expect(findReplacement(costing(949_001))?.costsNoMore).toBe(false);
  expect(findReplacement(costing(949_000))?.costsNoMore).toBe(true);
  expect(findReplacement({ ...bag, problem: null })).toBeNull();
  expect(findReplacement({ ...bag, replacement: null })).toBeNull();
});
