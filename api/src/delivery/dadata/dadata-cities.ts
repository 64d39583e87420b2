import { z } from 'zod';
import type { DeliveryCity } from '../location/cities.js';
import { findNearestCode } from '../location/delivery-city.rules.js';
import { degrees, text } from './dadata-address.rules.js';

/** Places that share a name. */
const MOST_NAMESAKES = 20;

const citiesSchema = z.object({
  suggestions: z.array(z.object({ data: z.object({ city_fias_id: text, geo_lat: degrees, geo_lon: degrees }) })),
});

/** Sends a question to DaData's suggestions of addresses. */
export type AskDadata = (question: object) => Promise<unknown>;

/** The codes that the state's register of addresses (FIAS) has for the cities that the shop knows. Each is requested once. */
export class DadataCities {
  readonly #codes = new Map<string, string | null>();

  /** Null if DaData does not know it. */
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
