import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { Parcel } from './parcel.model.js';

/** Data of a shipment that the order domain needs. */
export interface OrderShipment {
  id: string;
  orderId: string;
  /** Id of one of the history entries that the handover has written. */
  changeId: string;
  number: string;
}

/**
 * Access to the orders whose units are shipped, implemented by the order domain. All methods but `lock` require that the order is locked.
 */
export interface ShippedOrders {
  lock(transaction: Prisma.TransactionClient, orderId: string): Promise<void>;
  /**
   * Returns the units of the shipment that are still to be sent. Null if there are none, or if an operator has sent them in another way.
   */
  toParcel(transaction: Prisma.TransactionClient, shipment: OrderShipment): Promise<Parcel | null>;
  /** Stores the carrier's number of the parcel. */
  handleRegistered(
    transaction: Prisma.TransactionClient,
    shipment: OrderShipment,
    registration: { carrierId: string; trackCode: string },
  ): Promise<void>;
  /** Notifies the shopper that the units were handed over, with their track code if there is one. */
  notifyShopper(transaction: Prisma.TransactionClient, shipment: OrderShipment): Promise<void>;
}

/** Units that were handed over in one step. */
export interface Handover {
  orderId: string;
  /** Number by which people identify the order. */
  orderNumber: number;
  itemIds: readonly string[];
  /** Id of one of the history entries that this step has written. */
  changeId: string;
}
