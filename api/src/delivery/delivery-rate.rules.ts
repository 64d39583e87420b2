import { type Coordinates, computeDistanceKm } from './location/coordinates.rules.js';

const MOSCOW: Coordinates = { latitude: 55.76, longitude: 37.62 };
const COURIER_PRICE = 590_00n;
const PICKUP_PRICE = 390_00n;

/** Zones by distance from Moscow, nearest first. Prices are multiples of half the base price, so that they are whole kopecks. */
const ZONES = [
  { upToKm: 500, days: 1, priceHalves: 2n },
  { upToKm: 1_500, days: 2, priceHalves: 3n },
] as const;
const FARTHEST_ZONE = { days: 5, priceHalves: 4n } as const;

export const computeDistanceFromMoscowKm = (coordinates: Coordinates): number => computeDistanceKm(MOSCOW, coordinates);

/** Price and duration of delivery to an address, by the distance of its city from Moscow. */
export function computeCourierRate(coordinates: Coordinates): CourierRate {
  const { days, priceHalves } = findZone(coordinates);
  return { days, courierPrice: (COURIER_PRICE * priceHalves) / 2n };
}

/** Price and duration of delivery to a pickup point, by the distance of its city from Moscow. */
export function computePickupRate(coordinates: Coordinates): PickupRate {
  const { days, priceHalves } = findZone(coordinates);
  return { days, pickupPrice: (PICKUP_PRICE * priceHalves) / 2n };
}

const findZone = (coordinates: Coordinates) => {
  const distance = computeDistanceFromMoscowKm(coordinates);
  return ZONES.find(({ upToKm }) => distance <= upToKm) ?? FARTHEST_ZONE;
};

/** Price and duration of delivery to an address in a city. */
export interface CourierRate {
  /** Days of transit from the warehouse in Moscow. */
  days: number;
  /** Price of delivery by courier, in kopecks. */
  courierPrice: bigint;
}

/** Price and duration of delivery to a pickup point. */
export interface PickupRate {
  /** Days of transit from the warehouse in Moscow. */
  days: number;
  /** Price of delivery to the point, in kopecks, unless the goods make it free. */
  pickupPrice: bigint;
}

/** What a parcel contains. Each unit is in a box of its own. */
export interface Load {
  unitCount: number;
  /** Declared value in kopecks, for which the carrier is liable. */
  value: bigint;
}

/** Load of callers that need only the duration. */
export const ONE_UNIT: Load = { unitCount: 1, value: 0n };
