import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { nameUnit } from '../unavailable/unavailable.rules.ts';
import type { VisibleSum } from './visible-sum.rules.ts';

interface ReducedQuote extends Pick<CheckoutQuoteFragment, 'delivery'> {
  lines: readonly (Pick<CheckoutQuoteFragment['lines'][number], 'cost' | 'problem'> & { productItem: { name: string } })[];
}

/**
 * Says what an order cost before some of its units became unavailable. If the page has not displayed that sum, it is unknown, because a
 * promo code may have depended on these units: then says what the units cost. Null if all units or none are unavailable.
 */
export function describeEarlierTotal({ lines, delivery }: ReducedQuote, earlier: VisibleSum): string | null {
  const unavailable = lines.filter(({ problem }) => problem !== null);
  const [first, ...others] = unavailable;
  const availableCount = lines.length - unavailable.length;
  if (!first || availableCount === 0) return null;
  // A sum with a delivery is not compared with one without.
  const isComparable = earlier.lines.length > availableCount && (earlier.delivery === null) === (delivery === null);
  if (isComparable) return `Было ${formatMoney(earlier.total)} за\u00a0${plural(earlier.lines.length, goodsForms)}`;
  const units = others.length > 0 ? `${unavailable.length}\u00a0вещей` : nameUnit(first.productItem.name, 'genitive');
  return `Без\u00a0${units} за\u00a0${formatMoney(unavailable.reduce((sum, { cost }) => sum + cost, 0))}`;
}
