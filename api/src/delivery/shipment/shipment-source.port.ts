import type { OrderStatus } from '../../platform/prisma/generated/enums.js';

/** Statuses of a unit that a carrier reports. */
export type ShipmentStatus = Extract<
  OrderStatus,
  'HANDED_OVER_FOR_DELIVERY' | 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER' | 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' | 'DELIVERED'
>;

/** Knows where parcels are. */
export interface ShipmentSource {
  /** The latest status of a parcel. Null if it is unknown, or if what became of it is for a person to decide. Throws while it cannot be asked. */
  statusOf(trackCode: string): Promise<ShipmentStatus | null>;
}
