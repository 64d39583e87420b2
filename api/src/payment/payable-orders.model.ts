import type { Prisma } from '../platform/prisma/generated/client.js';
import type { PaymentLine } from './payment.model.js';

type Transaction = Prisma.TransactionClient;

/** Why there is nothing to pay. */
export type NotPayable = 'PAID' | 'ENDED' | 'WAITS_FOR_CALL';

/** The payable total of an order. The lines add up to the amount. */
export interface Payable {
  amount: bigint;
  description: string;
  email: string;
  lines: PaymentLine[];
}

export interface SuccessfulPayment {
  orderId: string;
  paymentId: string;
  /** The total for which the payment was opened, and which was paid. */
  amount: bigint;
  /** The lines for which the payment was opened. They add up to the amount. */
  lines: PaymentLine[];
}

export interface RefundOutcome {
  orderId: string;
  /** Reference of the refund request, or `excessReference`. */
  reference: string;
  isSuccessful: boolean;
}

/** Interface to orders, which the order domain registers. All writes happen while the order's row is locked by `buildLockQuery`. */
export interface PayableOrders {
  /** The payable total, or why there is none; null for an unknown order. Within a transaction, the order is locked first. */
  findPayable(orderId: string, transaction?: Transaction): Promise<Payable | NotPayable | null>;
  /** The query that locks the order. Callers may combine it with the lock of the payment. */
  buildLockQuery(orderId: string): Prisma.Sql;
  /** Called once for each payment that succeeds. Returns REFUND for an excess payment. */
  applyPayment(transaction: Transaction, successfulPayment: SuccessfulPayment): Promise<'CAPTURED' | 'REFUND'>;
  /** Called once for each request of a refund, when the provider has accepted or refused it. */
  recordRefund(transaction: Transaction, outcome: RefundOutcome): Promise<void>;
}
