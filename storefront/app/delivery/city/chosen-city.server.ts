import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { CityDocument } from '../../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../../platform/lazy/load-optional.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { readCityId } from './city-cookie.ts';
import type { ChosenCity } from './use-chosen-city.ts';

const vowel = /[аеёиоуыэюя]/i;

const endings: readonly [end: RegExp, accusative: string][] = [
  [/ая$/, 'ую'],
  [/а$/, 'у'],
  [/я$/, 'ю'],
];

function toAccusative(word: string): string {
  const ending = endings.find(([end]) => end.test(word));
  return ending ? word.replace(...ending) : word;
}

/** «во» before «в» or «ф» with another consonant. */
const startsWithCluster = (name: string) => /^[вф]/i.test(name) && !vowel.test(name.charAt(1));

/** A city as a destination: «в Казань», «во Владимир», «в Йошкар-Олу». Only feminine names in -а or -я are inflected. */
export const formatToCity = (title: string): string =>
  `${startsWithCluster(title) ? 'во' : 'в'}\u00a0${title.replaceAll(/[^\s-]+(?=\s|$)/g, toAccusative)}`;

type VisitArgs = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'context'>;

const cache = new WeakMap<ApiClient, Promise<ChosenCity | null>>();

async function load({ request, context }: VisitArgs): Promise<ChosenCity | null> {
  const id = readCityId(request.headers.get('cookie'));
  if (id === null) return null;
  const visit = context.get(visitContext);
  const city = (await loadOptional(context.get(apiContext).queryLongCached(CityDocument, { id }), { visit }))?.city;
  return city ? { ...city, to: formatToCity(city.title) } : null;
}

/** Returns the city that the shopper has chosen, or null. It is loaded once per visit, even if several loaders need it. */
export function loadChosenCity(args: VisitArgs): Promise<ChosenCity | null> {
  const api = args.context.get(apiContext);
  const city = cache.get(api) ?? load(args);
  cache.set(api, city);
  return city;
}
