import type { DeliveryCity } from './cities.js';
import type { Coordinates } from './coordinates.rules.js';

/** A country by ISO 3166-1. */
export interface DeliveryCountry {
  id: string;
  title: string;
  alpha2: string;
}

/** Cities and countries to which orders are delivered. */
export interface Locations {
  /** Cities with a word that begins with the text, the largest first. An empty text finds the largest cities. */
  findCities(text: string, limit: number): Promise<DeliveryCity[]>;
  /** Cities around a position, the nearest first. None if all cities are far away. */
  findCitiesNear(coordinates: Coordinates, limit: number): Promise<DeliveryCity[]>;
  /** Returns null for an unknown id. */
  findCity(id: string): Promise<DeliveryCity | null>;
  /** Countries whose code or a word of whose name begins with the text, in alphabetical order. */
  findCountries(text: string, limit: number): Promise<DeliveryCountry[]>;
  /** Returns the name of a country in Russian. */
  findCountryName(id: string): Promise<string>;
}

export const LOCATIONS = Symbol('locations');
