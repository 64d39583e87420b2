import { useState } from 'react';
import { createUnitsKey } from '../../../cart/cart-lines.rules.ts';
import { type CheckoutQuoteFragment, CheckoutSumDocument } from '../../../platform/graphql/generated/graphql.ts';
import { useResponse } from '../../../platform/graphql/use-response.ts';
import type { RequestedQuote } from '../displayed-form.server.ts';
import type { CheckoutOutcome } from '../placing/checkout-outcome.ts';
import type { QuoteRequest } from './quote-request.rules.ts';
import { toVisibleSum, type VisibleSum } from './visible-sum.rules.ts';

export interface Sum {
  /** The latest quote. While `state` is not `ready` it belongs to an earlier form. */
  quote: CheckoutQuoteFragment | null;
  state: 'ready' | 'stale' | 'failed';
  /** Whether the delivery could not be computed, so that the sum is without it. */
  isDeliveryUnavailable: boolean;
  again: () => void;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Quote = CheckoutQuoteFragment | null;

/** Returns the quote that came last: with the page, or from the API. */
function useLatest(initial: Quote, answered: Quote): Quote {
  const [latest, setLatest] = useState({ initial, answered, quote: initial });
  if (latest.initial === initial && latest.answered === answered) return latest.quote;
  const quote = (latest.initial === initial ? answered : initial) ?? latest.quote;
  setLatest({ initial, answered, quote });
  return quote;
}

/** Returns the sum of the form as it is now: the page's own quote, or a newer one from the API. */
export function useSum(initial: RequestedQuote | null, request: QuoteRequest): Sum {
  const isFilled = isEqual(initial?.request, request);
  const { response, variables, loading, failed, refusal, reload } = useResponse(CheckoutSumDocument, isFilled ? null : { dto: request });
  // Asked only if the sum with delivery failed, so that the order can be placed by a call.
  const withoutDelivery = { dto: { ...request, delivery: null } };
  const fallback = useResponse(CheckoutSumDocument, !isFilled && failed && !loading && request.delivery ? withoutDelivery : null);
  const last = useLatest(initial?.quote ?? null, response?.quote ?? null);
  if (initial && isFilled)
    return { quote: initial.quote, state: 'ready', isDeliveryUnavailable: initial.isDeliveryUnavailable, again: reload };
  if (response && !failed && isEqual(variables?.dto, request))
    return { quote: response.quote, state: 'ready', isDeliveryUnavailable: false, again: reload };
  const isFallback = failed && fallback.response && isEqual(fallback.variables, withoutDelivery);
  // Only a silent carrier has a way out: where it does not go, the shop does not pay for the delivery either.
  const isDeliveryUnavailable = 'instead' in refusal;
  if (isFallback && fallback.response) return { quote: fallback.response.quote, state: 'ready', isDeliveryUnavailable, again: reload };
  return { quote: last, state: failed && !loading && !fallback.loading ? 'failed' : 'stale', isDeliveryUnavailable: false, again: reload };
}

interface DisplayContext {
  ids: readonly string[];
  outcome: CheckoutOutcome | undefined;
}

const toGoodsKey = ({ lines }: VisibleSum) => lines.map(String).toSorted().join(' ');

/**
 * Returns the sum to submit. If goods have changed since the page was opened or answered, it is the sum of that time: the API refuses it,
 * and the answer says what has changed.
 */
export function useAgreedSum(quote: CheckoutQuoteFragment, { ids, outcome }: DisplayContext): VisibleSum {
  const now = toVisibleSum(quote);
  const [agreed, setAgreed] = useState({ sum: now, units: createUnitsKey(ids), outcome });
  const isAnswered = outcome !== undefined && outcome !== agreed.outcome;
  if (isAnswered || createUnitsKey(ids) !== agreed.units) {
    setAgreed({ sum: now, units: createUnitsKey(ids), outcome });
    return now;
  }
  return toGoodsKey(now) === toGoodsKey(agreed.sum) ? now : agreed.sum;
}
