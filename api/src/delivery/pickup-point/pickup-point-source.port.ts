import type { PickupPointKind } from '../../platform/prisma/generated/enums.js';

/** A pickup point as its source describes it. */
export interface KnownPoint {
  /** Stable and unique: orders refer to it. */
  code: string;
  kind: PickupPointKind;
  /** Id of a known city. */
  cityId: string;
  /** Street and house, without the city. */
  address: string;
  /** How to find the entrance; may be empty. */
  directions: string;
  hours: string;
  /** May be empty. */
  phone: string;
  fittingRoom: boolean;
  latitude: number;
  longitude: number;
}

/** Knows all pickup points of the known cities. */
export interface PickupPointSource {
  /** Name in the database and in logs. */
  name: string;
  all(): Promise<KnownPoint[]>;
}

/** Injection token of PickupPointSource. */
export const PICKUP_POINT_SOURCE = Symbol('pickup point source');
