import type { OrderStatus, ParcelProblem } from '../../platform/prisma/generated/enums.js';
import type { Parcel } from './parcel.model.js';

/** What the carrier says of a parcel. */
export type CarriedParcel =
  | { state: 'PENDING'; carrierId: string }
  | { state: 'REGISTERED'; carrierId: string; trackCode: string }
  | { state: 'REFUSED'; carrierId: string | null; refusal: string };

/**
 * Takes parcels. Every method throws `ServiceUnavailable` while the carrier does not answer, after which nothing is known: ask by the number
 * before you register again.
 */
export interface ParcelCarrier {
  /** The answer is mostly PENDING, because the carrier checks parcels afterwards. */
  register(parcel: Parcel): Promise<CarriedParcel>;
  /** The parcel of one of the shop's numbers. Null if the carrier knows none. */
  find(number: string): Promise<CarriedParcel | null>;
  get(carrierId: string): Promise<CarriedParcel>;
  /** The waybills of registered parcels, as one PDF. Null if they are not ready in time. */
  waybills(carrierIds: readonly string[]): Promise<Uint8Array | null>;
}

/** Statuses of a unit that a carrier reports. */
export type ShipmentStatus = Extract<
  OrderStatus,
  'HANDED_OVER_FOR_DELIVERY' | 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER' | 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' | 'DELIVERED'
>;

/** The latest that a carrier says of a parcel. */
export interface ParcelReport {
  /** What it means for the units. Null if they stay where they are. */
  status: ShipmentStatus | null;
  /** Why the parcel is not handed out, which is for a person to decide. */
  problem: ParcelProblem | null;
  /** The carrier's own code of the status, and its time; null while there is none. */
  carrierStatus: string | null;
  statusAt: Date | null;
  /** Number of the parcel in which the units come back. */
  returnTrackCode: string | null;
}

/** Knows where parcels are. */
export interface ShipmentSource {
  /** Null if the carrier does not know the parcel. Throws while it cannot be asked. */
  find(trackCode: string): Promise<ParcelReport | null>;
}
