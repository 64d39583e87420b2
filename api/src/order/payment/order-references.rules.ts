/** Reference of an order in the bonus ledger. Placing the order holds bonuses under this reference. */
export const buildBonusReference = (orderId: string): string => `order:${orderId}`;

/** Reference under which an unpaid order holds its bonuses. Each change of the amount makes a new reference. */
export const buildHoldReference = ({ id, bonusHold }: { id: string; bonusHold: number }): string =>
  bonusHold === 0 ? buildBonusReference(id) : `${buildBonusReference(id)}:hold:${bonusHold}`;

/** SQL version of buildHoldReference, for a row of `shop_order`. */
export const holdReferenceSql = `'order:' || shop_order.id || CASE WHEN bonus_hold > 0 THEN ':hold:' || bonus_hold ELSE '' END`;

/** Reference for the bonuses of an order that a late payment has revived: a released reference cannot hold bonuses again. */
export const buildRevivalReference = (orderId: string): string => `${buildBonusReference(orderId)}:revived`;

/** Reference under which the bonuses of one unit are returned when it is cancelled or returned. */
export const buildUnitBonusReference = (orderId: string, itemId: string): string => `${buildBonusReference(orderId)}:unit:${itemId}`;

/** Reference under which the cashback of one unit is accrued and revoked. */
export const buildCashbackReference = (orderId: string, itemId: string): string => `${buildBonusReference(orderId)}:cashback:${itemId}`;

/** Reference of the receipt for units that were handed over in one step. */
export const buildHandoverReceiptReference = (changeId: string): string => `handed:${changeId}`;

/** Reference of the refund of one unit. */
export const buildUnitRefundReference = (itemId: string): string => `unit:${itemId}`;

/**
 * Regular expression of JavaScript and PostgreSQL that finds the id of the order in a reference of the bonus ledger, including that of a
 * debt.
 */
export const orderReferencePattern = '^(?:debt:)?order:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?::|$)';

const orderReference = new RegExp(orderReferencePattern, 'u');

/** Returns the id of the order that a bonus entry belongs to, or null. */
export const findOrderIdByReference = (reference: string): string | null => orderReference.exec(reference)?.[1] ?? null;
