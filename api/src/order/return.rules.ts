import type { OrderStatus } from '../platform/prisma/generated/enums.js';
import { DAY_MS } from '../platform/process/durations.js';
import { isBeforeHandover, isHandedOver, isInForce } from './order-status.rules.js';
import { MOSCOW_OFFSET_MS } from './order-terms.rules.js';

/** Days after the receipt in which the shop takes goods back. The law has seven. */
export const RETURN_DAYS = 14;

/** Until when the return of a unit that was received at this time may be requested: the end of the last day, in Moscow. */
export function returnableUntil(receivedAt: Date): Date {
  const day = Math.floor((receivedAt.getTime() + MOSCOW_OFFSET_MS) / DAY_MS);
  return new Date((day + RETURN_DAYS + 1) * DAY_MS - MOSCOW_OFFSET_MS);
}

/** Days after the request in which the law wants the money to go back. */
const REFUND_DAYS = 10;

export const refundTerm = (requestedAt: Date): Date => new Date(requestedAt.getTime() + REFUND_DAYS * DAY_MS);

interface Unit {
  status: OrderStatus;
  deliveredAt: Date | null;
}

/** Whether the return of a unit may be requested: from its payment until it is received, and for some days after that. */
export function mayRequestReturn({ status, deliveredAt }: Unit, now: Date): boolean {
  if (status === 'DELIVERED') return deliveredAt === null || now < returnableUntil(deliveredAt);
  return isBeforeHandover(status) || (isHandedOver(status) && isInForce(status));
}
