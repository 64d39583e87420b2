import { useState } from 'react';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { toVisibleSum, type VisibleSum } from '../form/checkout-form.rules.ts';
import type { CheckoutResult } from '../placing/checkout-result.ts';
import { unitsKey } from '../units-key.rules.ts';

interface Shown {
  ids: readonly string[];
  answer: CheckoutResult | undefined;
}

const toGoodsKey = ({ lines }: VisibleSum) => lines.map(String).toSorted().join(' ');

/**
 * Returns the sum to submit. If goods have changed since the page was opened or answered, it is the sum of that time: the API refuses it, and
 * the answer says what has changed.
 */
export function useDisplayed(quote: CheckoutQuoteFragment, { ids, answer }: Shown): VisibleSum {
  const now = toVisibleSum(quote);
  const [agreed, setAgreed] = useState({ sum: now, units: unitsKey(ids), answer });
  const isAnswered = answer !== undefined && answer !== agreed.answer;
  if (isAnswered || unitsKey(ids) !== agreed.units) {
    setAgreed({ sum: now, units: unitsKey(ids), answer });
    return now;
  }
  return toGoodsKey(now) === toGoodsKey(agreed.sum) ? now : agreed.sum;
}
