import type { ShipmentStatus } from './carrier.port.js';

/** What a carrier has said of a parcel when it was asked. */
export interface ShipmentReport {
  trackCode: string;
  status: ShipmentStatus;
}

/** The parcels that the shop has sent. The order domain registers them. */
export interface ShippedUnits {
  /** Whether a unit with this track code is still underway. */
  isUnderway(trackCode: string): Promise<boolean>;
  /** Track codes of all units that are still underway. */
  underway(): Promise<string[]>;
  reported(report: ShipmentReport): Promise<void>;
}
