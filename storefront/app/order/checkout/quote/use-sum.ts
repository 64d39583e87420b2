import { useState } from 'react';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { CheckoutSumDocument } from '../../../platform/graphql/generated/graphql.ts';
import { useAnswer } from '../../../platform/graphql/use-answer.ts';
import type { AskedQuote } from './ask-quote.server.ts';
import type { QuoteAsked } from './quote-asked.rules.ts';

interface Sum {
  /** The latest quote. While `state` is not `ready` it belongs to an earlier form. */
  quote: CheckoutQuoteFragment | null;
  state: 'ready' | 'stale' | 'failed';
  /** Whether the delivery could not be computed, so that the sum is without it. */
  isDeliverySilent: boolean;
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
export function useSum(given: AskedQuote | null, wanted: QuoteAsked): Sum {
  const isGiven = same(given?.asked, wanted);
  const { answer, asked, asking, failed, refusal, again } = useAnswer(CheckoutSumDocument, isGiven ? null : { dto: wanted });
  // Asked only if the sum with delivery failed, so that the order can be placed by a call.
  const withoutDelivery = { dto: { ...wanted, delivery: null } };
  const fallback = useAnswer(CheckoutSumDocument, !isGiven && failed && !asking && wanted.delivery ? withoutDelivery : null);
  const last = useLatest(given?.quote ?? null, answer?.quote ?? null);
  if (given && isGiven) return { quote: given.quote, state: 'ready', isDeliverySilent: given.isDeliverySilent, again };
  if (answer && !failed && same(asked?.dto, wanted)) return { quote: answer.quote, state: 'ready', isDeliverySilent: false, again };
  const isFallback = failed && fallback.answer && same(fallback.asked, withoutDelivery);
  // Only a silent carrier has a way out: where it does not go, the shop does not pay for the delivery either.
  const isDeliverySilent = 'instead' in refusal;
  if (isFallback && fallback.answer) return { quote: fallback.answer.quote, state: 'ready', isDeliverySilent, again };
  return { quote: last, state: failed && !asking && !fallback.asking ? 'failed' : 'stale', isDeliverySilent: false, again };
}
