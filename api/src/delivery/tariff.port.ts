import type { PickupPointKind } from '../platform/prisma/generated/enums.js';
import type { CourierRate, Load, PickupRate } from './delivery-rate.rules.js';
import type { DeliveryCity } from './location/cities.js';

/** Prices and durations of delivery. */
export interface Tariff {
  /** Whether prices depend on the load. If not, callers need not read the load. */
  readonly dependsOnLoad: boolean;
  findCourierRate(city: DeliveryCity, load: Load): Promise<CourierRate>;
  findPickupRate(city: DeliveryCity, load: Load, kind: PickupPointKind): Promise<PickupRate>;
}

export const TARIFF = Symbol('tariff');
