import type { RouterContextProvider } from 'react-router';
import { callApi } from '../../../platform/graphql/call-api.server.ts';
import type { RefusedOperation } from '../../../platform/graphql/exchange.server.ts';
import { type CheckoutQuoteFragment, CheckoutSumDocument } from '../../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from '../form/checkout-form.rules.ts';
import { type QuoteRequest, toQuoteRequest } from './quote-request.rules.ts';

/** A quote, and the request to which it is the response. */
export interface QuoteWithRequest {
  request: QuoteRequest;
  quote: CheckoutQuoteFragment;
  /** Whether the delivery could not be computed, so that the quote excludes it. */
  isDeliveryUnavailable: boolean;
}

/** Whether a delivery cannot be computed because the carrier does not respond. False if the carrier does not deliver to the destination. */
export const isCarrierUnavailable = ({ code, details }: Pick<RefusedOperation, 'code' | 'details'>): boolean =>
  code === 'DELIVERY_UNAVAILABLE' && details.reason !== 'NOT_SERVED';

/**
 * Loads the quote of an order. If the delivery cannot be computed or its destination no longer exists, the quote excludes the delivery.
 * Returns null if the API does not respond.
 */
export async function loadQuote(
  context: Readonly<RouterContextProvider>,
  ids: readonly string[],
  values: CheckoutValues,
): Promise<QuoteWithRequest | null> {
  const request = toQuoteRequest(ids, values);
  const { data, refused } = await callApi(context, CheckoutSumDocument, { dto: request });
  if (data) return { request, quote: data.quote, isDeliveryUnavailable: false };
  const isDeliveryUnavailable = refused !== null && isCarrierUnavailable(refused);
  // A pickup point may have closed, a saved address may have been removed, or the carrier may not deliver to the destination.
  const isDestinationRefused = refused?.code === 'BAD_USER_INPUT' || refused?.code === 'DELIVERY_UNAVAILABLE';
  if (!isDestinationRefused || (request.delivery ?? request.deliveryCityId) === null) return null;
  // If the shop no longer delivers to the city, the delivery methods of the city must not be requested either.
  const isCityRefused = ['cityId', 'deliveryCityId'].includes(String(refused.details.field));
  const deliveryCityId = isCityRefused ? null : request.deliveryCityId;
  const withoutDelivery = await callApi(context, CheckoutSumDocument, { dto: { ...request, deliveryCityId, delivery: null } });
  return withoutDelivery.data && { request, quote: withoutDelivery.data.quote, isDeliveryUnavailable };
}
