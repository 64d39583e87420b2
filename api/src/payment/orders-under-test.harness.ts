import { Prisma } from '../platform/prisma/generated/client.js';
import type { NotPayable, Payable, PayableOrders, RefundOutcome, SuccessfulPayment } from './payable-orders.model.js';

type Transaction = Prisma.TransactionClient;

/** Stands in for the order domain. It locks the rows of orders, sets `paid_at` of paid orders, and stores its calls in memory. */
export class OrdersUnderTest implements PayableOrders {
  readonly payableByOrderId = new Map<string, Payable | NotPayable>();
  readonly appliedPayments: SuccessfulPayment[] = [];
  readonly refundOutcomes: RefundOutcome[] = [];
  /** Orders whose payments are not captured. */
  readonly refusedOrderIds = new Set<string>();
  /** Called before a payment is recorded, inside its transaction. */
  beforePaid: () => Promise<void> | void = () => undefined;

  async findPayable(orderId: string, transaction?: Transaction): Promise<Payable | NotPayable | null> {
    if (transaction) await transaction.$queryRaw(this.buildLockQuery(orderId));
    return this.payableByOrderId.get(orderId) ?? null;
  }

  buildLockQuery(orderId: string): Prisma.Sql {
    return Prisma.sql`SELECT id FROM shop_order WHERE id = ${orderId}::uuid FOR UPDATE`;
  }

  async applyPayment(transaction: Transaction, payment: SuccessfulPayment): Promise<'CAPTURED' | 'REFUND'> {
    await this.beforePaid();
    if (this.refusedOrderIds.has(payment.orderId) || this.payableByOrderId.get(payment.orderId) === 'PAID') return 'REFUND';
    await transaction.$executeRaw`UPDATE shop_order SET paid_at = now() WHERE id = ${payment.orderId}::uuid`;
    this.appliedPayments.push(payment);
    this.payableByOrderId.set(payment.orderId, 'PAID');
    return 'CAPTURED';
  }

  async recordRefund(_transaction: Transaction, outcome: RefundOutcome): Promise<void> {
    this.refundOutcomes.push(outcome);
  }
}
