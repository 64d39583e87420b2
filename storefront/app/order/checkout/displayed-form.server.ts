import type { RouterContextProvider } from 'react-router';
import { callApi } from '../../platform/graphql/call-api.server.ts';
import { PickupPointsDocument } from '../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from './form/checkout-form.rules.ts';
import type { CityPoints } from './pickup/point-list.rules.ts';
import type { QuoteWithRequest } from './quote/load-quote.server.ts';

type Context = Readonly<RouterContextProvider>;

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

/**
 * Returns the first points of the form's city if the order is delivered to a pickup point. Null if they are not needed or the API does not
 * respond.
 */
export async function loadPoints(context: Context, { way, cityId }: Pick<CheckoutValues, 'way' | 'cityId'>): Promise<CityPoints | null> {
  if (way !== 'PICKUP' || cityId === '') return null;
  const { data } = await callApi(context, PickupPointsDocument, { cityId, page: 1 });
  if (!data) return null;
  const { items: points, pagination } = data.getPVZListByLocation;
  return { cityId, points, isComplete: pagination.totalPages <= 1 };
}
