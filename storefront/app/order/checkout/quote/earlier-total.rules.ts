import { plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import type { Problem } from '../placing/checkout-outcome.ts';
import { unitForms } from '../placing/reservation.rules.ts';
import { type DisplayedQuote, toVisibleSum, type VisibleSum } from './visible-sum.rules.ts';

/** Returns the sum before units became unavailable: that of the submitted form, or else the one that the form would submit. */
export const findEarlierSum = (problem: Problem | undefined, visibleSum: VisibleSum): VisibleSum =>
  (problem?.kind === 'sold' && problem.visibleSum) || visibleSum;

/**
 * Whether the shopper has seen the earlier total, which included the units that the order leaves out or replaces, and whether both totals
 * include the delivery or neither does. False if the order has no units.
 */
function isComparable(current: VisibleSum, earlier: VisibleSum, replacedId?: string): boolean {
  const removedIds = earlier.lines.map(([id]) => id).filter((id) => !current.lines.some(([currentId]) => currentId === id));
  const wasEarlierTotalDisplayed = replacedId === undefined ? removedIds.length > 0 : removedIds.includes(replacedId);
  return wasEarlierTotalDisplayed && current.lines.length > 0 && (current.delivery === null) === (earlier.delivery === null);
}

/** Says what has changed a total besides the prices of units: « с учётом промокода и бонусов». */
function describeReason(current: VisibleSum, earlier: VisibleSum): string {
  const hasCodeEnded = current.promo === 0 && earlier.promo > 0;
  const changed = [
    current.promo !== earlier.promo && !hasCodeEnded && 'промокода',
    current.bonuses !== earlier.bonuses && 'бонусов',
    current.delivery !== earlier.delivery && 'доставки',
  ].filter((name) => name !== false);
  const reasons = [
    hasCodeEnded && 'без\u00a0промокода',
    changed.length > 0 && `с\u00a0учётом ${new Intl.ListFormat('ru').format(changed)}`,
  ].filter(Boolean);
  return reasons.length > 0 ? ` ${reasons.join(' и\u00a0')}` : '';
}

/**
 * Says what the order cost before units became unavailable: «Было 19 775 ₽, теперь на 450 ₽ больше с учётом промокода». If the order has
 * fewer units now, says how many it had instead of the difference: «Было 15 185 ₽ за 2 вещи». Null if the total is the same or cannot be
 * compared.
 */
export function describeEarlierTotal(quote: DisplayedQuote, earlier: VisibleSum, replacedId?: string): string | null {
  const current = toVisibleSum(quote);
  const change = current.total - earlier.total;
  if (change === 0 || !isComparable(current, earlier, replacedId)) return null;
  const earlierTotal = `Было ${formatMoney(earlier.total)}`;
  if (current.lines.length < earlier.lines.length) return `${earlierTotal} за\u00a0${plural(earlier.lines.length, unitForms)}`;
  return `${earlierTotal}, теперь на\u00a0${formatMoney(Math.abs(change))} ${change > 0 ? 'больше' : 'меньше'}${describeReason(current, earlier)}`;
}
