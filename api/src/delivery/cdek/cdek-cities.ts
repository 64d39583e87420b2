import { z } from 'zod';
import type { DeliveryCity } from '../cities.js';
import { notServed } from '../delivery.rules.js';
import { CITY_WITHIN_KM } from '../delivery-city.rules.js';
import { distanceKm } from '../distance.rules.js';
import type { CdekClient } from './cdek-client.js';

const citiesSchema = z.array(z.object({ code: z.number().int(), latitude: z.number().nullish(), longitude: z.number().nullish() }));

/** CDEK's own codes of the cities that the shop knows. Each is requested once. */
export class CdekCities {
  readonly #codes = new Map<string, number>();

  constructor(private readonly client: CdekClient) {}

  /** Several places have one name, and the nearest is the city. Throws DELIVERY_UNAVAILABLE if CDEK does not know it. */
  async findCode(city: DeliveryCity, endsAt: number): Promise<number> {
    const cached = this.#codes.get(city.id);
    if (cached !== undefined) return cached;
    const parameters = { country_codes: city.countryId, city: city.title, size: '100' };
    const found = citiesSchema.parse(await this.client.get('location/cities', parameters, endsAt - performance.now()));
    const [nearest] = found
      .flatMap(({ code, latitude, longitude }) =>
        latitude == null || longitude == null ? [] : { code, km: distanceKm(city, { latitude, longitude }) },
      )
      .filter(({ km }) => km <= CITY_WITHIN_KM)
      .toSorted((one, other) => one.km - other.km);
    if (!nearest) throw notServed();
    this.#codes.set(city.id, nearest.code);
    return nearest.code;
  }
}
