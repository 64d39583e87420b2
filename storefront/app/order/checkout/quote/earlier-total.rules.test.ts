import { cannedCheckoutQuote, cannedGoneQuote } from '../checkout.canned.ts';
import { describeEarlierTotal } from './earlier-total.rules.ts';
import { toVisibleSum } from './visible-sum.rules.ts';

const whole = toVisibleSum(cannedCheckoutQuote);
const rest = toVisibleSum(cannedGoneQuote);
const wholeWithoutDelivery = { ...whole, delivery: null };
const restWithoutDelivery = { ...cannedGoneQuote, delivery: null };
const sell = (count: number) => ({
  ...cannedGoneQuote,
  lines: cannedCheckoutQuote.lines.map((line, index) => ({ ...line, problem: index < count ? ('SOLD' as const) : null })),
});

test.each([
  ['what the whole order cost', 'Было 19 775 ₽ за 3 товара, стало на 8 010 ₽ меньше за 2', cannedGoneQuote, whole],
  ['nothing if the total is the same', null, { ...cannedGoneQuote, total: whole.total }, whole],
  ['nothing if the page has not displayed the whole order', null, cannedGoneQuote, rest],
  ['nothing if only the new sum has a delivery', null, cannedGoneQuote, wholeWithoutDelivery],
  [
    'what the whole order cost if both sums are without a delivery',
    'Было 19 775 ₽ за 3 товара, стало на 8 010 ₽ меньше за 2',
    restWithoutDelivery,
    wholeWithoutDelivery,
  ],
  ['what the whole order cost if several units were sold', 'Было 19 775 ₽ за 3 товара, стало на 8 010 ₽ меньше за 1', sell(2), whole],
  ['nothing if all units can be bought', null, cannedCheckoutQuote, whole],
  ['nothing if no unit can be bought', null, sell(3), whole],
])('of an order with unavailable units it is said %s', (_, text, quote, earlier) => {
  expect(describeEarlierTotal(quote, earlier)?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});
