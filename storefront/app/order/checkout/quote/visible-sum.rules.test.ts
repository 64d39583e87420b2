import { cannedCheckoutQuote, cannedSoldQuote } from '../checkout.canned.ts';
import { parseVisibleSum, toVisibleSum } from './visible-sum.rules.ts';

test('the visible sum is parsed back from its form field, and omits units that cannot be bought', () => {
  expect(parseVisibleSum(JSON.stringify(toVisibleSum(cannedCheckoutQuote)))).toEqual(toVisibleSum(cannedCheckoutQuote));
  expect(toVisibleSum(cannedSoldQuote).lines.map(([id]) => id)).toEqual(['bag-tan', 'jacket-olive']);
});

test.each([
  '',
  'null',
  '{"lines":[["a",-1]],"total":1,"promo":0,"bonuses":0}',
  '{"lines":"a"}',
])('the invalid text «%s» is parsed to an empty sum', (text) => {
  expect(parseVisibleSum(text)).toEqual({ lines: [], total: 0, promo: 0, bonuses: 0, delivery: null });
});
