import { cannedCheckoutQuote, cannedSoldQuote } from '../checkout.canned.ts';
import { describeEarlierTotal, findEarlierSum } from './earlier-total.rules.ts';
import { toVisibleSum, type VisibleSum } from './visible-sum.rules.ts';

const whole = toVisibleSum(cannedCheckoutQuote);
const rest = toVisibleSum(cannedSoldQuote);
const [slope, bag, jacket] = cannedSoldQuote.lines;
if (!slope || !bag || !jacket) throw new Error('there are three canned lines');

const other = { ...slope, productItemId: 'slope-white-2', cost: 940_000, problem: null };
const soldBag = { ...bag, problem: 'SOLD' as const };
const withReplacement = { ...cannedCheckoutQuote, lines: [other, bag, jacket], promo: 94_000, total: 2_022_500 };
const withCheaper = { ...withReplacement, lines: [{ ...other, cost: 840_000 }, bag, jacket], promo: 89_000, total: 1_927_500 };
const earlierTwo: VisibleSum = { ...whole, lines: whole.lines.slice(0, 2), total: 1_518_500 };
const earlierFive: VisibleSum = { ...whole, lines: [...whole.lines, ['belt', 100_000], ['scarf', 100_000]], total: 2_177_500 };
const onlyReplacement = { ...withReplacement, lines: [other, soldBag], total: 934_500 };
const onlyJacket = { ...cannedSoldQuote, lines: [slope, soldBag, jacket], total: 547_500 };

const normalizeSpaces = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

test.each([
  ['Было 19 775 ₽, теперь на 450 ₽ больше с учётом промокода', withReplacement, whole, slope.productItemId],
  ['Было 19 775 ₽, теперь на 500 ₽ меньше', withCheaper, whole, slope.productItemId],
  ['Было 19 775 ₽, теперь на 1 390 ₽ больше без промокода', { ...withReplacement, promo: 0, total: 2_116_500 }, whole, slope.productItemId],
  [
    'Было 19 775 ₽, теперь на 450 ₽ меньше с учётом промокода, бонусов и доставки',
    { ...withReplacement, bonuses: 45_000, delivery: 43_500, total: 1_932_500 },
    whole,
    slope.productItemId,
  ],
  ['Было 15 185 ₽ за 2 вещи', onlyReplacement, earlierTwo, slope.productItemId],
  ['Было 19 775 ₽ за 3 вещи', cannedSoldQuote, whole, undefined],
  ['Было 19 775 ₽ за 3 вещи', onlyJacket, whole, undefined],
  ['Было 21 775 ₽ за 5 вещей', cannedSoldQuote, earlierFive, undefined],
  [
    'Было 18 890 ₽ за 3 вещи',
    { ...cannedSoldQuote, delivery: null, total: 1_088_000 },
    { ...whole, delivery: null, total: 1_889_000 },
    undefined,
  ],
])('a changed total is explained as «%s»', (text, quote, earlier, replacedId) => {
  expect(normalizeSpaces(describeEarlierTotal(quote, earlier, replacedId))).toBe(text);
});

test.each([
  ['the total is the same', { ...withReplacement, total: whole.total }, whole, slope.productItemId],
  ['the total of fewer units is the same', { ...cannedSoldQuote, total: whole.total }, whole, undefined],
  ['it did not include the unavailable unit', cannedSoldQuote, rest, undefined],
  ['it did not include the replaced unit', withReplacement, rest, slope.productItemId],
  ['it did not include the delivery, and the new total does', cannedSoldQuote, { ...whole, delivery: null }, undefined],
  ['all units can be bought', cannedCheckoutQuote, whole, undefined],
  ['no unit can be bought', { ...cannedSoldQuote, lines: [slope, soldBag] }, whole, undefined],
])('the earlier total is not mentioned if %s', (_what, quote, earlier, replacedId) => {
  expect(describeEarlierTotal(quote, earlier, replacedId)).toBeNull();
});

test('the earlier sum is that of the form that was refused because of a sold unit, if known, or else that of the current form', () => {
  expect(findEarlierSum({ kind: 'sold', visibleSum: whole }, rest)).toBe(whole);
  expect(findEarlierSum({ kind: 'sold' }, rest)).toBe(rest);
  expect(findEarlierSum({ kind: 'replaced' }, rest)).toBe(rest);
});
