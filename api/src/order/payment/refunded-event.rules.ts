import type { NewEvent } from '../../event/event.service.js';
import type { LockedOrder, LockedUnit } from '../status/order-steps.service.js';
import { unitRefundReference } from './order-references.rules.js';

interface Refunded {
  order: LockedOrder;
  /** Units of the cancellation or the return whose money has gone back. */
  units: readonly LockedUnit[];
  /** Amounts by the references of the refunds. */
  amounts: ReadonlyMap<string, bigint>;
  at: Date;
}

/** The other events of an order are written by a trigger, whose units have the same fields. */
export function refundedEvent({ order, units, amounts, at }: Refunded): NewEvent {
  const refunded = units.reduce((sum, { id }) => sum + (amounts.get(unitRefundReference(id)) ?? 0n), 0n);
  const { id: orderId, number, status, paymentType, totalPrice } = order;
  const refundedUnits = units.map(({ id, productItemId, status: unitStatus, cancelReason, soldPrice }) => ({
    ...{ id, productItemId, status: unitStatus, previousStatus: null, cancelReason },
    payable: Number(soldPrice),
  }));
  const sums = { total: Number(totalPrice), refunded: Number(refunded) };
  return { type: 'ORDER_REFUNDED', subject: orderId, at, data: { orderId, number, status, paymentType, ...sums, units: refundedUnits } };
}
