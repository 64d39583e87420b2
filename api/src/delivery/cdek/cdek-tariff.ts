import { z } from 'zod';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Clock } from '../../platform/time/clock.js';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import type { KnownCity } from '../cities.js';
import { deliveryUnavailable, notServed } from '../delivery.rules.js';
import { distanceKm } from '../distance.rules.js';
import { CITY_WITHIN_KM } from '../known-city.rules.js';
import { PATIENCE_MS } from '../remote/remote-service.js';
import type { Carriage, PickupCarriage, Tariff } from '../tariff.port.js';
import { type CdekClient, CdekRefusal } from './cdek-client.js';

/** CDEK's numbers of the tariffs «Посылка склад-дверь» and «Посылка склад-склад». */
const TARIFFS = { COURIER: 137, PICKUP: 136 } as const;
type Mode = keyof typeof TARIFFS;

/** A parcel as the shop sends it: a pair of shoes in its box, in grams and centimetres. */
const PARCEL = { weight: 1_500, length: 35, width: 25, height: 15 } as const;
/** After this time a price is renewed in the background and still served. */
const FRESH_FOR_MS = HOUR_MS;
const KNOWN_FOR_MS = 7 * DAY_MS;

const citiesSchema = z.array(z.object({ code: z.number().int(), latitude: z.number().nullish(), longitude: z.number().nullish() }));
const priceSchema = z.object({
  delivery_sum: z.number().nonnegative(),
  /** With VAT and services. */
  total_sum: z.number().nonnegative().optional(),
  /** Working days. */
  period_max: z.number().int().nonnegative(),
  calendar_max: z.number().int().nonnegative().optional(),
});

interface Known {
  price: bigint;
  days: number;
  askedAt: number;
}

/**
 * Prices and durations of CDEK. What it has answered once serves for a week and is renewed beside, so that shoppers wait for CDEK only where
 * nothing is known, and an order that is being placed after its quote does not wait.
 */
export class CdekTariff implements Tariff {
  readonly #known = new Map<string, Known>();
  readonly #asking = new Map<string, Promise<Known>>();
  readonly #codes = new Map<string, number>();

  constructor(
    private readonly client: CdekClient,
    private readonly fromCode: number,
    private readonly clock: Clock,
  ) {}

  async to(city: KnownCity): Promise<Carriage> {
    const { price, days } = await this.#priceOf(city, 'COURIER');
    return { days, courier: price };
  }

  async toPickupPoint(city: KnownCity): Promise<PickupCarriage> {
    const { price, days } = await this.#priceOf(city, 'PICKUP');
    return { days, pickup: price };
  }

  async #priceOf(city: KnownCity, mode: Mode): Promise<Known> {
    const known = this.#known.get(`${mode}:${city.id}`);
    const age = known ? this.clock.now().getTime() - known.askedAt : Number.POSITIVE_INFINITY;
    if (known && age < FRESH_FOR_MS) return known;
    const asked = this.#ask(city, mode);
    if (known && age < KNOWN_FOR_MS) {
      asked.catch(() => undefined);
      return known;
    }
    return asked.catch((error: unknown) => {
      throw error instanceof DomainError ? error : deliveryUnavailable(error);
    });
  }

  /** Those who ask for the same price at the same time share the request. */
  #ask(city: KnownCity, mode: Mode): Promise<Known> {
    const key = `${mode}:${city.id}`;
    const running = this.#asking.get(key);
    if (running) return running;
    const asked = this.#calculate(city, mode)
      .then((known) => {
        this.#known.set(key, known);
        return known;
      })
      .finally(() => this.#asking.delete(key));
    this.#asking.set(key, asked);
    return asked;
  }

  async #calculate(city: KnownCity, mode: Mode): Promise<Known> {
    const endsAt = performance.now() + PATIENCE_MS;
    const code = await this.#codeOf(city, endsAt);
    const question = {
      type: 1,
      tariff_code: TARIFFS[mode],
      from_location: { code: this.fromCode },
      to_location: { code },
      packages: [PARCEL],
    };
    const told = await this.client.post('calculator/tariff', question, endsAt - performance.now()).catch(namingRefusal);
    const answer = priceSchema.parse(told);
    // Shoppers see whole roubles.
    const roubles = Math.ceil(answer.total_sum ?? answer.delivery_sum);
    return { price: BigInt(roubles) * 100n, days: answer.calendar_max ?? answer.period_max, askedAt: this.clock.now().getTime() };
  }

  /** CDEK has its own codes. Several places have one name, and the nearest is the city. */
  async #codeOf(city: KnownCity, endsAt: number): Promise<number> {
    const known = this.#codes.get(city.id);
    if (known !== undefined) return known;
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

/** Reports a refusal of CDEK as a place without delivery. Requests differ in the place only. */
function namingRefusal(error: unknown): never {
  throw error instanceof CdekRefusal ? notServed(error) : error;
}
