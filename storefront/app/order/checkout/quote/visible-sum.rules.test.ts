import { cannedCheckoutQuote, cannedCityQuote, cannedGoneQuote } from '../checkout.canned.ts';
import { addExpectedDelivery, parseVisibleSum, toVisibleSum } from './visible-sum.rules.ts';

test('the displayed sum is parsed back from its form field, and omits units that cannot be bought', () => {
  expect(parseVisibleSum(JSON.stringify(toVisibleSum(cannedCheckoutQuote)))).toEqual(toVisibleSum(cannedCheckoutQuote));
  expect(toVisibleSum(cannedGoneQuote).lines.map(([id]) => id)).toEqual(['bag-tan', 'jacket-olive']);
});

test.each([
  '',
  'null',
  '{"lines":[["a",-1]],"total":1,"promo":0,"bonuses":0}',
  '{"lines":"a"}',
])('the invalid text «%s» is parsed to an empty sum', (text) => {
  expect(parseVisibleSum(text)).toEqual({ lines: [], total: 0, promo: 0, bonuses: 0, delivery: null });
});

test('the delivery price of the chosen method is added to the sum if the quote has no delivery price yet', () => {
  const { deliveryOptions } = cannedCheckoutQuote;
  const computeSums = (quote = cannedCityQuote, method = '') => {
    const { delivery, total } = addExpectedDelivery(quote, deliveryOptions, method);
    return [delivery, total];
  };
  expect(computeSums(cannedCityQuote, 'PICKUP')).toEqual([0, cannedCityQuote.total]);
  expect(computeSums(cannedCityQuote, 'COURIER')).toEqual([88_500, cannedCityQuote.total + 88_500]);
  expect(computeSums()).toEqual([null, cannedCityQuote.total]);
  expect(computeSums(cannedCheckoutQuote, 'PICKUP')).toEqual([88_500, cannedCheckoutQuote.total]);
});
