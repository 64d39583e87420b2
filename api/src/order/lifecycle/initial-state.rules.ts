import type { OrderStatus, PaymentType } from '../../platform/prisma/generated/enums.js';
import { DAY_MS, MINUTE_MS } from '../../platform/process/durations.js';

/** Status and deadlines of a new order. */
export interface InitialOrderState {
  paymentType: PaymentType;
  status: OrderStatus;
  /** The payment deadline that the shopper sees. */
  payUntil: Date;
  /** Until when the units are reserved: a payment that begins in time may end a little later. */
  heldUntil: Date;
  createdAt: Date;
}

const initialStates = {
  ONLINE: { status: 'AWAITING_PAY', paymentMs: 30 * MINUTE_MS, reservationMs: 35 * MINUTE_MS },
  CALL: { status: 'AWAITING_CALL', paymentMs: DAY_MS, reservationMs: DAY_MS },
} as const satisfies Record<PaymentType, { status: OrderStatus; paymentMs: number; reservationMs: number }>;

const addMs = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

export function computeInitialState(paymentType: PaymentType, createdAt: Date): InitialOrderState {
  const { status, paymentMs, reservationMs } = initialStates[paymentType];
  return { paymentType, status, payUntil: addMs(createdAt, paymentMs), heldUntil: addMs(createdAt, reservationMs), createdAt };
}
