import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { isEnded, isHandedOver } from '../status/order-status.rules.js';

interface UnitWithHistory {
  status: OrderStatus;
  changes: readonly { status: OrderStatus; createdAt: Date }[];
}

const wasHandedOver = ({ changes }: UnitWithHistory): boolean => changes.some(({ status }) => isHandedOver(status));

/** Whether the delivery fee is refunded: every unit has ended, and none was ever handed over. */
export const isFeeRefunded = (units: readonly UnitWithHistory[]): boolean =>
  units.every((unit) => isEnded(unit.status) && !wasHandedOver(unit));

/** Whether the fee is refunded together with the units that were cancelled at this time, because they were the last units of the order. */
export function isFeeRefundedWith(units: readonly UnitWithHistory[], cancelledAt: Date): boolean {
  const cancellations = units.flatMap(({ changes }) => changes.filter(({ status }) => status === 'CANCEL_PURCHASE'));
  return isFeeRefunded(units) && cancellations.every(({ createdAt }) => createdAt.getTime() <= cancelledAt.getTime());
}

interface FeeOrder {
  waivedFee: bigint;
  /** Minimum sum of goods that waives the fee. */
  waivedFrom: bigint;
}

interface FeeUnit extends UnitWithHistory {
  id: string;
  price: bigint;
  soldPrice: bigint;
  withheld: bigint;
}

/** At least a rouble of a unit is refunded: every ended unit must have a refund, and the amount of a refund is positive. */
const MIN_REFUND = 100n;

export const sumWithheld = (units: readonly { withheld: bigint }[]): bigint => units.reduce((sum, { withheld }) => sum + withheld, 0n);

/**
 * The amounts that are withheld from the refunds of units that the shopper cancels, by their ids. Free delivery requires a minimum sum, so
 * the delivery is charged once the remaining units cost less. Parcels that were sent before stay free, and an order without remaining units
 * is not delivered.
 */
export function computeWithheldFees(
  order: FeeOrder & { items: readonly FeeUnit[] },
  cancelledUnits: readonly FeeUnit[],
): Map<string, bigint> {
  const remainingUnits = order.items.filter((unit) => !isEnded(unit.status) && !cancelledUnits.some(({ id }) => id === unit.id));
  const cost = remainingUnits.reduce((sum, { price }) => sum + price, 0n);
  const withheldFees = new Map<string, bigint>();
  if (remainingUnits.length === 0 || cost >= order.waivedFrom || order.items.some(wasHandedOver)) return withheldFees;
  let remainingFee = order.waivedFee - sumWithheld(order.items);
  for (const { id, soldPrice } of cancelledUnits) {
    const withheldFee = pickSmaller(remainingFee, soldPrice - MIN_REFUND);
    if (withheldFee <= 0n) continue;
    withheldFees.set(id, withheldFee);
    remainingFee -= withheldFee;
  }
  return withheldFees;
}

const pickSmaller = (first: bigint, second: bigint): bigint => (first < second ? first : second);
