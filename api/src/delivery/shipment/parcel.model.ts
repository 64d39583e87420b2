import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { PickupPointKind } from '../../platform/prisma/generated/enums.js';

/** A unit of an order, each in its own box. */
export interface ParcelUnit {
  /** Line of the order. */
  id: string;
  title: string;
  /** What was paid for it, in kopecks. */
  price: bigint;
}

/** What is sent to one recipient. Texts may be empty. */
export interface Parcel {
  /** The shop's own number, which is never used for another parcel. */
  number: string;
  recipient: { name: string; phone: string; email: string };
  comment: string;
  to: { pointCode: string; kind: PickupPointKind } | { cityId: string; address: string };
  units: readonly ParcelUnit[];
}

/** What the order domain reads of a shipment. */
export interface ShipmentOfOrder {
  id: string;
  orderId: string;
  /** Any history entry of the handover. */
  changeId: string;
  number: string;
}

/** The orders whose units are shipped. The order domain registers them. All methods but `lock` want the order locked. */
export interface ShippedOrders {
  lock(transaction: Prisma.TransactionClient, orderId: string): Promise<void>;
  /** What of the shipment is still to be sent. Null if that is nothing, or if an operator has sent it in another way. */
  toParcel(transaction: Prisma.TransactionClient, shipment: ShipmentOfOrder): Promise<Parcel | null>;
  /** Keeps what the carrier calls the parcel. */
  registered(
    transaction: Prisma.TransactionClient,
    shipment: ShipmentOfOrder,
    carried: { carrierId: string; trackCode: string },
  ): Promise<void>;
  /** Tells the shopper that the units were handed over, with their track code if there is one. */
  tell(transaction: Prisma.TransactionClient, shipment: ShipmentOfOrder): Promise<void>;
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
