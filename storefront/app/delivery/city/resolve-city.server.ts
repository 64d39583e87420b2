import type { RouterContextProvider } from 'react-router';
import { callApi } from '../../platform/graphql/call-api.server.ts';
import type { RefusedOperation } from '../../platform/graphql/exchange.server.ts';
import { disconnectedRefusal } from '../../platform/graphql/failure-messages.ts';
import { FindCityDocument } from '../../platform/graphql/generated/graphql.ts';
import { type CityOption, type CityValues, matchCity } from './city.rules.ts';

const maxCities = 20;

export type CityResolution =
  | { kind: 'known'; city: CityOption }
  /** Several cities have the typed name. */
  | { kind: 'several'; cities: CityOption[] }
  | { kind: 'unknown' }
  /** The API rejected the request or did not respond. */
  | { kind: 'refused'; refused: RefusedOperation };

/** Resolves the typed city. An id counts only for the text for which it was chosen. */
export async function resolveCity(context: Readonly<RouterContextProvider>, values: CityValues): Promise<CityResolution> {
  const { city: typedText, cityId, cityFor } = values;
  const [query = ''] = typedText.split(',');
  const { data, refused } = await callApi(context, FindCityDocument, { query: query.trim(), limit: maxCities });
  if (refused?.code === 'BAD_USER_INPUT') return { kind: 'unknown' };
  if (!data) return { kind: 'refused', refused: refused ?? { ...disconnectedRefusal, details: {} } };
  const chosenCity = cityFor === typedText ? data.findCity.find(({ id }) => id === cityId) : undefined;
  if (chosenCity) return { kind: 'known', city: chosenCity };
  const [firstCity, ...otherCities] = matchCity(typedText, data.findCity);
  if (!firstCity) return { kind: 'unknown' };
  return otherCities.length === 0 ? { kind: 'known', city: firstCity } : { kind: 'several', cities: [firstCity, ...otherCities] };
}

export const describeCityProblem = ({ kind }: Pick<CityResolution, 'kind'>): string =>
  kind === 'several' ? 'Таких городов несколько: выберите свой' : 'Не\u00a0знаем такого города. Проверьте название';
