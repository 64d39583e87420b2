import type { KnownCity } from './cities.js';

/** What the way to an address in a city takes. */
export interface Carriage {
  /** Days of the way from the warehouse in Moscow. */
  days: number;
  /** Price of delivery by courier, in kopecks. */
  courier: bigint;
}

/** What the way to a pickup point takes. */
export interface PickupCarriage {
  /** Days of the way from the warehouse in Moscow. */
  days: number;
  /** Price of delivery to the point, in kopecks, unless the goods make it free. */
  pickup: bigint;
}

/** Prices and durations of delivery. */
export interface Tariff {
  to(city: KnownCity): Promise<Carriage>;
  toPickupPoint(city: KnownCity): Promise<PickupCarriage>;
}

/** Injection token of Tariff. */
export const TARIFF = Symbol('tariff');
