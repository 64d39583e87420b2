import { cannedCheckoutQuote, cannedGoneQuote } from '../checkout.canned.ts';
import { describeEarlierTotal, findEarlierSum, findReplacementChange, findTotalChange } from './earlier-total.rules.ts';
import { toVisibleSum, type VisibleSum } from './visible-sum.rules.ts';

const whole = toVisibleSum(cannedCheckoutQuote);
const rest = toVisibleSum(cannedGoneQuote);
const [slope, bag, jacket] = cannedGoneQuote.lines;
if (!slope || !bag || !jacket) throw new Error('there are three canned lines');

const other = { ...slope, productItemId: 'slope-white-2', cost: 940_000, problem: null };
const soldBag = { ...bag, problem: 'SOLD' as const };
const withReplacement = { ...cannedCheckoutQuote, lines: [other, bag, jacket], promo: 94_000, total: 2_022_500 };
const withBonuses = { ...whole, bonuses: 470, total: whole.total - 47_000 };
const earlierTwo: VisibleSum = { ...whole, lines: whole.lines.slice(0, 2), total: 1_518_500 };
const onlyReplacement = { ...withReplacement, lines: [other, soldBag], total: 934_500 };
const onlyJacket = { ...cannedGoneQuote, lines: [slope, soldBag, jacket], total: 547_500 };

const normalizeSpaces = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

test.each([
  ['Было 19 775 ₽: замена +500 ₽, промокод −50 ₽', withReplacement, whole, slope.productItemId],
  ['Было 15 185 ₽: без одной вещи −6 290 ₽, замена +500 ₽, промокод −50 ₽', onlyReplacement, earlierTwo, slope.productItemId],
  ['Было 19 775 ₽: без одной вещи −8 900 ₽, без промокода +890 ₽', cannedGoneQuote, whole, undefined],
  ['Было 19 775 ₽: без 2 вещей −15 190 ₽, без промокода +890 ₽', onlyJacket, whole, undefined],
  [
    'Было 19 775 ₽: замена −500 ₽',
    { ...withReplacement, lines: [{ ...other, cost: 840_000 }, bag, jacket], promo: 89_000, total: 1_927_500 },
    whole,
    slope.productItemId,
  ],
  ['Было 19 305 ₽: замена +500 ₽, промокод −50 ₽, бонусы +470 ₽', withReplacement, withBonuses, slope.productItemId],
  [
    'Было 19 775 ₽: замена +500 ₽, промокод −50 ₽, бонусы −470 ₽, доставка −885 ₽',
    { ...withReplacement, bonuses: 470, delivery: 0, total: 1_887_000 },
    whole,
    slope.productItemId,
  ],
  [
    'Было 18 890 ₽: без одной вещи −8 900 ₽, без промокода +890 ₽',
    { ...cannedGoneQuote, delivery: null, total: 1_088_000 },
    { ...whole, delivery: null, total: 1_889_000 },
    undefined,
  ],
  ['Было 19 775 ₽', { ...withReplacement, total: 2_000_000 }, whole, slope.productItemId],
])('a changed total is explained as «%s»', (text, quote, earlier, replacedId) => {
  expect(normalizeSpaces(describeEarlierTotal(quote, earlier, replacedId))).toBe(text);
});

test.each([
  ['the total is the same', { ...cannedGoneQuote, total: whole.total }, whole, undefined],
  ['the page has not displayed the whole order', cannedGoneQuote, rest, undefined],
  ['the page has not displayed the replaced unit', withReplacement, rest, slope.productItemId],
  ['only the new sum has a delivery', cannedGoneQuote, { ...whole, delivery: null }, undefined],
  ['all units can be bought', cannedCheckoutQuote, whole, undefined],
  ['no unit can be bought', { ...cannedGoneQuote, lines: [slope, soldBag] }, whole, undefined],
])('the earlier total is not mentioned if %s', (_what, quote, earlier, replacedId) => {
  expect(describeEarlierTotal(quote, earlier, replacedId)).toBeNull();
});

test('the change of a total is its difference to the earlier one, or null if that did not include the replaced unit', () => {
  expect(findTotalChange(withReplacement, whole, slope.productItemId)).toBe(45_000);
  expect(findTotalChange(withReplacement, rest, slope.productItemId)).toBeNull();
});

test('the change by a replacement is the difference of the totals if only the unit and its part of the promo code differ', () => {
  expect(findReplacementChange(withReplacement, whole, slope.productItemId)).toBe(45_000);
});

test.each([
  ['no promo code applies', { ...withReplacement, promo: 0, total: 2_116_500 }, whole],
  ['the order leaves out another unit too', onlyReplacement, earlierTwo],
  ['the page has not displayed the replaced unit', withReplacement, rest],
  ['the delivery costs another amount', { ...withReplacement, delivery: 0, total: 1_934_000 }, whole],
])('the change by a replacement is unknown if %s', (_what, quote, earlier) => {
  expect(findReplacementChange(quote, earlier, slope.productItemId)).toBeNull();
});

test('the earlier sum is the known sum of a form that was refused because of a sold unit, and otherwise that of the current form', () => {
  expect(findEarlierSum({ kind: 'sold', visibleSum: whole }, rest)).toBe(whole);
  expect(findEarlierSum({ kind: 'sold' }, rest)).toBe(rest);
  expect(findEarlierSum({ kind: 'replaced' }, rest)).toBe(rest);
});
