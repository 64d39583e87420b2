import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { PickupPointKind } from '../../platform/prisma/generated/enums.js';
import { type Clock } from '../../platform/process/clock.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { type CourierRate, type Load, type PickupRate } from '../delivery-rate.rules.js';
import { deliveryUnavailableError, notServedError, tooManyUnitsError } from '../delivery-unavailable.rules.js';
import type { DeliveryCity } from '../location/cities.js';
import { computeDeadline } from '../remote-service.js';
import type { Tariff } from '../tariff.port.js';
import { CdekCities } from './cdek-cities.js';
import { type CdekClient, CdekRefusal } from './cdek-client.js';
import { findMaxUnits, packUnits } from './cdek-package.rules.js';
import { type CdekDestination, type CdekStartingPoint, findTariff } from './cdek-route.rules.js';

/** After this time a price is renewed in the background and still served. */
const RENEW_AFTER_MS = HOUR_MS;
const MAX_PRICE_AGE_MS = 7 * DAY_MS;
const MAX_PRICES = 20_000;

/** Declared values are rounded up to whole thousands of roubles, so that carts of similar value share a price. */
const VALUE_STEP = 1_000_00n;

const priceSchema = z.object({
  delivery_sum: z.number().nonnegative(),
  /** Price with VAT and services. */
  total_sum: z.number().nonnegative().optional(),
  /** Duration in working days. */
  period_max: z.number().int().nonnegative(),
  calendar_max: z.number().int().nonnegative().optional(),
});

interface Route {
  city: DeliveryCity;
  to: CdekDestination;
}

interface PriceRequest {
  route: Route;
  load: Load;
}

/** Price and duration of CDEK for one parcel, and when the response was received. */
interface PricedLoad extends Load {
  /** In kopecks. */
  price: bigint;
  days: number;
  receivedAt: number;
}

export interface CdekOrigin {
  /** CDEK's code of the city that parcels start in. */
  cityCode: number;
  /** Null if the starting point in the city is not configured. */
  startingPoint: CdekStartingPoint | null;
}

/**
 * Prices and durations of CDEK. A saved price is used for a week and renewed in the background. Shoppers therefore wait for CDEK only if no
 * price is saved, and placing an order after its quote does not wait.
 */
export class CdekTariff implements Tariff {
  readonly dependsOnLoad = true;
  /** Saved prices. Concurrent callers share a request for a price. */
  readonly #prices = new LRUCache<string, PricedLoad, PriceRequest>({
    max: MAX_PRICES,
    ttl: RENEW_AFTER_MS,
    ttlResolution: 0,
    perf: { now: () => this.#now() },
    allowStale: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => this.#requestFromCdek(context),
  });
  readonly #cities: CdekCities;

  constructor(
    private readonly client: CdekClient,
    private readonly origin: CdekOrigin,
    private readonly clock: Clock,
  ) {
    this.#cities = new CdekCities(client);
  }

  async findCourierRate(city: DeliveryCity, load: Load): Promise<CourierRate> {
    const { price, days } = await this.#findPrice({ city, to: 'DOOR' }, load);
    return { days, courierPrice: price };
  }

  async findPickupRate(city: DeliveryCity, load: Load, kind: PickupPointKind): Promise<PickupRate> {
    const { price, days } = await this.#findPrice({ city, to: kind }, load);
    return { days, pickupPrice: price };
  }

  async #findPrice(route: Route, { unitCount, value }: Load): Promise<PricedLoad> {
    const max = findMaxUnits(route.to);
    if (unitCount > max) throw tooManyUnitsError(max);
    const load = { unitCount: Math.max(1, unitCount), value: roundUp(value, VALUE_STEP) };
    const key = `${formatRoute(route)}:${load.unitCount}:${load.value}`;
    const savedPrice = this.#prices.peek(key);
    try {
      return await this.#prices.forceFetch(key, {
        allowStale: savedPrice !== undefined && this.#isUsable(savedPrice),
        context: { route, load },
      });
    } catch (error) {
      if (error instanceof DomainError) throw error;
      // While CDEK does not respond, the price of a larger load is better than none.
      const pricedLoad = this.#findPriceOfLargerLoad(route, load);
      if (pricedLoad) return pricedLoad;
      throw deliveryUnavailableError(error);
    }
  }

  /** The cheapest saved price of a load that is at least as large. */
  #findPriceOfLargerLoad(route: Route, { unitCount, value }: Load): PricedLoad | undefined {
    const [cheapest] = [...this.#prices.entries()]
      .filter(
        ([key, pricedLoad]) => key.startsWith(`${formatRoute(route)}:`) && pricedLoad.unitCount >= unitCount && pricedLoad.value >= value,
      )
      .flatMap(([, pricedLoad]) => (this.#isUsable(pricedLoad) ? [pricedLoad] : []))
      .toSorted((one, other) => Number(one.price - other.price));
    return cheapest;
  }

  #isUsable({ receivedAt }: PricedLoad): boolean {
    return this.#now() - receivedAt < MAX_PRICE_AGE_MS;
  }

  async #requestFromCdek({ route: { city, to }, load: { unitCount, value } }: PriceRequest): Promise<PricedLoad> {
    const deadline = computeDeadline();
    const code = await this.#cities.findCode(city, deadline);
    const body = {
      type: 1,
      tariff_code: findTariff(this.origin.startingPoint, to),
      from_location: { code: this.origin.cityCode },
      to_location: { code },
      // CDEK insures an order by the cost of its items, but the calculator needs the declared value.
      ...(value > 0n && { services: [{ code: 'INSURANCE', parameter: String(value / 100n) }] }),
      packages: packUnits(unitCount, to),
    };
    const response = await this.client.post('calculator/tariff', body, deadline).catch(rethrowAsNotServed);
    const cdekPrice = priceSchema.parse(response);
    // Prices are rounded up to whole roubles for shoppers.
    const roubles = Math.ceil(cdekPrice.total_sum ?? cdekPrice.delivery_sum);
    const days = cdekPrice.calendar_max ?? cdekPrice.period_max;
    return { unitCount, value, price: BigInt(roubles) * 100n, days, receivedAt: this.#now() };
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}

const formatRoute = ({ city, to }: Route): string => `${to}:${city.id}`;

const roundUp = (value: bigint, step: bigint): bigint => ((value + step - 1n) / step) * step;

/** Translates a refusal of CDEK to the error for a city without delivery. */
function rethrowAsNotServed(error: unknown): never {
  throw error instanceof CdekRefusal ? notServedError(error) : error;
}
