import { useState } from 'react';
import { createUnitsKey } from '../../../cart/cart-lines.rules.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import type { CheckoutOutcome } from '../placing/checkout-outcome.ts';
import { toVisibleSum, type VisibleSum } from './visible-sum.rules.ts';

interface SubmittedForm {
  ids: readonly string[];
  outcome: CheckoutOutcome | undefined;
}

const toGoodsKey = ({ lines }: VisibleSum) => lines.map(String).toSorted().join(' ');

/**
 * Returns the sum to submit. If the goods have changed since the page was opened or the form was last submitted, it is the last sum before
 * that change. The API then refuses it, and the response says what has changed.
 */
export function useExpectedSum(quote: CheckoutQuoteFragment, { ids, outcome }: SubmittedForm): VisibleSum {
  const current = toVisibleSum(quote);
  const unitsKey = createUnitsKey(ids);
  const [expected, setExpected] = useState({ sum: current, unitsKey, outcome });
  const isNewOutcome = outcome !== undefined && outcome !== expected.outcome;
  const isOnlyTotalNew = toGoodsKey(current) === toGoodsKey(expected.sum) && JSON.stringify(current) !== JSON.stringify(expected.sum);
  if (!isNewOutcome && unitsKey === expected.unitsKey && !isOnlyTotalNew) return expected.sum;
  setExpected({ sum: current, unitsKey, outcome });
  return current;
}
