import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { CityDocument } from '../../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../../platform/lazy/load-optional.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { readCityId } from './city-cookie.ts';
import { formatToCity } from './city-destination.rules.ts';
import type { ChosenCity } from './use-chosen-city.ts';

type VisitArgs = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'context'>;

const chosenCities = new WeakMap<ApiClient, Promise<ChosenCity | null>>();

async function queryChosenCity({ request, context }: VisitArgs): Promise<ChosenCity | null> {
  const id = readCityId(request.headers.get('cookie'));
  if (id === null) return null;
  const visit = context.get(visitContext);
  const city = (await loadOptional(context.get(apiContext).queryLongCached(CityDocument, { id }), { visit }))?.city;
  return city ? { ...city, to: formatToCity(city.title) } : null;
}

/** Returns the city that the shopper has chosen, or null. It is loaded once per visit, even if several loaders need it. */
export function loadChosenCity(args: VisitArgs): Promise<ChosenCity | null> {
  const api = args.context.get(apiContext);
  const city = chosenCities.get(api) ?? queryChosenCity(args);
  chosenCities.set(api, city);
  return city;
}
