import { useState } from 'react';
import { type CheckoutQuoteFragment, CheckoutSumDocument } from '../../../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../../../platform/graphql/use-api-query.ts';
import type { CheckoutOutcome } from '../placing/checkout-outcome.ts';
import type { QuoteWithRequest } from './load-quote.server.ts';
import type { QuoteRequest } from './quote-request.rules.ts';

/** The quote that the page displays as the sum of the order. */
export interface Sum {
  /** The latest quote. While `state` is not `ready`, the quote is for earlier values of the form. */
  quote: CheckoutQuoteFragment | null;
  state: 'ready' | 'stale' | 'failed';
  /** Whether the delivery could not be computed, so that the quote excludes it. */
  isDeliveryUnavailable: boolean;
  reload: () => void;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Quote = CheckoutQuoteFragment | null;

/** Returns the newer of two quotes: the one that came with the page, or the one that was fetched from the API. */
function useLatestQuote(initial: Quote, fetched: Quote): Quote {
  const [latest, setLatest] = useState({ initial, fetched, quote: initial });
  if (latest.initial === initial && latest.fetched === fetched) return latest.quote;
  const quote = (latest.initial === initial ? fetched : initial) ?? latest.quote;
  setLatest({ initial, fetched, quote });
  return quote;
}

/**
 * Returns the newest quote that came with the page or with an outcome. An outcome has none if its response was lost or if the API did not
 * respond.
 */
export function useReceivedQuote(pageQuote: QuoteWithRequest | null, outcome: CheckoutOutcome | undefined): QuoteWithRequest | null {
  const [newest, setNewest] = useState(outcome?.quote ?? pageQuote);
  const received = outcome ? outcome.quote : pageQuote;
  if (!received || received === newest) return newest;
  setNewest(received);
  return received;
}

/**
 * Returns whether the quote that came with the page still belongs to the form, and a function that discards this quote and thereby requests
 * a new one. The shopper may discard a quote that excludes the delivery.
 */
function useInitialQuote(initial: QuoteWithRequest | null, request: QuoteRequest): [isCurrent: boolean, discard: () => void] {
  const [discarded, setDiscarded] = useState<QuoteWithRequest | null>(null);
  return [initial !== discarded && isEqual(initial?.request, request), () => setDiscarded(initial)];
}

/** Returns the quote of the current form: the one that came with the page, or a newer one from the API. */
export function useSum(initial: QuoteWithRequest | null, request: QuoteRequest): Sum {
  const [hasInitialQuote, discardInitialQuote] = useInitialQuote(initial, request);
  const { response, variables, loading, failed, refusal, ...fetched } = useApiQuery(
    CheckoutSumDocument,
    hasInitialQuote ? null : { dto: request },
  );
  const reload = hasInitialQuote ? discardInitialQuote : fetched.reload;
  // Requested only if there is no quote with the delivery, so that the order can be placed with a confirmation by phone.
  const withoutDelivery = { dto: { ...request, delivery: null } };
  const fallback = useApiQuery(CheckoutSumDocument, !hasInitialQuote && failed && !loading && request.delivery ? withoutDelivery : null);
  const latestQuote = useLatestQuote(initial?.quote ?? null, response?.quote ?? null);
  if (initial && hasInitialQuote)
    return { quote: initial.quote, state: 'ready', isDeliveryUnavailable: initial.isDeliveryUnavailable, reload };
  if (response && !failed && isEqual(variables?.dto, request))
    return { quote: response.quote, state: 'ready', isDeliveryUnavailable: false, reload };
  const isFallbackCurrent = failed && fallback.response && isEqual(fallback.variables, withoutDelivery);
  // The order can be placed without a delivery price only if the carrier does not respond: only then does the refusal name, as `instead`,
  // another way to order. If the carrier does not deliver to the destination, the order cannot be placed.
  const isDeliveryUnavailable = 'instead' in refusal;
  if (isFallbackCurrent && fallback.response) return { quote: fallback.response.quote, state: 'ready', isDeliveryUnavailable, reload };
  return {
    quote: latestQuote,
    state: failed && !loading && !fallback.loading ? 'failed' : 'stale',
    isDeliveryUnavailable: false,
    reload,
  };
}
