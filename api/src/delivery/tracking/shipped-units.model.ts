import type { ShipmentStatus } from './parcel-statuses.port.js';

/** The status of a parcel that the carrier has reported. */
export interface ShipmentReport {
  trackCode: string;
  status: ShipmentStatus;
}

/** Access to the units that the shop has sent, implemented by the order domain. */
export interface ShippedUnitsPort {
  /** Whether a unit with this track code is still in transit. */
  isInTransit(trackCode: string): Promise<boolean>;
  /** Track codes of all units that are still in transit. */
  listTrackCodesInTransit(): Promise<string[]>;
  handleReport(report: ShipmentReport): Promise<void>;
}
