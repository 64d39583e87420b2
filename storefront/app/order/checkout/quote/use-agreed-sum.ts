import { useState } from 'react';
import { unitsKey } from '../../../cart/cart-lines.rules.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { toVisibleSum, type VisibleSum } from '../form/checkout-form.rules.ts';
import type { CheckoutResult } from '../placing/checkout-result.ts';

interface DisplayContext {
  ids: readonly string[];
  result: CheckoutResult | undefined;
}

const toGoodsKey = ({ lines }: VisibleSum) => lines.map(String).toSorted().join(' ');

/**
 * Returns the sum to submit. If goods have changed since the page was opened or answered, it is the sum of that time: the API refuses it, and
 * the answer says what has changed.
 */
export function useAgreedSum(quote: CheckoutQuoteFragment, { ids, result }: DisplayContext): VisibleSum {
  const now = toVisibleSum(quote);
  const [agreed, setAgreed] = useState({ sum: now, units: unitsKey(ids), result });
  const isAnswered = result !== undefined && result !== agreed.result;
  if (isAnswered || unitsKey(ids) !== agreed.units) {
    setAgreed({ sum: now, units: unitsKey(ids), result });
    return now;
  }
  return toGoodsKey(now) === toGoodsKey(agreed.sum) ? now : agreed.sum;
}
