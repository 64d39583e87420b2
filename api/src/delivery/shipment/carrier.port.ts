import type { OrderStatus, ParcelProblem } from '../../platform/prisma/generated/enums.js';
import type { Parcel } from './parcel.model.js';

/** The carrier's response to the registration of a parcel. */
export type RegistrationResult =
  | { state: 'PENDING'; carrierId: string }
  | { state: 'REGISTERED'; carrierId: string; trackCode: string }
  | { state: 'REFUSED'; carrierId: string | null; refusal: string };

/**
 * Registers parcels. Every method throws `ServiceUnavailable` while the carrier does not respond. The parcel may be registered all the
 * same, so look for it by its number before registering it again.
 */
export interface ParcelRegistrar {
  /** The result is usually PENDING, because the carrier checks parcels afterwards. */
  register(parcel: Parcel): Promise<RegistrationResult>;
  /** Returns a parcel by the shop's own number, or null if the carrier has none. */
  find(number: string): Promise<RegistrationResult | null>;
  get(carrierId: string): Promise<RegistrationResult>;
  /** The waybills of registered parcels, as one PDF. Null if they are not ready in time. */
  readWaybills(carrierIds: readonly string[]): Promise<Uint8Array | null>;
}

/** Statuses of a unit that a carrier reports. */
export type ShipmentStatus = Extract<
  OrderStatus,
  'HANDED_OVER_FOR_DELIVERY' | 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER' | 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' | 'DELIVERED'
>;

/** The latest status of a parcel at its carrier. */
export interface ParcelReport {
  /** The resulting status of the units. Null if their status does not change. */
  status: ShipmentStatus | null;
  /** Why the recipient cannot get the parcel, if the staff must decide how to continue; null if nothing is wrong. */
  problem: ParcelProblem | null;
  /** The carrier's own code of the status, and its time; null while there is none. */
  carrierStatus: string | null;
  statusAt: Date | null;
  /** Number of the parcel in which the units are returned. */
  returnTrackCode: string | null;
}

/** Reports the status of parcels. */
export interface ParcelStatusSource {
  /** Returns null if the carrier does not find the parcel. Throws while it is unavailable. */
  find(trackCode: string): Promise<ParcelReport | null>;
}
