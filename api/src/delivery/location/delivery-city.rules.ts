import { cities, type DeliveryCity } from './cities.js';
import { type Coordinates, computeDistanceKm } from './coordinates.rules.js';

/** Maximum distance from the centre of a city within which a place of the same name is taken for the city. */
const MAX_CITY_DISTANCE_KM = 60;

/** Maximum distance of a city that is suggested for coordinates. */
const MAX_NEAR_DISTANCE_KM = 200;

const citiesByTitle: ReadonlyMap<string, readonly DeliveryCity[]> = Map.groupBy(cities, ({ title }) => title);

/** Returns the shop's city for the name and position that another service states. Without a position, the name alone decides. */
export function findCityByName(title: string, coordinates: Coordinates | null): DeliveryCity | undefined {
  const namedCities = citiesByTitle.get(title) ?? [];
  if (coordinates) return namedCities.find((city) => computeDistanceKm(city, coordinates) <= MAX_CITY_DISTANCE_KM);
  return namedCities.length === 1 ? namedCities[0] : undefined;
}

interface CodedCity<Code> {
  code: Code;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** Returns another service's code for the city. If the service has several cities of that name, the nearest one counts. */
export function findNearestCode<Code>(city: DeliveryCity, candidates: readonly CodedCity<Code>[]): Code | undefined {
  const [nearest] = candidates
    .flatMap(({ code, latitude, longitude }) =>
      latitude == null || longitude == null ? [] : [{ code, km: computeDistanceKm(city, { latitude, longitude }) }],
    )
    .filter(({ km }) => km <= MAX_CITY_DISTANCE_KM)
    .toSorted((one, other) => one.km - other.km);
  return nearest?.code;
}

/** Returns the shop's cities near a position, the nearest first. */
export const findCitiesNear = (coordinates: Coordinates): DeliveryCity[] =>
  cities
    .map((city) => ({ city, km: computeDistanceKm(city, coordinates) }))
    .filter(({ km }) => km <= MAX_NEAR_DISTANCE_KM)
    .toSorted((one, other) => one.km - other.km)
    .map(({ city }) => city);
