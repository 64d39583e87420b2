import type { EventType, OrderStatus } from '../../platform/prisma/generated/enums.js';
import { isUnpaid } from './order-status.rules.js';

interface MovedUnit {
  previousStatus: OrderStatus;
  status: OrderStatus;
}

/** The events of the history entries that a new order begins with. */
export const placingEvents: readonly EventType[] = ['ORDER_PLACED'];

/** A unit that is added to an order has no event of its own. In an exchange, the step of the replaced unit follows and has the event. */
export const addedUnitEvents: readonly EventType[] = [];

const isRefundOfCancellation = ({ previousStatus, status }: MovedUnit): boolean =>
  previousStatus === 'CANCEL_PURCHASE' && status === 'ISSUED_REFUND';

function findEvent({ previousStatus, status }: MovedUnit): EventType {
  if (status === 'CANCEL_PURCHASE') return 'ORDER_CANCELLED';
  const wasUnpaid = isUnpaid(previousStatus) || previousStatus === 'CANCEL_PURCHASE';
  return wasUnpaid && !isUnpaid(status) ? 'ORDER_PAID' : 'ORDER_STATUS';
}

/**
 * The events that webhooks get for a step: one event, however many units the step moves. If the units differ, the event of the first unit
 * is sent. The refund of cancelled units has no event, because ORDER_REFUNDED follows once all of their money was refunded.
 */
export function findStepEvents(units: readonly MovedUnit[]): EventType[] {
  const reportedUnit = units.find((unit) => !isRefundOfCancellation(unit));
  return reportedUnit ? [findEvent(reportedUnit)] : [];
}
