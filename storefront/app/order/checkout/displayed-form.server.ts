import type { RouterContextProvider } from 'react-router';
import { callApi } from '../../platform/graphql/call-api.server.ts';
import type { RefusedOperation } from '../../platform/graphql/exchange.server.ts';
import { type CheckoutQuoteFragment, CheckoutSumDocument, PickupPointsDocument } from '../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from './form/checkout-form.rules.ts';
import type { CityPoints } from './pickup/point-list.rules.ts';
import { type QuoteRequest, toQuoteRequest } from './quote/quote-request.rules.ts';

type Context = Readonly<RouterContextProvider>;

/** A quote with its request. */
export interface QuoteWithRequest {
  request: QuoteRequest;
  quote: CheckoutQuoteFragment;
  /** Whether the delivery could not be computed, so that the sum excludes it. */
  isDeliveryUnavailable: boolean;
}

/** The form as the page displays it, with the data that depend on its values. */
export interface DisplayedForm {
  values: CheckoutValues;
  /** Ids of the units to order, including those that can no longer be bought. The lines of the sum say which these are. */
  ids: readonly string[];
  /** Idempotency key of the order. It comes with the form, so that pressing the button twice places one order. */
  key: string;
  /** Null if there is nothing to order, or if the API did not respond when the form was submitted. */
  sum: QuoteWithRequest | null;
  /** Pickup points of the city, if the order is delivered to a pickup point. */
  points: CityPoints | null;
}

/** Whether a delivery cannot be computed because the carrier does not respond. False if the carrier does not deliver there. */
export const isCarrierUnavailable = ({ code, details }: Pick<RefusedOperation, 'code' | 'details'>): boolean =>
  code === 'DELIVERY_UNAVAILABLE' && details.reason !== 'NOT_SERVED';

/**
 * Requests the sum of an order. If the delivery cannot be computed or its destination no longer exists, the sum excludes the delivery. Null
 * if the API does not respond.
 */
export async function queryQuote(context: Context, ids: readonly string[], values: CheckoutValues): Promise<QuoteWithRequest | null> {
  const request = toQuoteRequest(ids, values);
  const { data, refused } = await callApi(context, CheckoutSumDocument, { dto: request });
  if (data) return { request, quote: data.quote, isDeliveryUnavailable: false };
  const isDeliveryUnavailable = refused !== null && isCarrierUnavailable(refused);
  // A pickup point may have closed, a saved address may have been removed, or the carrier does not deliver there.
  const isDestinationRefused = refused?.code === 'BAD_USER_INPUT' || refused?.code === 'DELIVERY_UNAVAILABLE';
  if (!isDestinationRefused || (request.delivery ?? request.deliveryCityId) === null) return null;
  // A city that the shop no longer delivers to has no methods of delivery either.
  const isCityRefused = ['cityId', 'deliveryCityId'].includes(String(refused.details.field));
  const deliveryCityId = isCityRefused ? null : request.deliveryCityId;
  const withoutDelivery = await callApi(context, CheckoutSumDocument, { dto: { ...request, deliveryCityId, delivery: null } });
  return withoutDelivery.data && { request, quote: withoutDelivery.data.quote, isDeliveryUnavailable };
}

/**
 * Returns the first points of the form's city if the order is delivered to a pickup point. Null if they are not needed or the API does not
 * respond.
 */
export async function loadPoints(context: Context, { way, cityId }: Pick<CheckoutValues, 'way' | 'cityId'>): Promise<CityPoints | null> {
  if (way !== 'PICKUP' || cityId === '') return null;
  const { data } = await callApi(context, PickupPointsDocument, { cityId, page: 1 });
  if (!data) return null;
  const { items: points, pagination } = data.getPVZListByLocation;
  return { cityId, points, areAll: pagination.totalPages <= 1 };
}
