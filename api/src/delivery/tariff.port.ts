import type { PickupPointKind } from '../platform/prisma/generated/enums.js';
import type { Load } from './delivery.rules.js';
import type { DeliveryCity } from './location/cities.js';

/** Price and duration of delivery to an address in a city. */
export interface Carriage {
  /** Days of transit from the warehouse in Moscow. */
  days: number;
  /** Price of delivery by courier, in kopecks. */
  courier: bigint;
}

/** Price and duration of delivery to a pickup point. */
export interface PickupCarriage {
  /** Days of transit from the warehouse in Moscow. */
  days: number;
  /** Price of delivery to the point, in kopecks, unless the goods make it free. */
  pickup: bigint;
}

/** Prices and durations of delivery. */
export interface Tariff {
  /** Whether prices depend on the load. */
  readonly isByLoad: boolean;
  to(city: DeliveryCity, load: Load): Promise<Carriage>;
  toPickupPoint(city: DeliveryCity, load: Load, kind: PickupPointKind): Promise<PickupCarriage>;
}

/** Injection token of Tariff. */
export const TARIFF = Symbol('tariff');
