import { isStopped } from '../parcel.rules.ts';
import type { FullOrder } from './displayed-order.rules.ts';

type Point = NonNullable<FullOrder['cdekDelivery']>;

interface Pickup {
  point: Point;
  /** Number that the shopper tells at the pickup point: the track code, or else the number of the order. */
  number: string;
  /** The last day, as an ISO date. */
  storedUntil: string | null;
}

/** Returns where and until when a parcel that is ready can be collected; null if none is ready. */
export function findPickup({ number, cdekDelivery: point, orderProductItems }: FullOrder): Pickup | null {
  const ready = orderProductItems.filter((unit) => unit.status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' && !isStopped(unit));
  const [first] = ready;
  if (!point || !first) return null;
  // Of two parcels the earlier last day counts.
  const [storedUntil = null] = ready.flatMap((unit) => unit.storedUntil ?? []).sort();
  return { point, number: first.trackCode ?? String(number), storedUntil };
}

/** Returns the address of a map with the point. Orders of an earlier version have no coordinates. */
export function toMapUrl({ latitude, longitude, address_full: address }: Pick<Point, 'latitude' | 'longitude' | 'address_full'>): string {
  const hasPosition = latitude !== null && longitude !== null;
  const query = new URLSearchParams(hasPosition ? { pt: `${longitude},${latitude}`, z: '17', l: 'map' } : { text: address });
  return `https://yandex.ru/maps/?${query}`;
}
