import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { type CityLabelFragment, FindCityDocument } from '../../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../../platform/lazy/optional.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { loadChosenCity } from '../city/chosen-city.server.ts';
import type { CityPrice } from './DeliveryPrices.tsx';
import { loadDeliveryTo } from './delivery-to-city.server.ts';

/** Number of cities whose prices a visitor without a chosen city sees. */
const exampleCities = 5;

type Visiting = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'context'>;

/** Returns the chosen city, or the largest cities. */
async function findCities(visiting: Visiting): Promise<readonly Pick<CityLabelFragment, 'id' | 'title'>[]> {
  const city = await loadChosenCity(visiting);
  if (city) return [city];
  const { context } = visiting;
  const found = context.get(apiContext).queryShared(FindCityDocument, { query: '', limit: exampleCities });
  return (await loadOptional(found, { visit: context.get(visitContext) }))?.findCity ?? [];
}

/**
 * Loads the delivery prices by the carrier's tariff: to the chosen city, or to the largest ones. Cities for which the carrier returns
 * nothing are left out.
 */
export async function loadCityPrices(visiting: Visiting): Promise<CityPrice[]> {
  const prices = (await findCities(visiting)).map(async ({ id, title }) => {
    // Without units, because the price depends on the destination only.
    const found = await loadDeliveryTo(visiting.context, id, []);
    return found && { id, title, courier: found.courier.deliveryPrice, pickup: found.pickup?.deliveryPrice ?? null };
  });
  return (await Promise.all(prices)).filter((price) => price !== null);
}
