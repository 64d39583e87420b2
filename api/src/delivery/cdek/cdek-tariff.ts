import { z } from 'zod';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Clock } from '../../platform/time/clock.js';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import type { KnownCity } from '../cities.js';
import { deliveryUnavailable, notServed } from '../delivery.rules.js';
import { PATIENCE_MS } from '../remote/remote-service.js';
import type { Carriage, PickupCarriage, Tariff } from '../tariff.port.js';
import { CdekCities } from './cdek-cities.js';
import { type CdekClient, CdekRefusal } from './cdek-client.js';
import { PARCEL, TARIFFS } from './cdek-parcel.rules.js';

type Mode = 'COURIER' | 'PICKUP';

/** After this time a price is renewed in the background and still served. */
const FRESH_FOR_MS = HOUR_MS;
const KNOWN_FOR_MS = 7 * DAY_MS;

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
  readonly #cities: CdekCities;

  constructor(
    private readonly client: CdekClient,
    private readonly fromCode: number,
    private readonly clock: Clock,
  ) {
    this.#cities = new CdekCities(client);
  }

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
    const code = await this.#cities.codeOf(city, endsAt);
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
}

/** Reports a refusal of CDEK as a place without delivery. Requests differ in the place only. */
function namingRefusal(error: unknown): never {
  throw error instanceof CdekRefusal ? notServed(error) : error;
}
