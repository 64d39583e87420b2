import { useState } from 'react';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { type SeenSum, seenIn } from '../form/checkout-form.rules.ts';
import type { CheckoutAnswer } from '../placing/checkout-answer.ts';
import { unitsKey } from '../units-key.rules.ts';

interface Shown {
  ids: readonly string[];
  answer: CheckoutAnswer | undefined;
}

const goodsOf = ({ lines }: SeenSum) => lines.map(String).toSorted().join(' ');

/**
 * Returns the sum to submit. If goods have changed since the page was opened or answered, it is the sum of that time: the API refuses it, and
 * the answer says what has changed.
 */
export function useSeen(quote: CheckoutQuoteFragment, { ids, answer }: Shown): SeenSum {
  const now = seenIn(quote);
  const [agreed, setAgreed] = useState({ sum: now, units: unitsKey(ids), answer });
  const isAnswered = answer !== undefined && answer !== agreed.answer;
  if (isAnswered || unitsKey(ids) !== agreed.units) {
    setAgreed({ sum: now, units: unitsKey(ids), answer });
    return now;
  }
  return goodsOf(now) === goodsOf(agreed.sum) ? now : agreed.sum;
}
