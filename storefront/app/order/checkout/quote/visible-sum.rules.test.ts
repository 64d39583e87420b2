import { cannedCheckoutQuote, cannedGoneQuote } from '../checkout.canned.ts';
import { findDeliveryPrice, parseVisibleSum, toVisibleSum } from './visible-sum.rules.ts';

test('what a quote shows survives the form, without the units that cannot be bought', () => {
  expect(parseVisibleSum(JSON.stringify(toVisibleSum(cannedCheckoutQuote)))).toEqual(toVisibleSum(cannedCheckoutQuote));
  expect(toVisibleSum(cannedGoneQuote).lines.map(([id]) => id)).toEqual(['bag-tan', 'jacket-olive']);
});

test.each(['', 'null', '{"lines":[["a",-1]],"total":1,"promo":0,"bonuses":0}', '{"lines":"a"}'])('%s has shown nothing', (text) => {
  expect(parseVisibleSum(text)).toEqual({ lines: [], total: 0, promo: 0, bonuses: 0, delivery: null });
});

test('an outdated quote lends its delivery price to no other method', () => {
  expect(findDeliveryPrice(cannedCheckoutQuote, 'PICKUP')).toBe(0);
  expect(findDeliveryPrice(cannedCheckoutQuote, 'COURIER')).toBe(88_500);
  expect(findDeliveryPrice({ ...cannedCheckoutQuote, deliveryOptions: [] }, 'PICKUP')).toBeNull();
  expect(findDeliveryPrice({ ...cannedCheckoutQuote, delivery: null }, 'PICKUP')).toBeNull();
});
