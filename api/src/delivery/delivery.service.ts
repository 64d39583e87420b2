import { Inject, Injectable } from '@nestjs/common';
import type { DeliveryMode } from '../platform/prisma/generated/enums.js';
import { type CourierRate, computeCourierRate, computePickupRate, type Load, type PickupRate } from './delivery-rate.rules.js';
import { isDeliveryUnavailable } from './delivery-unavailable.rules.js';
import { LocationService } from './location/location.service.js';
import type { PickupPoint } from './pickup-point/pickup-point.model.js';
import { PickupPointService, type PointWithCity } from './pickup-point/pickup-point.service.js';
import type { PointRow } from './pickup-point/pickup-point-row.rules.js';
import { TARIFF, type Tariff } from './tariff.port.js';

/** Tariff for use while the carrier's price is unknown: the shop pays, and the days follow from the distance. */
const tariffPaidByShop: Tariff = {
  dependsOnLoad: false,
  findCourierRate: async (city) => ({ ...computeCourierRate(city), courierPrice: 0n }),
  findPickupRate: async (city) => ({ ...computePickupRate(city), pickupPrice: 0n }),
};

export interface PickupRoute {
  point: PickupPoint;
  country: string;
  rate: PickupRate;
}

export interface RoutePricing {
  load: Load;
  /** Whether the shop pays, so that no price is requested from the carrier. */
  isPaidByShop?: boolean;
}

/** Destination of an order as text, with the price and duration of delivery. */
export interface CourierRoute {
  city: string;
  region: string;
  country: string;
  rate: CourierRate;
}

/** A method of delivery to a city, before an address or a pickup point is chosen. */
export interface DeliveryMethod {
  mode: DeliveryMode;
  /** Days of transit from the warehouse in Moscow. */
  days: number;
  /** Price in kopecks. Delivery to a pickup point is free if the goods cost enough. */
  price: bigint;
}

/** Returns undefined if the carrier has no price. */
async function ignoreUnavailable(pendingMethod: Promise<DeliveryMethod>): Promise<DeliveryMethod | undefined> {
  try {
    return await pendingMethod;
  } catch (error) {
    if (isDeliveryUnavailable(error)) return undefined;
    throw error;
  }
}

/** Finds routes to addresses and pickup points, with the price and duration of delivery. */
@Injectable()
export class DeliveryService {
  constructor(
    @Inject(TARIFF) private readonly tariff: Tariff,
    private readonly locations: LocationService,
    private readonly points: PickupPointService,
  ) {}

  /** Throws BAD_USER_INPUT for an unknown city. */
  async findCourierRoute(cityId: string, pricing: RoutePricing): Promise<CourierRoute> {
    const city = await this.locations.requireCity(cityId);
    const [country, rate] = await Promise.all([
      this.locations.findCountryName(city.countryId),
      this.#chooseTariff(pricing).findCourierRate(city, pricing.load),
    ]);
    return { city: city.title, region: city.region, country, rate };
  }

  /**
   * Returns the methods of delivery to a city: to a pickup point of the kind that costs least, if there is one, and by courier. A method
   * without a price is left out. Throws BAD_USER_INPUT for an unknown city.
   */
  async findMethods(cityId: string, load: Load): Promise<DeliveryMethod[]> {
    const city = await this.locations.requireCity(cityId);
    const pickupMethods = (await this.points.listKinds(cityId)).map(async (kind): Promise<DeliveryMethod> => {
      const { days, pickupPrice } = await this.tariff.findPickupRate(city, load, kind);
      return { mode: 'PICKUP', days, price: pickupPrice };
    });
    const courierMethod = this.tariff
      .findCourierRate(city, load)
      .then(({ days, courierPrice }): DeliveryMethod => ({ mode: 'COURIER', days, price: courierPrice }));
    const [pickups, courier] = await Promise.all([Promise.all(pickupMethods.map(ignoreUnavailable)), ignoreUnavailable(courierMethod)]);
    const [pickup] = pickups.flatMap((method) => method ?? []).toSorted((one, other) => Number(one.price - other.price));
    return [pickup, courier].flatMap((method) => method ?? []);
  }

  /** Throws BAD_USER_INPUT for an unknown or closed pickup point. */
  async findPickupRoute(code: string, pricing: RoutePricing): Promise<PickupRoute> {
    return this.#buildPickupRoute(await this.points.find(code), pricing);
  }

  /**
   * Like `findPickupRoute`, for a point that a statement of the caller has read with `selectOpenPoint`. Looks the point up again if it is
   * null.
   */
  async findOpenPointRoute(code: string, row: PointRow | null, pricing: RoutePricing): Promise<PickupRoute> {
    return this.#buildPickupRoute((await this.points.toPointWithCity(row)) ?? (await this.points.find(code)), pricing);
  }

  async #buildPickupRoute({ point, city }: PointWithCity, pricing: RoutePricing): Promise<PickupRoute> {
    const [country, rate] = await Promise.all([
      this.locations.findCountryName(city.countryId),
      this.#chooseTariff(pricing).findPickupRate(city, pricing.load, point.kind),
    ]);
    return { point, country, rate };
  }

  get isPricedByLoad(): boolean {
    return this.tariff.dependsOnLoad;
  }

  #chooseTariff({ isPaidByShop = false }: RoutePricing): Tariff {
    return isPaidByShop ? tariffPaidByShop : this.tariff;
  }
}
