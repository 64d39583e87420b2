import type { OrderStatus } from '../platform/prisma/generated/enums.js';
import { isEnded, isHandedOver } from './order-status.rules.js';

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
