import { Prisma } from '../../platform/prisma/generated/client.js';
import { matchIds } from '../../platform/prisma/sql.js';

/** Unique index by which a unit can belong to only one active order. */
export const ACTIVE_UNIT_INDEX = 'order_item_living_unit_key';

/**
 * Reserves the units of a new order until `heldUntil`, which may be a little later than the payment deadline: a payment that begins in time
 * may end later. The reservation of a placed order is changed in unit-stock.service.ts.
 */
export const buildReservation = (productItemIds: readonly string[], heldUntil: Date): Prisma.Sql => Prisma.sql`
  UPDATE product_item SET reserved_until = ${heldUntil}::timestamptz WHERE ${matchIds('id', productItemIds)}`;
