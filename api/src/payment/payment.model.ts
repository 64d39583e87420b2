import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import type { Prisma } from '../platform/prisma/generated/client.js';

type Transaction = Prisma.TransactionClient;

/** A line of a receipt. */
export interface PaymentLine {
  /** Identifies the unit or the delivery that is paid for. It is the same in a payment, its refunds and its second receipts. */
  reference: string;
  title: string;
  /** In kopecks. */
  amount: bigint;
  kind: 'GOODS' | 'DELIVERY';
  /** Marking code, which is entered when the goods are handed over. */
  markingCode?: string | undefined;
}

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
  amount: bigint;
  /** The total and lines for which the payment was opened. */
  lines: PaymentLine[];
}

export interface RefundOutcome {
  orderId: string;
  /** Reference of the request, or `excessReference`. */
  reference: string;
  isSuccessful: boolean;
}

/** Reference of the refund of an excess payment: one that was not captured. */
export const excessReference = 'excess';

/** Interface to orders, which the order domain registers. All writes happen while the order's row is locked by `buildLock`. */
export interface PayableOrders {
  /**
   * The payable total, or why there is none; null for an unknown order. Within a transaction the order is locked, so that the total stays
   * valid.
   */
  findPayable(orderId: string, transaction?: Transaction): Promise<Payable | NotPayable | null>;
  /** The query that locks the order, to be combined with locks of rows that belong to the order. */
  buildLock(orderId: string): Prisma.Sql;
  /** Called once for each payment that succeeds. Returns REFUND for an excess payment. */
  applyPayment(transaction: Transaction, successfulPayment: SuccessfulPayment): Promise<'CAPTURED' | 'REFUND'>;
  /** Called once for each request of a refund, when the provider has accepted or refused it. */
  recordRefund(transaction: Transaction, outcome: RefundOutcome): Promise<void>;
}

/** Lines to refund, or to write a second receipt for. Each reference is processed once. */
export interface ReferencedLines {
  /** Identifies the purpose of the request, such as the refund of a unit. */
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

export interface PaymentSummary {
  state: 'NONE' | 'PENDING' | 'SUCCEEDED' | 'DECLINED' | 'REFUNDED';
  /** Why the last attempt failed, as a sentence for the shopper. */
  declinedReason: string | null;
  /** The refunded amount, in kopecks. */
  refunded: bigint;
  /** When the last refund succeeded; null if none has. */
  refundedAt: Date | null;
}

@ObjectType({ description: 'The page where an order is paid for' })
export class PaymentLink {
  @Field(() => String, { description: 'URL to redirect the browser to. The payment behind it may expire, so request the URL each time' })
  url!: string;
}

@InputType({ description: 'The order to pay for' })
export class PayOrderInput {
  @Field(() => ID, { description: 'Id of the order' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Where the provider sends the shopper back to, up to 500 characters: a page of an origin that may call the API from a browser, or of the shop itself. The payment's id is added as `paid`. If omitted, the shopper comes back to the shop's own page of the order",
  })
  returnUrl?: string | null;
}
