import { z } from 'zod';
import type { DeliveryCity } from '../location/cities.js';
import { findNearestCode } from '../location/delivery-city.rules.js';
import { degrees, text } from './dadata-address.rules.js';

/** Maximum number of places with the same name. */
const MOST_NAMESAKES = 20;

const citiesSchema = z.object({
  suggestions: z.array(z.object({ data: z.object({ city_fias_id: text, geo_lat: degrees, geo_lon: degrees }) })),
});

/** Sends a request to DaData's suggestions of addresses. */
export type AskDadata = (question: object) => Promise<unknown>;

/** Codes of the shop's cities in the state's register of addresses (FIAS). Each is requested once. */
export class DadataCities {
  readonly #codes = new Map<string, string | null>();

  /** Returns null if DaData does not find the city. */
  async findCode(city: DeliveryCity, ask: AskDadata): Promise<string | null> {
    const cached = this.#codes.get(city.id);
    if (cached !== undefined) return cached;
    const bound = { value: 'city' };
    const question = { query: city.title, count: MOST_NAMESAKES, from_bound: bound, to_bound: bound };
    const { suggestions } = citiesSchema.parse(await ask(question));
    const candidates = suggestions.flatMap(({ data: { city_fias_id: code, geo_lat: latitude, geo_lon: longitude } }) =>
      code ? [{ code, latitude, longitude }] : [],
    );
    const code = findNearestCode(city, candidates) ?? null;
    this.#codes.set(city.id, code);
    return code;
  }
}
