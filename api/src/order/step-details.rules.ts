import type { OrderStatus } from '../platform/prisma/generated/enums.js';
import { allowedSteps, isBeforeHandover, isHandedOver, isReceived, type UnitState } from './order-status.rules.js';

/** What a step takes besides the units and their new status. */
export const OrderStepDetail = {
  CANCEL_REASON: 'CANCEL_REASON',
  REPLACEMENT: 'REPLACEMENT',
  TRACK_CODE: 'TRACK_CODE',
  MARKING_CODES: 'MARKING_CODES',
  ESTIMATED_DELIVERY_DATE: 'ESTIMATED_DELIVERY_DATE',
} as const;
export type OrderStepDetail = (typeof OrderStepDetail)[keyof typeof OrderStepDetail];

const details: Record<OrderStepDetail, { isRequired: boolean; isTaken: (to: OrderStatus) => boolean }> = {
  CANCEL_REASON: { isRequired: true, isTaken: (to) => to === 'CANCEL_PURCHASE' },
  REPLACEMENT: { isRequired: true, isTaken: (to) => to === 'ARRANGED_EXCHANGE' },
  TRACK_CODE: { isRequired: false, isTaken: isHandedOver },
  MARKING_CODES: { isRequired: false, isTaken: (to) => isBeforeHandover(to) || to === 'HANDED_OVER_FOR_DELIVERY' },
  ESTIMATED_DELIVERY_DATE: { isRequired: false, isTaken: (to) => isBeforeHandover(to) || (isHandedOver(to) && !isReceived(to)) },
};

/** Whether a step to this status takes the detail. */
export const takesDetail = (to: OrderStatus, detail: OrderStepDetail): boolean => details[detail].isTaken(to);

const listDetails = (to: OrderStatus, isRequired: boolean): OrderStepDetail[] =>
  Object.values(OrderStepDetail).filter((detail) => details[detail].isRequired === isRequired && takesDetail(to, detail));

/** A step that the staff may make, with what it needs. */
export interface AvailableStep {
  status: OrderStatus;
  requires: OrderStepDetail[];
  accepts: OrderStepDetail[];
}

/** Lists the steps that the staff may make of a unit now. An exchange takes nothing but the replacement. */
export const listAvailableSteps = (unit: UnitState): AvailableStep[] =>
  allowedSteps(unit, 'MANAGER').map((status) => ({
    status,
    requires: listDetails(status, true),
    accepts: status === 'ARRANGED_EXCHANGE' ? [] : listDetails(status, false),
  }));
