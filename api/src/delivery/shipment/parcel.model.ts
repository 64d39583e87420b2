import type { PickupPointKind } from '../../platform/prisma/generated/enums.js';

/** A unit of an order. Each unit is in a box of its own. */
export interface ParcelUnit {
  /** Id of the order's line. */
  id: string;
  title: string;
  /** The amount paid for the unit, in kopecks. */
  price: bigint;
}

/** A parcel to one recipient. Texts may be empty. */
export interface Parcel {
  /** The shop's own number, which is never used for another parcel. */
  number: string;
  recipient: { name: string; phone: string; email: string };
  comment: string;
  to: { pointCode: string; kind: PickupPointKind } | { cityId: string; address: string };
  units: readonly ParcelUnit[];
}
