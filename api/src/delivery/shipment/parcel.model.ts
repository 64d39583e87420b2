import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { PickupPointKind } from '../../platform/prisma/generated/enums.js';

/** A unit of an order, each in its own box. */
export interface ParcelUnit {
  /** Line of the order. */
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

/** Data of a shipment that the order domain needs. */
export interface ShipmentOfOrder {
  id: string;
  orderId: string;
  /** Any history entry of the handover. */
  changeId: string;
  number: string;
}

/**
 * Interface to the orders whose units are shipped, which the order domain registers. All methods but `lock` require that the order is
 * locked.
 */
export interface ShippedOrders {
  lock(transaction: Prisma.TransactionClient, orderId: string): Promise<void>;
  /** Returns the units of the shipment that are still to be sent. Null if there are none, or if an operator has sent them otherwise. */
  toParcel(transaction: Prisma.TransactionClient, shipment: ShipmentOfOrder): Promise<Parcel | null>;
  /** Stores the carrier's number of the parcel. */
  handleRegistered(
    transaction: Prisma.TransactionClient,
    shipment: ShipmentOfOrder,
    registration: { carrierId: string; trackCode: string },
  ): Promise<void>;
  /** Notifies the shopper that the units were handed over, with their track code if there is one. */
  notifyShopper(transaction: Prisma.TransactionClient, shipment: ShipmentOfOrder): Promise<void>;
}

/** Units that were handed over in one step. */
export interface Handover {
  orderId: string;
  /** Number of the order for people. */
  orderNumber: number;
  itemIds: readonly string[];
  /** Any history entry of the step. */
  changeId: string;
}
