import { Injectable } from '@nestjs/common';
import type { Prisma } from '../platform/prisma/generated/client.js';
import type { PayableOrders } from './payable-orders.model.js';
import { PayableOrdersRegistry } from './payable-orders-registry.js';
import type { PaymentSummary } from './payment.model.js';
import { PaymentCheckService } from './payment-check.service.js';
import { PaymentOpeningService } from './payment-opening.service.js';
import { PaymentPersonalDataService } from './payment-personal-data.service.js';
import { PaymentStateService } from './payment-state.service.js';
import type { ReceiptRequest, RefundRequests } from './refund/refund-and-receipt-requests.model.js';
import { RefundAndReceiptRequestsService } from './refund/refund-and-receipt-requests.service.js';

type Transaction = Prisma.TransactionClient;

/** Payments of orders, for other domains. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly payableOrders: PayableOrdersRegistry,
    private readonly openings: PaymentOpeningService,
    private readonly checks: PaymentCheckService,
    private readonly states: PaymentStateService,
    private readonly refundAndReceiptRequests: RefundAndReceiptRequestsService,
    private readonly personalData: PaymentPersonalDataService,
  ) {}

  register(orders: PayableOrders): void {
    this.payableOrders.register(orders);
  }

  /**
   * Returns the address at which the order is paid. PAYMENT_UNAVAILABLE if the provider does not respond, CONFLICT if there is nothing to
   * pay, BAD_USER_INPUT if this return address is not permitted.
   */
  open(orderId: string, returnUrl?: string | null): Promise<{ url: string }> {
    return this.openings.open(orderId, returnUrl ?? null);
  }

  /** Checks the payment at the provider now, at most once in three seconds per payment. An outage changes nothing. */
  checkNow(orderId: string): Promise<void> {
    return this.checks.checkNow(orderId);
  }

  findStates(orderIds: readonly string[]): Promise<Map<string, PaymentSummary>> {
    return this.states.findStates(orderIds);
  }

  /**
   * Refunds money of an order, in the same few statements for any number of refunds. The caller holds the lock of the order. Each reference
   * is refunded once; a refused refund is requested again.
   */
  refund(transaction: Transaction, request: RefundRequests): Promise<void> {
    return this.refundAndReceiptRequests.refund(transaction, request);
  }

  /** Requests again the refunds that the provider has refused. The caller holds the lock of the order. */
  refundAgain(transaction: Transaction, orderId: string, references: readonly string[]): Promise<void> {
    return this.refundAndReceiptRequests.refundAgain(transaction, orderId, references);
  }

  /** Amounts of the refunds of an order that have succeeded, by their references. */
  readRefundedAmounts(transaction: Transaction, orderId: string): Promise<Map<string, bigint>> {
    return this.states.readRefundedAmounts(transaction, orderId);
  }

  /** Requests the handover receipt, which settles the prepayment of goods. The caller holds the lock of the order. */
  requestOrderReceipt(transaction: Transaction, request: ReceiptRequest): Promise<void> {
    return this.refundAndReceiptRequests.requestOrderReceipt(transaction, request);
  }

  /** Erases the e-mails of the payments of these orders, at once or when their last refund and receipt have ended. */
  eraseEmails(transaction: Transaction, orderIds: readonly string[]): Promise<void> {
    return this.personalData.eraseEmails(transaction, orderIds);
  }
}
