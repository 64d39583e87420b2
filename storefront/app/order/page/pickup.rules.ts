import { isUndeliverable } from '../parcel.rules.ts';
import type { OwnOrder } from './displayed-order.rules.ts';

type PickupPoint = NonNullable<OwnOrder['cdekDelivery']>;

interface Pickup {
  point: PickupPoint;
  /** Number that the shopper gives at the pickup point: the track code or, without one, the order number. */
  number: string;
  /** The last day on which the parcel can be collected, as an ISO date; null if it is unknown. */
  storedUntil: string | null;
}

/** Returns where and until when a parcel that is ready can be collected; null if none is ready. */
export function findPickup({ number, cdekDelivery: point, orderProductItems }: OwnOrder): Pickup | null {
  const readyUnits = orderProductItems.filter((unit) => unit.status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' && !isUndeliverable(unit));
  const [first] = readyUnits;
  if (!point || !first) return null;
  // If the units come in several parcels, the earliest last day applies.
  const [storedUntil = null] = readyUnits.flatMap((unit) => unit.storedUntil ?? []).sort();
  return { point, number: first.trackCode ?? String(number), storedUntil };
}

/** Returns the URL of a map with the pickup point. Orders placed in an earlier version of the shop have no coordinates. */
export function toMapUrl({
  latitude,
  longitude,
  address_full: address,
}: Pick<PickupPoint, 'latitude' | 'longitude' | 'address_full'>): string {
  const hasPosition = latitude !== null && longitude !== null;
  const query = new URLSearchParams(hasPosition ? { pt: `${longitude},${latitude}`, z: '17', l: 'map' } : { text: address });
  return `https://yandex.ru/maps/?${query}`;
}

/** Returns the URL of a map with the carrier's pickup points in the city of an order. */
export const toPointsUrl = ({ addressDelivery: { city } }: Pick<OwnOrder, 'addressDelivery'>): string =>
  `https://yandex.ru/maps/?${new URLSearchParams({ text: `Пункт выдачи СДЭК, ${city}` })}`;
