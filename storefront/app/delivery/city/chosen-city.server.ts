import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { CityDocument } from '../../platform/graphql/generated/graphql.ts';
import { optional } from '../../platform/lazy/optional.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { cityIdIn } from './city-cookie.ts';
import { toCity } from './describe-city.rules.ts';
import type { ChosenCity } from './use-chosen-city.ts';

type VisitArgs = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'context'>;

const cache = new WeakMap<ApiClient, Promise<ChosenCity | null>>();

async function load({ request, context }: VisitArgs): Promise<ChosenCity | null> {
  const id = cityIdIn(request.headers.get('cookie'));
  if (id === null) return null;
  const visit = context.get(visitContext);
  const city = (await optional(context.get(apiContext).common(CityDocument, { id }), { visit }))?.city;
  return city ? { ...city, to: toCity(city.title) } : null;
}

/** Returns the city that the shopper has chosen, or null. It is loaded once per visit, even if several loaders need it. */
export function loadChosenCity(visiting: VisitArgs): Promise<ChosenCity | null> {
  const api = visiting.context.get(apiContext);
  const city = cache.get(api) ?? load(visiting);
  cache.set(api, city);
  return city;
}
