import type { SupplierType } from '../platform/prisma/generated/enums.js';

export const DeliverySpeed = { FAST: 'FAST', SLOW: 'SLOW' } as const;
export type DeliverySpeed = (typeof DeliverySpeed)[keyof typeof DeliverySpeed];

/** Only the shop's own stock is ready to ship; goods of other suppliers have to arrive first. */
export const toDeliverySpeed = (supplier: SupplierType): DeliverySpeed => (supplier === 'MEET_WAREHOUSE' ? 'FAST' : 'SLOW');
