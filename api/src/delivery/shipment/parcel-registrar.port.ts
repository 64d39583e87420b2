import type { Parcel } from './parcel.model.js';

/** The carrier's response to the registration of a parcel. `carrierId` is the id that the carrier has given the parcel. */
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
  findByShopNumber(parcelNumber: string): Promise<RegistrationResult | null>;
  readByCarrierId(carrierId: string): Promise<RegistrationResult>;
  /** The waybills of registered parcels, as one PDF. Null if they are not ready in time. */
  readWaybills(carrierIds: readonly string[]): Promise<Uint8Array | null>;
}
