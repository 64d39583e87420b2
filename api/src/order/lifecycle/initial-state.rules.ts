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
  ONLINE: { status: 'AWAITING_PAY', payMs: 30 * MINUTE_MS, heldMs: 35 * MINUTE_MS },
  CALL: { status: 'AWAITING_CALL', payMs: DAY_MS, heldMs: DAY_MS },
} as const satisfies Record<PaymentType, { status: OrderStatus; payMs: number; heldMs: number }>;

const addMs = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

export function computeInitialState(paymentType: PaymentType, createdAt: Date): InitialOrderState {
  const { status, payMs, heldMs } = initialStates[paymentType];
  return { paymentType, status, payUntil: addMs(createdAt, payMs), heldUntil: addMs(createdAt, heldMs), createdAt };
}
