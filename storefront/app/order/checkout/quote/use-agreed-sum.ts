import { useState } from 'react';
import { unitsKey } from '../../../cart/cart-lines.rules.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { toVisibleSum, type VisibleSum } from '../form/checkout-form.rules.ts';
import type { CheckoutOutcome } from '../placing/checkout-outcome.ts';

interface DisplayContext {
  ids: readonly string[];
  outcome: CheckoutOutcome | undefined;
}

const toGoodsKey = ({ lines }: VisibleSum) => lines.map(String).toSorted().join(' ');

/**
 * Returns the sum to submit. If goods have changed since the page was opened or answered, it is the sum of that time: the API refuses it, and
 * the answer says what has changed.
 */
export function useAgreedSum(quote: CheckoutQuoteFragment, { ids, outcome }: DisplayContext): VisibleSum {
  const now = toVisibleSum(quote);
  const [agreed, setAgreed] = useState({ sum: now, units: unitsKey(ids), outcome });
  const isAnswered = outcome !== undefined && outcome !== agreed.outcome;
  if (isAnswered || unitsKey(ids) !== agreed.units) {
    setAgreed({ sum: now, units: unitsKey(ids), outcome });
    return now;
  }
  return toGoodsKey(now) === toGoodsKey(agreed.sum) ? now : agreed.sum;
}
