import { Inject, Injectable } from '@nestjs/common';
import { getRequestContext } from '../platform/http/request-context.js';
import { retryOnContention } from '../platform/prisma/contention.js';
import { type Payment, Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { writeLater } from '../platform/prisma/prisma-transaction.js';
import { Clock } from '../platform/process/clock.js';
import { LOGGER, type Logger } from '../platform/process/logger.js';
import { PayableOrdersRegistry } from './payable-orders-registry.js';
import { parseStoredLines } from './payment-line.rules.js';
import { PaymentMetrics } from './payment-metrics.js';
import type { ProviderPayment } from './provider.port.js';
import { excessReference } from './refund/refund-and-receipt-requests.model.js';
import { RefundAndReceiptRequestsService } from './refund/refund-and-receipt-requests.service.js';

type LockedPayment = Pick<Payment, 'id' | 'orderId' | 'state' | 'amount' | 'lines' | 'mismatchedAt'>;
type RecordOutcome = 'SUCCEEDED' | 'CANCELED' | 'MISMATCHED' | 'UNCHANGED';

/**
 * Records the provider's state of a payment. The order and then the payment are locked, so that any number and order of responses have the
 * same outcome: a success is recorded once, also after a cancellation, and a cancellation never after a success. Success, its effects on
 * the order and the refund of money with which the order cannot be paid are one transaction.
 */
@Injectable()
export class PaymentRecordService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly payableOrders: PayableOrdersRegistry,
    private readonly refundAndReceiptRequests: RefundAndReceiptRequestsService,
    private readonly metrics: PaymentMetrics,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async record({ id, orderId }: Pick<Payment, 'id' | 'orderId'>, providerPayment: ProviderPayment): Promise<void> {
    if (providerPayment.state === 'PENDING') return;
    const requestId = getRequestContext()?.requestId ?? `payment-${id}`;
    const outcome = await retryOnContention(() =>
      this.prisma.inTransaction(requestId, async (transaction) => {
        // The payment is looked for once the order is locked, and then locked in its newest version.
        const [payment] = await transaction.$queryRaw<LockedPayment[]>`
          WITH locked AS MATERIALIZED (${this.payableOrders.get().buildLockQuery(orderId)})
          SELECT id, order_id AS "orderId", state, amount, lines, mismatched_at AS "mismatchedAt"
          FROM payment WHERE id = ${id}::uuid AND (SELECT count(*) FROM locked) > 0 FOR UPDATE`;
        if (!payment) throw new Error(`The payment ${id} does not exist`);
        return this.#apply(transaction, payment, providerPayment);
      }),
    );
    if (outcome === 'UNCHANGED') return;
    this.metrics.countOutcome('payment', outcome);
    if (outcome === 'MISMATCHED') this.logger.error({ paymentId: id, orderId }, 'a payment succeeded with another amount or currency');
  }

  /** Ends a payment that nobody can pay any more, whatever its state at the provider, unless another amount was paid with it. */
  async giveUpPayment(payment: Pick<Payment, 'id'>): Promise<void> {
    const canceledState = { state: 'CANCELED', cancelReason: 'unanswered' } as const;
    await this.prisma.inTransaction(`payment-${payment.id}`, (transaction) =>
      transaction.payment.updateMany({ where: { id: payment.id, state: 'PENDING', mismatchedAt: null }, data: canceledState }),
    );
  }

  async #apply(transaction: Prisma.TransactionClient, payment: LockedPayment, providerPayment: ProviderPayment): Promise<RecordOutcome> {
    if (payment.state === 'SUCCEEDED' || payment.state === providerPayment.state) return 'UNCHANGED';
    if (providerPayment.state === 'CANCELED') {
      await transaction.payment.update({
        where: { id: payment.id },
        data: { state: 'CANCELED', cancelReason: providerPayment.cancelReason },
      });
      return 'CANCELED';
    }
    if (providerPayment.amount !== payment.amount || providerPayment.currency !== 'RUB') return this.#recordMismatch(transaction, payment);
    await this.#recordSuccess(transaction, payment);
    return 'SUCCEEDED';
  }

  /** Records a payment of another amount. The payment becomes pending again and not failed, because money was charged. */
  async #recordMismatch(transaction: Prisma.TransactionClient, { id, mismatchedAt }: LockedPayment): Promise<RecordOutcome> {
    if (mismatchedAt !== null) return 'UNCHANGED';
    const mismatchedState = { state: 'PENDING', cancelReason: null, mismatchedAt: this.clock.now() } as const;
    await transaction.payment.update({ where: { id }, data: mismatchedState });
    return 'MISMATCHED';
  }

  async #recordSuccess(transaction: Prisma.TransactionClient, { id, orderId, amount, lines }: LockedPayment): Promise<void> {
    const statement = Prisma.sql`
      UPDATE payment SET state = 'SUCCEEDED', succeeded_at = ${this.clock.now()}, cancel_reason = NULL, mismatched_at = NULL
      WHERE id = ${id}::uuid`;
    await writeLater(transaction, statement);
    const successfulPayment = { orderId, paymentId: id, amount, lines: parseStoredLines(lines) };
    const outcome = await this.payableOrders.get().applyPayment(transaction, successfulPayment);
    if (outcome === 'REFUND')
      await this.refundAndReceiptRequests.requestRefund(transaction, id, [{ reference: excessReference, lines: successfulPayment.lines }]);
  }
}
