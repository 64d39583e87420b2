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
  ['what the whole order cost', 'Было 19 775 ₽ за 3 товара', cannedGoneQuote, whole],
  ['what the unit cost if the page has not displayed the whole order', 'Без пары за 8 900 ₽', cannedGoneQuote, rest],
  ['what the unit cost if only the new sum has a delivery', 'Без пары за 8 900 ₽', cannedGoneQuote, wholeWithoutDelivery],
  ['what the whole order cost if both sums are without a delivery', 'Было 19 775 ₽ за 3 товара', restWithoutDelivery, wholeWithoutDelivery],
  ['what several units cost', 'Без 2 вещей за 15 190 ₽', sell(2), { ...whole, lines: whole.lines.slice(2) }],
  ['nothing if all units can be bought', null, cannedCheckoutQuote, whole],
  ['nothing if no unit can be bought', null, sell(3), whole],
])('of an order with unavailable units it is said %s', (_, text, quote, earlier) => {
  expect(describeEarlierTotal(quote, earlier)?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});
