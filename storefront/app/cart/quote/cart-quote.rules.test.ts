import { cannedChangedQuote, cannedLines, cannedQuote } from '../cart.canned.ts';
import { idsToQuote, linesOf, problemOf, sumOf, unknownOf } from './cart-quote.rules.ts';

const row = (place: number, removed = false) => {
  const line = cannedLines[place];
  if (!line) throw new Error(`there is no line ${place}`);
  return { line, removed };
};

test('only checked lines are summed; unchecked and removed lines are requested for their prices', () => {
  expect(idsToQuote([row(0), row(1, true), row(2)])).toEqual({ checked: ['slope-white'], left: ['bag-tan', 'jacket-olive'] });
  expect(idsToQuote([])).toBeNull();
});

test('at most a hundred lines are requested, however many were removed', () => {
  const rows = Array.from({ length: 150 }, () => row(0, true));
  expect(idsToQuote(rows)?.left).toHaveLength(100);
});

test('the sums come from the API, with the number of lines that they include', () => {
  expect(sumOf(cannedQuote)).toEqual({
    count: 2,
    goods: 2_748_000,
    discount: 550_000,
    total: 2_198_000,
    cashback: 659,
    memberSaving: 220_000,
  });
  expect(sumOf(cannedChangedQuote)).toMatchObject({ count: 1, total: 1_249_000 });
});

test('each line that cannot be bought has a reason, and deleted units are listed', () => {
  const [slope, bag] = linesOf(cannedChangedQuote);
  if (!slope || !bag) throw new Error('the canned quote has two lines');
  expect(problemOf(slope)).toBeUndefined();
  expect(problemOf(bag)).toMatch(/купили/);
  expect(problemOf({ ...bag, problem: 'INACTIVE' })).toMatch(/не\u00a0продаётся/);
  expect(problemOf({ ...bag, problem: 'RESERVED' })).toMatch(/в\u00a0чужом заказе/);
  expect(unknownOf(cannedChangedQuote)).toEqual(['jacket-olive']);
});
