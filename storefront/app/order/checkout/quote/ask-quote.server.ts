import type { RouterContextProvider } from 'react-router';
import { askShop } from '../../../platform/graphql/ask-shop.server.ts';
import type { Refused } from '../../../platform/graphql/exchange.server.ts';
import { type CheckoutQuoteFragment, CheckoutSumDocument } from '../../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from '../form/checkout-form.rules.ts';
import { type QuoteRequest, toQuoteRequest } from './quote-request.rules.ts';

/** Whether a delivery cannot be computed because the carrier does not answer, and not because it does not go there. */
export const isCarrierUnavailable = ({ code, details }: Pick<Refused, 'code' | 'details'>): boolean =>
  code === 'DELIVERY_UNAVAILABLE' && details.reason !== 'NOT_SERVED';

/** A quote and what it was asked for. */
export interface RequestedQuote {
  request: QuoteRequest;
  quote: CheckoutQuoteFragment;
  /** Whether the delivery could not be computed, so that the sum is without it. */
  isDeliveryUnavailable: boolean;
}

/**
 * Asks for the sum of an order. If only the delivery cannot be computed, or its place is gone, the sum is without it. Null if the API does
 * not answer.
 */
export async function askQuote(
  context: Readonly<RouterContextProvider>,
  ids: readonly string[],
  values: CheckoutValues,
): Promise<RequestedQuote | null> {
  const request = toQuoteRequest(ids, values);
  const { data, refused } = await askShop(context, CheckoutSumDocument, { dto: request });
  if (data) return { request, quote: data.quote, isDeliveryUnavailable: false };
  const isDeliveryUnavailable = refused !== null && isCarrierUnavailable(refused);
  // A pickup point may have closed, a saved address may have been removed, or the carrier does not go there.
  const isOfDestination = refused?.code === 'BAD_USER_INPUT' || refused?.code === 'DELIVERY_UNAVAILABLE';
  if (!isOfDestination || request.delivery === null) return null;
  const without = await askShop(context, CheckoutSumDocument, { dto: { ...request, delivery: null } });
  return without.data && { request, quote: without.data.quote, isDeliveryUnavailable };
}
