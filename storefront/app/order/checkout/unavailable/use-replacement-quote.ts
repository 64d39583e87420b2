import { ReplacementSumDocument, type ReplacementSumQuery } from '../../../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../../../platform/graphql/use-api-query.ts';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { replaceIds, type UnitReplacement } from './chosen-replacement.rules.ts';

export type ReplacementQuote = ReplacementSumQuery['quote'];

/**
 * Loads the quote of the order in which units replace unavailable ones. Without replacements, no quote is requested. While a quote is
 * loading, returns that of the previous replacements.
 */
export function useReplacementQuote(replacements: readonly UnitReplacement[], quoteRequest: QuoteRequest) {
  const isHydrated = useHydrated();
  const dto = { ...quoteRequest, productItemIds: replaceIds(quoteRequest.productItemIds, replacements) };
  const { response, loading, failed } = useApiQuery(ReplacementSumDocument, replacements.length > 0 ? { dto } : null);
  return { quote: response && !failed ? response.quote : null, isWaitingForSum: isHydrated && loading };
}
