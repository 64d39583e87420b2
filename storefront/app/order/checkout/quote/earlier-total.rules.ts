import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import type { VisibleSum } from './visible-sum.rules.ts';

interface CurrentQuote extends Pick<CheckoutQuoteFragment, 'delivery'> {
  lines: readonly Pick<CheckoutQuoteFragment['lines'][number], 'problem'>[];
}

/**
 * Says what an order cost before some of its units became unavailable. Null if all units or none are unavailable, or if the page has not
 * displayed that sum: it is then unknown, because a promo code may have depended on these units.
 */
export function describeEarlierTotal({ lines, delivery }: CurrentQuote, earlierSum: VisibleSum): string | null {
  const availableCount = lines.filter(({ problem }) => problem === null).length;
  if (availableCount === 0 || availableCount === lines.length || earlierSum.lines.length <= availableCount) return null;
  // A sum with a delivery is not compared with one without.
  if ((earlierSum.delivery === null) !== (delivery === null)) return null;
  return `Было ${formatMoney(earlierSum.total)} за\u00a0${plural(earlierSum.lines.length, goodsForms)}`;
}
