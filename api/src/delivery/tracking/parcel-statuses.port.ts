import type { OrderStatus, ParcelProblem } from '../../platform/prisma/generated/enums.js';

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
  /** Number of the parcel in which the units are returned; null if there is none. */
  returnTrackCode: string | null;
}

export interface ParcelStatusSource {
  /** Returns null if the carrier does not find the parcel. Throws while it is unavailable. */
  find(trackCode: string): Promise<ParcelReport | null>;
}
