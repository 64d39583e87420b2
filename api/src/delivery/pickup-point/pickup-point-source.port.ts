import type { PickupPointKind } from '../../platform/prisma/generated/enums.js';

/** A phone of a pickup point. Its extension may be empty. */
export interface PointPhone {
  number: string;
  additional: string;
}

/** Optional details of a point. Missing texts are empty and missing codes null. */
export interface PointDetails {
  name: string;
  uuid: string | null;
  cityUuid: string | null;
  phones: PointPhone[];
  email: string;
  /** URLs of pictures. */
  images: string[];
  /** Codes of the delivery service for the region and the city. */
  regionCode: number | null;
  cityCode: number | null;
  postalCode: string;
  /** The whole address in one line. */
  addressFull: string;
}

/** A pickup point as its source describes it. */
export interface SourcePoint {
  /** Unique, and never changes, because orders refer to it. */
  code: string;
  kind: PickupPointKind;
  /** Id of one of the shop's cities. */
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
  details: PointDetails;
}

/** Source of all pickup points of the shop's cities. */
export interface PickupPointSource {
  /** Name in the database and in logs. */
  name: string;
  readAll(): Promise<SourcePoint[]>;
}

export const PICKUP_POINT_SOURCE = Symbol('pickup point source');
