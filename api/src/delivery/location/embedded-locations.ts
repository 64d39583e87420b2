import { matchesCity, matchesName } from '../delivery.rules.js';
import { cities, type DeliveryCity } from './cities.js';
import { countries, countryName } from './countries.js';
import { citiesAround } from './delivery-city.rules.js';
import type { Locations } from './locations.port.js';

const byId: ReadonlyMap<string, DeliveryCity> = new Map(cities.map((city) => [city.id, city]));

/** Locations that need no other service: the largest cities, and countries by ISO code. */
export const embeddedLocations: Locations = {
  findCities: (text, limit) => Promise.resolve(cities.filter((city) => matchesCity(city, text)).slice(0, limit)),
  citiesAround: async (coordinates, limit) => citiesAround(coordinates).slice(0, limit),
  city: (id) => Promise.resolve(byId.get(id) ?? null),
  findCountries: async (text, limit) => countries.filter(({ title, alpha2 }) => matchesName([title, alpha2], text)).slice(0, limit),
  country: async (id) => countryName(id),
};
