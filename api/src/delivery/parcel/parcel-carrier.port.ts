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
