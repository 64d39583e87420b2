import type { PickupPointKind } from '../platform/prisma/generated/enums.js';
import type { Carriage, Load, PickupCarriage } from './delivery.rules.js';
import type { DeliveryCity } from './location/cities.js';

/** Prices and durations of delivery. */
export interface Tariff {
  /** Whether prices depend on the load. */
  readonly dependsOnLoad: boolean;
  findCarriage(city: DeliveryCity, load: Load): Promise<Carriage>;
  findPickupCarriage(city: DeliveryCity, load: Load, kind: PickupPointKind): Promise<PickupCarriage>;
}

/** Injection token of Tariff. */
export const TARIFF = Symbol('tariff');
