import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { compareTotalOfFewer } from '../unavailable/unavailable.rules.ts';
import type { VisibleSum } from './visible-sum.rules.ts';

interface CurrentQuote extends Pick<CheckoutQuoteFragment, 'total' | 'delivery'> {
  lines: readonly Pick<CheckoutQuoteFragment['lines'][number], 'problem'>[];
}

/**
 * Compares the total of an order with that before some of its units became unavailable. Null if they are equal, if all units or none are
 * unavailable, or if the page has not displayed the earlier total: a promo code may have depended on these units, so it is unknown.
 */
export function describeEarlierTotal({ lines, total, delivery }: CurrentQuote, earlierSum: VisibleSum): string | null {
  const availableCount = lines.filter(({ problem }) => problem === null).length;
  if (availableCount === 0 || availableCount === lines.length || earlierSum.lines.length <= availableCount) return null;
  // A sum with a delivery is not compared with one without.
  if ((earlierSum.delivery === null) !== (delivery === null) || earlierSum.total === total) return null;
  return compareTotalOfFewer(total, availableCount, earlierSum);
}
