import type { PaymentLine } from '../payment.model.js';

/** Reference of the refund of an excess payment, which is a succeeded payment that is not the captured one. */
export const excessReference = 'excess';

/** Lines to refund, or to write a handover receipt for. Each reference is processed once. */
export interface ReferencedLines {
  /** What the request is for, such as the refund of a unit. The database stores it, so that a repeated request is recognised. */
  reference: string;
  lines: PaymentLine[];
}

export interface ReceiptRequest extends ReferencedLines {
  orderId: string;
}

/** Refunds of one order that are requested together, each under a reference of its own. */
export interface RefundRequests {
  orderId: string;
  refunds: readonly ReferencedLines[];
}
