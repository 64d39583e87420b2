import { z } from 'zod';
import { notServedError } from '../delivery-unavailable.rules.js';
import type { DeliveryCity } from '../location/cities.js';
import { findNearestCode } from '../location/delivery-city.rules.js';
import type { CdekClient } from './cdek-client.js';

const citiesSchema = z.array(z.object({ code: z.number().int(), latitude: z.number().nullish(), longitude: z.number().nullish() }));

/** CDEK's codes of the shop's cities. Each is requested once. */
export class CdekCities {
  readonly #codeByCityId = new Map<string, number>();

  constructor(private readonly client: CdekClient) {}

  /** Throws DELIVERY_UNAVAILABLE if CDEK does not know the city. */
  async findCode(city: DeliveryCity, deadline: number): Promise<number> {
    const cachedCode = this.#codeByCityId.get(city.id);
    if (cachedCode !== undefined) return cachedCode;
    const parameters = { country_codes: city.countryId, city: city.title, size: '100' };
    const namedCities = citiesSchema.parse(await this.client.get('location/cities', parameters, deadline));
    const code = findNearestCode(city, namedCities);
    if (code === undefined) throw notServedError();
    this.#codeByCityId.set(city.id, code);
    return code;
  }
}
