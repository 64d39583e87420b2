import { cannedChangedQuote, cannedDearerQuote } from './cart.canned.ts';
import { listLines } from './cart-quote.rules.ts';
import { explainProblem, findReplacement } from './line-problem.rules.ts';

test('each line that cannot be bought has a message with the reason', () => {
  const [sneakers, bag] = listLines(cannedChangedQuote);
  if (!sneakers || !bag) throw new Error('the canned quote has two lines');
  expect(explainProblem(sneakers)).toBeUndefined();
  expect(explainProblem(bag)).toMatch(/купили/);
  expect(explainProblem({ ...bag, problem: 'INACTIVE' })).toMatch(/не\u00a0продаётся/);
  expect(explainProblem({ ...bag, problem: 'RESERVED' })).toMatch(/в\u00a0чужом заказе/);
});

test('findReplacement returns the replacement of a sold unit, and whether it costs no more than the sold unit', () => {
  const bag = listLines(cannedDearerQuote).find(({ problem }) => problem === 'SOLD');
  if (!bag?.replacement) throw new Error('the canned quote has a replacement');
  expect(findReplacement(bag)).toMatchObject({ unit: { id: 'bag-tan-2' }, price: 1_090_000, costsNoMore: false });
  const createBagWithReplacement = (payable: number) => ({
    ...bag,
    replacement: { ...bag.productItem, id: 'other', priceDetails: { payable } },
  });
  expect(findReplacement(createBagWithReplacement(949_001))?.costsNoMore).toBe(false);
  expect(findReplacement(createBagWithReplacement(949_000))?.costsNoMore).toBe(true);
  expect(findReplacement({ ...bag, problem: null })).toBeNull();
  expect(findReplacement({ ...bag, replacement: null })).toBeNull();
});
