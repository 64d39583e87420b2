import type { ShipmentStatus } from './carrier.port.js';

/** The status of a parcel that the carrier has reported. */
export interface ShipmentReport {
  trackCode: string;
  status: ShipmentStatus;
}

/** The parcels that the shop has sent. The order domain registers them. */
export interface ShippedUnits {
  /** Whether a unit with this track code is still in transit. */
  isUnderway(trackCode: string): Promise<boolean>;
  /** Track codes of all units that are still in transit. */
  underway(): Promise<string[]>;
  reported(report: ShipmentReport): Promise<void>;
}
