import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import { DAY_MS, HOUR_MS } from '../platform/process/durations.js';
import type { DeliveryCity } from './location/cities.js';
import { type Coordinates, computeDistanceKm } from './location/coordinates.rules.js';

/** Number of cities found unless the request says otherwise, and its maximum. */
export const defaultCities = 8;
export const maxCities = 20;

const MOSCOW: Coordinates = { latitude: 55.76, longitude: 37.62 };
const COURIER_PRICE = 590_00n;
const PICKUP_PRICE = 390_00n;
/** Pickup is free for goods of this price and more, after member prices and before promo code and bonuses. */
export const FREE_PICKUP_FROM = 10_000_00n;

/** Zones by distance from Moscow, nearest first. Halves keep prices in whole kopecks. */
const ZONES = [
  { upToKm: 500, days: 1, halves: 2n },
  { upToKm: 1_500, days: 2, halves: 3n },
] as const;
const FARTHEST_ZONE = { days: 5, halves: 4n } as const;

/** Days between an order and its handing over to the carrier. */
const DAYS_TO_SEND = { FAST: { from: 1, to: 4 }, SLOW: { from: 14, to: 25 } } as const;

// Moscow has kept the same offset all year round since 2014.
const MOSCOW_OFFSET_MS = 3 * HOUR_MS;

/** Promised days, both included, each as its midnight in UTC. */
export interface DeliveryDays {
  from: Date;
  to: Date;
}

export const computeDistanceFromMoscowKm = (coordinates: Coordinates): number => computeDistanceKm(MOSCOW, coordinates);

/** Price and duration of delivery to an address. */
export function computeCourierRate(coordinates: Coordinates): CourierRate {
  const { days, halves } = findZone(coordinates);
  return { days, courier: (COURIER_PRICE * halves) / 2n };
}

/** Price and duration of delivery to a pickup point. */
export function computePickupRate(coordinates: Coordinates): PickupRate {
  const { days, halves } = findZone(coordinates);
  return { days, pickup: (PICKUP_PRICE * halves) / 2n };
}

const findZone = (coordinates: Coordinates) => {
  const distance = computeDistanceFromMoscowKm(coordinates);
  return ZONES.find(({ upToKm }) => distance <= upToKm) ?? FARTHEST_ZONE;
};

/** Price of delivery to a pickup point for goods of this price. */
export const computePickupPrice = ({ pickup }: Pick<PickupRate, 'pickup'>, goods: bigint): bigint =>
  goods >= FREE_PICKUP_FROM ? 0n : pickup;

/** Price of further goods with which pickup would be free. It is 0 for an empty cart. */
export const computeMissingForFreePickup = (goods: bigint): bigint =>
  goods === 0n || goods >= FREE_PICKUP_FROM ? 0n : FREE_PICKUP_FROM - goods;

/** Days on which goods ordered now arrive. A day begins when it begins in Moscow. */
export function computeDates(speed: 'FAST' | 'SLOW', transitDays: number, now: Date): DeliveryDays {
  const today = Math.floor((now.getTime() + MOSCOW_OFFSET_MS) / DAY_MS);
  const { from, to } = DAYS_TO_SEND[speed];
  return { from: toMidnight(today + from + transitDays), to: toMidnight(today + to + transitDays) };
}

const toMidnight = (day: number): Date => new Date(day * DAY_MS);

/** Whether a word of one of the names begins with the typed text. */
export function matchesName(names: readonly string[], text: string): boolean {
  const typedText = normalizeName(text);
  return names.some((name) => ` ${normalizeName(name)}`.includes(` ${typedText}`));
}

/** Whether a word of the city's name begins with the typed text. */
export const matchesCity = ({ title, otherNames }: DeliveryCity, text: string): boolean => matchesName([title, ...otherNames], text);

const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s\p{Dash}]+/gu, ' ')
    .trim();

/** Validates a number of cities. Throws an error that names the maximum. */
export function requireCityCount(limit: number | null | undefined): number {
  const count = limit ?? defaultCities;
  if (count >= 1 && count <= maxCities) return count;
  throw new DomainError(ErrorCode.BAD_USER_INPUT, `Можно показать от\u00a01 до\u00a0${maxCities} городов.`, {
    field: 'limit',
    mostCities: maxCities,
  });
}

/** `field` is the field of the input that names the city. */
export const cityNotFoundError = (field = 'cityId'): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, 'Выберите город из\u00a0списка.', { field });

/** Whether the carrier has no price for a delivery, because it does not respond, does not go there or does not take so much. */
export const isDeliveryUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === ErrorCode.DELIVERY_UNAVAILABLE;

export const cityOrCoordinatesError = (): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, 'Укажите название города или координаты, но\u00a0не\u00a0всё сразу.', { field: 'query' });

/** Offers an alternative: the person may order by a call, and the shop then pays for the delivery. */
export const deliveryUnavailableError = (cause?: unknown): DomainError => {
  const message = 'Служба доставки не\u00a0отвечает. Повторите через минуту или закажите звонок: тогда доставка за\u00a0наш счёт.';
  return new DomainError(ErrorCode.DELIVERY_UNAVAILABLE, message, { instead: 'createOrderRequest' }, { cause });
};

/** Whether a price is unknown because the carrier does not respond, so that the person may order by a call. */
export const isCarrierUnavailable = (error: unknown): boolean =>
  isDeliveryUnavailable(error) && error instanceof DomainError && 'instead' in error.details;

/** The carrier does not deliver there, so the person has to choose another address or point. */
export const notServedError = (cause?: unknown): DomainError => {
  const message = 'Служба доставки сюда не\u00a0возит. Выберите другой город или пункт выдачи.';
  return new DomainError(ErrorCode.DELIVERY_UNAVAILABLE, message, { reason: 'NOT_SERVED' }, { cause });
};

/** The point does not accept a parcel of so many units. */
export const tooManyUnitsError = (max: number): DomainError => {
  const message = `В\u00a0постамат помещается не\u00a0больше ${max} вещей. Выберите пункт выдачи или курьера.`;
  return new DomainError(ErrorCode.DELIVERY_UNAVAILABLE, message, { reason: 'NOT_SERVED', mostUnits: max });
};

/** Price and duration of delivery to an address in a city. */
export interface CourierRate {
  /** Days of transit from the warehouse in Moscow. */
  days: number;
  /** Price of delivery by courier, in kopecks. */
  courier: bigint;
}

/** Price and duration of delivery to a pickup point. */
export interface PickupRate {
  /** Days of transit from the warehouse in Moscow. */
  days: number;
  /** Price of delivery to the point, in kopecks, unless the goods make it free. */
  pickup: bigint;
}

/** What a parcel contains. Each unit is in a box of its own. */
export interface Load {
  unitCount: number;
  /** Declared value in kopecks, for which the carrier is liable. */
  value: bigint;
}

/** Load of callers that need only the duration. */
export const ONE_UNIT: Load = { unitCount: 1, value: 0n };
