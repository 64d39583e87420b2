import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { isEnded, isHandedOver } from '../status/order-status.rules.js';

interface UnitWithHistory {
  status: OrderStatus;
  changes: readonly { status: OrderStatus; createdAt: Date }[];
}

const wasHandedOver = ({ changes }: UnitWithHistory): boolean => changes.some(({ status }) => isHandedOver(status));

/** Whether the delivery fee goes back: every unit has ended, and none was ever handed over. */
export const feeGoesBack = (units: readonly UnitWithHistory[]): boolean =>
  units.every((unit) => isEnded(unit.status) && !wasHandedOver(unit));

/** Whether the fee goes back with the units that were cancelled at this moment, which are the last ones. */
export function feeGoesBackWith(units: readonly UnitWithHistory[], cancelledAt: Date): boolean {
  const cancelled = units.flatMap(({ changes }) => changes.filter(({ status }) => status === 'CANCEL_PURCHASE'));
  return feeGoesBack(units) && cancelled.every(({ createdAt }) => createdAt.getTime() <= cancelledAt.getTime());
}

interface FeeOrder {
  waivedFee: bigint;
  waivedFrom: bigint;
}

interface FeeUnit extends UnitWithHistory {
  id: string;
  price: bigint;
  soldPrice: bigint;
  withheld: bigint;
}

/** A refund is at least a rouble, so that each ended unit has one. */
const LEAST_REFUND = 100n;

export const sumWithheld = (units: readonly { withheld: bigint }[]): bigint => units.reduce((sum, { withheld }) => sum + withheld, 0n);

/**
 * What is withheld from the refunds of units that the shopper cancels, by their ids: free delivery is for goods of some sum, so it costs what
 * it would have cost once the rest is below that. A parcel that is on its way was sent for nothing, and an order of which nothing is left
 * is not delivered.
 */
export function feeWithheldFrom(order: FeeOrder & { items: readonly FeeUnit[] }, cancelled: readonly FeeUnit[]): Map<string, bigint> {
  const rest = order.items.filter((unit) => !isEnded(unit.status) && !cancelled.some(({ id }) => id === unit.id));
  const cost = rest.reduce((sum, { price }) => sum + price, 0n);
  const withheld = new Map<string, bigint>();
  if (rest.length === 0 || cost >= order.waivedFrom || order.items.some(wasHandedOver)) return withheld;
  let due = order.waivedFee - sumWithheld(order.items);
  for (const { id, soldPrice } of cancelled) {
    const part = least(due, soldPrice - LEAST_REFUND);
    if (part <= 0n) continue;
    withheld.set(id, part);
    due -= part;
  }
  return withheld;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
