import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { type CityLabelFragment, FindCityDocument } from '../../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../../platform/lazy/load-optional.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { loadChosenCity } from '../city/chosen-city.server.ts';
import type { CityPrice } from './DeliveryPrices.tsx';
import { loadDeliveryToCity } from './delivery-to-city.server.ts';

/** Number of cities whose prices a visitor without a chosen city sees. */
const exampleCityCount = 5;

type VisitArgs = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'context'>;

/** Returns the chosen city or, if none is chosen, the largest cities. */
async function findCities(args: VisitArgs): Promise<readonly Pick<CityLabelFragment, 'id' | 'title'>[]> {
  const city = await loadChosenCity(args);
  if (city) return [city];
  const { context } = args;
  const citiesPromise = context.get(apiContext).queryLongCached(FindCityDocument, { query: '', limit: exampleCityCount });
  return (await loadOptional(citiesPromise, { visit: context.get(visitContext) }))?.findCity ?? [];
}

/**
 * Loads the delivery prices by the carrier's tariff: to the chosen city, or to the largest cities. Cities for which the carrier returns
 * nothing are left out.
 */
export async function loadCityPrices(args: VisitArgs): Promise<CityPrice[]> {
  const prices = (await findCities(args)).map(async ({ id, title }) => {
    // Without units, because the price depends on the destination only.
    const delivery = await loadDeliveryToCity(args.context, id, []);
    return delivery && { id, title, courier: delivery.courier.deliveryPrice, pickup: delivery.pickup?.deliveryPrice ?? null };
  });
  return (await Promise.all(prices)).filter((price) => price !== null);
}
