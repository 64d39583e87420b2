import type { KnownCity } from './cities.js';
import type { KnownCountry } from './country/countries.js';
import type { Coordinates } from './distance.rules.js';

/** Knows the places to which orders are delivered. */
export interface Places {
  /** Cities with a word that begins with the text, the largest first. An empty text finds the largest cities. */
  findCities(text: string, limit: number): Promise<KnownCity[]>;
  /** Cities around a place, the nearest first. None if the place is far from all of them. */
  citiesAround(place: Coordinates, limit: number): Promise<KnownCity[]>;
  /** Returns null for an unknown id. */
  city(id: string): Promise<KnownCity | null>;
  /** Countries whose code or a word of whose name begins with the text, in alphabetical order. */
  findCountries(text: string, limit: number): Promise<KnownCountry[]>;
  /** Returns the name of a country in Russian. */
  country(id: string): Promise<string>;
}

/** Injection token of Places. */
export const PLACES = Symbol('places');
