import type { RouterContextProvider } from 'react-router';
import { callApi } from '../../../platform/graphql/call-api.server.ts';
import { PickupPointsDocument } from '../../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from '../form/checkout-form.rules.ts';
import type { CityPoints } from './point-list.rules.ts';

/**
 * Returns the first points of the form's city if the order is delivered to a pickup point. Null if they are not needed or the API does not
 * respond.
 */
export async function loadPoints(
  context: Readonly<RouterContextProvider>,
  { way, cityId }: Pick<CheckoutValues, 'way' | 'cityId'>,
): Promise<CityPoints | null> {
  if (way !== 'PICKUP' || cityId === '') return null;
  const { data } = await callApi(context, PickupPointsDocument, { cityId, page: 1 });
  if (!data) return null;
  const { items: points, pagination } = data.getPVZListByLocation;
  return { cityId, points, isComplete: pagination.totalPages <= 1 };
}
