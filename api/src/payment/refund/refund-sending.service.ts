import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { type Job, JobService } from '../../platform/jobs/job.service.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Payment, PaymentRefund, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { writeLater } from '../../platform/prisma/prisma-transaction.js';
import { Clock } from '../../platform/process/clock.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { PayableOrdersRegistry } from '../payable-orders-registry.js';
import { parseStoredLines } from '../payment-line.rules.js';
import { PaymentMetrics } from '../payment-metrics.js';
import type { NewRefund, ProviderResult } from '../provider.port.js';
import { Providers } from '../providers.js';
import { type FinalOutcome, pollOutcome, UNLIMITED_ATTEMPTS } from './outcome-polling.js';

export const REFUND_JOB = 'payment_refund';

type Transaction = Prisma.TransactionClient;
type RequestedRefund = PaymentRefund & { payment: Payment };

const payloadSchema = z.object({ id: z.uuid() });

/** Sends refunds to the provider: a refund is requested until the provider accepts or refuses it. */
@Injectable()
export class RefundSendingService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: JobService,
    private readonly providers: Providers,
    private readonly payableOrders: PayableOrdersRegistry,
    private readonly metrics: PaymentMetrics,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: REFUND_JOB,
      maxAttempts: UNLIMITED_ATTEMPTS,
      run: (payload, job) => this.#run(payloadSchema.parse(payload).id, job),
    });
  }

  async #run(id: string, { requestId }: Job): Promise<void> {
    const refund = await this.prisma.client.paymentRefund.findUnique({ where: { id }, include: { payment: true } });
    if (refund?.state !== 'REQUESTED') return;
    const storeProviderId = (providerId: string) => this.#storeProviderId(id, providerId);
    const outcome = await pollOutcome(
      { kind: 'refund', id, requestResult: () => this.#requestRefund(refund), storeProviderId },
      this.logger,
    );
    await retryOnContention(() =>
      this.prisma.inTransaction(requestId ?? `refund-${id}`, (transaction) => this.#recordOutcome(transaction, refund, outcome)),
    );
    this.metrics.countOutcome('refund', outcome.state);
    if (outcome.state === 'REFUSED') {
      this.logger.error({ refundId: id, paymentId: refund.paymentId, reason: outcome.refusal }, 'a refund was refused');
    }
  }

  async #requestRefund(refund: RequestedRefund): Promise<ProviderResult> {
    const provider = this.providers.get(refund.payment.provider);
    const existingRefund = refund.providerId === null ? null : await provider.getRefund(refund.providerId);
    return existingRefund ?? provider.refund(await this.#toNewRefund(refund));
  }

  async #toNewRefund({ id, payment, amount, lines, createdAt }: RequestedRefund): Promise<NewRefund> {
    const { providerId, email } = payment;
    if (providerId === null) throw new Error('the payment has no id at its provider');
    const receipts = await this.prisma.client.paymentReceipt.findMany({ where: { paymentId: payment.id, state: { not: 'REFUSED' } } });
    const receiptLines = new Map(receipts.flatMap((receipt) => parseStoredLines(receipt.lines).map((line) => [line.reference, line])));
    const refundedLines = parseStoredLines(lines).map((line) => ({
      ...line,
      hasHandoverReceipt: receiptLines.has(line.reference),
      markingCode: line.markingCode ?? receiptLines.get(line.reference)?.markingCode,
    }));
    return { id, providerPaymentId: providerId, amount, email, lines: refundedLines, requestedAt: createdAt };
  }

  async #storeProviderId(id: string, providerId: string): Promise<void> {
    await this.prisma.inTransaction(`refund-${id}`, (transaction) =>
      transaction.paymentRefund.updateMany({ where: { id, state: 'REQUESTED' }, data: { providerId } }),
    );
  }

  /** Records the outcome once, even if two processes run the job. */
  async #recordOutcome(
    transaction: Transaction,
    { id, payment: { orderId }, reference }: RequestedRefund,
    outcome: FinalOutcome,
  ): Promise<void> {
    const orders = this.payableOrders.get();
    await writeLater(transaction, orders.buildLockQuery(orderId));
    const isSuccessful = outcome.state === 'SUCCEEDED';
    const { providerId, state, refusal } = outcome;
    const { count } = await transaction.paymentRefund.updateMany({
      where: { id, state: 'REQUESTED' },
      data: { state, refusal, ...(providerId && { providerId }), succeededAt: isSuccessful ? this.clock.now() : null },
    });
    if (count > 0) await orders.recordRefund(transaction, { orderId, reference, isSuccessful });
  }
}
