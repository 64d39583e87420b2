import { useState } from 'react';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { CheckoutSumDocument } from '../../../platform/graphql/generated/graphql.ts';
import { useResponse } from '../../../platform/graphql/use-response.ts';
import type { RequestedQuote } from './ask-quote.server.ts';
import type { QuoteRequest } from './quote-request.rules.ts';

interface Sum {
  /** The latest quote. While `state` is not `ready` it belongs to an earlier form. */
  quote: CheckoutQuoteFragment | null;
  state: 'ready' | 'stale' | 'failed';
  /** Whether the delivery could not be computed, so that the sum is without it. */
  isDeliveryUnavailable: boolean;
  again: () => void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Quote = CheckoutQuoteFragment | null;

/** Returns the quote that came last: with the page, or from the API. */
function useLatest(given: Quote, answered: Quote): Quote {
  const [latest, setLatest] = useState({ given, answered, quote: given });
  if (latest.given === given && latest.answered === answered) return latest.quote;
  const quote = (latest.given === given ? answered : given) ?? latest.quote;
  setLatest({ given, answered, quote });
  return quote;
}

/** Returns the sum of the form as it is now: the page's own quote, or a newer one from the API. */
export function useSum(given: RequestedQuote | null, wanted: QuoteRequest): Sum {
  const isFilled = same(given?.asked, wanted);
  const { answer, asked, asking, failed, refusal, again } = useResponse(CheckoutSumDocument, isFilled ? null : { dto: wanted });
  // Asked only if the sum with delivery failed, so that the order can be placed by a call.
  const withoutDelivery = { dto: { ...wanted, delivery: null } };
  const fallback = useResponse(CheckoutSumDocument, !isFilled && failed && !asking && wanted.delivery ? withoutDelivery : null);
  const last = useLatest(given?.quote ?? null, answer?.quote ?? null);
  if (given && isFilled) return { quote: given.quote, state: 'ready', isDeliveryUnavailable: given.isDeliveryUnavailable, again };
  if (answer && !failed && same(asked?.dto, wanted)) return { quote: answer.quote, state: 'ready', isDeliveryUnavailable: false, again };
  const isFallback = failed && fallback.answer && same(fallback.asked, withoutDelivery);
  // Only a silent carrier has a way out: where it does not go, the shop does not pay for the delivery either.
  const isDeliveryUnavailable = 'instead' in refusal;
  if (isFallback && fallback.answer) return { quote: fallback.answer.quote, state: 'ready', isDeliveryUnavailable, again };
  return { quote: last, state: failed && !asking && !fallback.asking ? 'failed' : 'stale', isDeliveryUnavailable: false, again };
}
