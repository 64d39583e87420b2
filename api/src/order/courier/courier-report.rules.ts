import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { includesStatus, inTransitStatuses, isHandedOver } from '../status/order-status.rules.js';
import { mayMoveTo, type UnitState } from '../status/status-transitions.rules.js';

/** Statuses that the carrier reports. */
const courierStatuses: readonly OrderStatus[] = [...inTransitStatuses, 'DELIVERED'];

/**
 * What becomes of a report of the carrier: MOVE moves the unit, LOG only logs the report, because the unit is already further on, and
 * REFUSE means that the unit was never handed over.
 */
export function classifyCourierReport(unit: UnitState, reportedStatus: OrderStatus): 'MOVE' | 'LOG' | 'REFUSE' {
  if (mayMoveTo(unit, reportedStatus, 'COURIER')) return 'MOVE';
  return includesStatus(courierStatuses, reportedStatus) && isHandedOver(unit.status) ? 'LOG' : 'REFUSE';
}
