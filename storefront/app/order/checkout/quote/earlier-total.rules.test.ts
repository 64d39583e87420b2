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
  [
    'says what the whole order cost if one unit is unavailable',
    'Было 19 775 ₽ за 3 товара, стало на 8 010 ₽ меньше за 2',
    cannedGoneQuote,
    whole,
  ],
  ['is missing if the total is the same', null, { ...cannedGoneQuote, total: whole.total }, whole],
  ['is missing if the page has not displayed the whole order', null, cannedGoneQuote, rest],
  ['is missing if only the new sum has a delivery', null, cannedGoneQuote, wholeWithoutDelivery],
  [
    'says what the whole order cost if neither sum has a delivery',
    'Было 19 775 ₽ за 3 товара, стало на 8 010 ₽ меньше за 2',
    restWithoutDelivery,
    wholeWithoutDelivery,
  ],
  ['says what the whole order cost if several units were sold', 'Было 19 775 ₽ за 3 товара, стало на 8 010 ₽ меньше за 1', sell(2), whole],
  ['is missing if all units can be bought', null, cannedCheckoutQuote, whole],
  ['is missing if no unit can be bought', null, sell(3), whole],
])('the text about the earlier total %s', (_, text, quote, earlier) => {
  expect(describeEarlierTotal(quote, earlier)?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});
