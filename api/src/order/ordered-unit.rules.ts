import type { UnitState } from './order-status.rules.js';
import type { LockedOrder, LockedUnit } from './order-steps.service.js';

/** What the steps of this unit depend on. */
export const toUnitState = (order: LockedOrder, { status, cancelReason, supplier, deliveryIsoCode }: LockedUnit): UnitState => ({
  status,
  cancelReason,
  supplier,
  deliveryIsoCode,
  isPaid: order.paidAt !== null,
  callAsked: order.callAskedAt !== null,
});
