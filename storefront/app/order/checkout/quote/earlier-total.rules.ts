import { type PluralForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import type { Problem } from '../placing/checkout-outcome.ts';
import { type DisplayedQuote, toVisibleSum, type VisibleSum } from './visible-sum.rules.ts';

const leftOutForms: PluralForms = { one: 'вещи', few: 'вещей', many: 'вещей' };

/** A bonus pays for one rouble. */
const kopecksPerBonus = 100;

/** Returns the sum before units became unavailable: that of the submitted form, or else the one that the form would submit. */
export const findEarlierSum = (problem: Problem | undefined, visibleSum: VisibleSum): VisibleSum =>
  (problem?.kind === 'sold' && problem.visibleSum) || visibleSum;

const sumLines = (lines: VisibleSum['lines']): number => lines.reduce((sum, [, cost]) => sum + cost, 0);

/** Returns the lines that the other sum does not contain. */
const findMissingLines = ({ lines }: VisibleSum, otherSum: VisibleSum) =>
  lines.filter(([id]) => !otherSum.lines.some(([otherId]) => otherId === id));

/**
 * Returns by how much the total of an order differs from the earlier total, which included the units that the order leaves out or replaces.
 * Null if the shopper has not seen such a total, if the order has no units, or if only one of the totals includes the delivery.
 */
export function findTotalChange(quote: DisplayedQuote, earlier: VisibleSum, replacedId?: string): number | null {
  const current = toVisibleSum(quote);
  const removedIds = findMissingLines(earlier, current).map(([id]) => id);
  const wasEarlierTotalDisplayed = replacedId === undefined ? removedIds.length > 0 : removedIds.includes(replacedId);
  const isComparable = current.lines.length > 0 && (current.delivery === null) === (earlier.delivery === null);
  return wasEarlierTotalDisplayed && isComparable ? current.total - earlier.total : null;
}

/**
 * Returns by how much the total differs from the earlier one because a unit was replaced and a promo code applies to the new price. Null if
 * no promo code applies, or if something else has changed the total too.
 */
export function findReplacementChange(quote: DisplayedQuote, earlier: VisibleSum, replacedId: string): number | null {
  const current = toVisibleSum(quote);
  const removed = findMissingLines(earlier, current);
  const added = findMissingLines(current, earlier);
  const isOnlyReplaced = removed.length === 1 && removed[0]?.[0] === replacedId && added.length === 1;
  if (!isOnlyReplaced || current.promo === 0) return null;
  const change = current.total - earlier.total;
  return change === sumLines(added) - sumLines(removed) + earlier.promo - current.promo ? change : null;
}

/** Formats a difference with its sign: «+500 ₽». */
const formatChange = (amount: number): string => `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount))}`;

/**
 * Says what the order cost before units became unavailable, and what changed its total: «Было 19 775 ₽: замена +500 ₽, промокод −50 ₽».
 * Leaves the changes out if they do not add up to the difference, because the price of another unit has changed too. Null if the total is
 * the same or unknown.
 */
export function describeEarlierTotal(quote: DisplayedQuote, earlier: VisibleSum, replacedId?: string): string | null {
  const totalChange = findTotalChange(quote, earlier, replacedId);
  if (!totalChange) return null;
  const current = toVisibleSum(quote);
  const removed = findMissingLines(earlier, current);
  const leftOut = removed.filter(([id]) => id !== replacedId);
  const replaced = removed.filter(([id]) => id === replacedId);
  const leftOutText = leftOut.length === 1 ? 'одной вещи' : plural(leftOut.length, leftOutForms);
  const changes: [label: string, amount: number][] = [
    [`без\u00a0${leftOutText}`, -sumLines(leftOut)],
    ['замена', sumLines(findMissingLines(current, earlier)) - sumLines(replaced)],
    [current.promo === 0 ? 'без\u00a0промокода' : 'промокод', earlier.promo - current.promo],
    ['бонусы', (earlier.bonuses - current.bonuses) * kopecksPerBonus],
    ['доставка', (current.delivery ?? 0) - (earlier.delivery ?? 0)],
  ];
  const areComplete = changes.reduce((sum, [, amount]) => sum + amount, 0) === totalChange;
  const texts = changes.filter(([, amount]) => amount !== 0).map(([label, amount]) => `${label}\u00a0${formatChange(amount)}`);
  return `Было ${formatMoney(earlier.total)}${areComplete ? `: ${texts.join(', ')}` : ''}`;
}
