import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { type Job, JobService } from '../../platform/jobs/job.service.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Payment, PaymentReceipt } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { parseStoredLines } from '../payment-line.rules.js';
import { PaymentMetrics } from '../payment-metrics.js';
import type { NewReceipt, ProviderResult } from '../provider.port.js';
import { Providers } from '../providers.js';
import { pollOutcome, UNLIMITED_ATTEMPTS } from './outcome-polling.js';

export const RECEIPT_JOB = 'payment_receipt';

type RequestedReceipt = PaymentReceipt & { payment: Payment };

const payloadSchema = z.object({ id: z.uuid() });

/**
 * Writes handover receipts, which the law requires when prepaid goods are handed over. Each is requested until the provider accepts or
 * refuses it.
 */
@Injectable()
export class ReceiptService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: JobService,
    private readonly providers: Providers,
    private readonly metrics: PaymentMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: RECEIPT_JOB,
      maxAttempts: UNLIMITED_ATTEMPTS,
      run: (payload, job) => this.#run(payloadSchema.parse(payload).id, job),
    });
  }

  async #run(id: string, { requestId }: Job): Promise<void> {
    const receipt = await this.prisma.client.paymentReceipt.findUnique({ where: { id }, include: { payment: true } });
    if (receipt?.state !== 'REQUESTED') return;
    const storeProviderId = (providerId: string) => this.#storeProviderId(id, providerId);
    const outcome = await pollOutcome(
      { kind: 'receipt', id, requestResult: () => this.#requestReceipt(receipt), storeProviderId },
      this.logger,
    );
    const { providerId, state, refusal } = outcome;
    const receiptOutcome = { state, refusal, ...(providerId && { providerId }) };
    await retryOnContention(() =>
      this.prisma.inTransaction(requestId ?? `receipt-${id}`, (transaction) =>
        transaction.paymentReceipt.updateMany({ where: { id, state: 'REQUESTED' }, data: receiptOutcome }),
      ),
    );
    this.metrics.countOutcome('receipt', state);
    if (state === 'REFUSED') this.logger.error({ receiptId: id, paymentId: receipt.paymentId, reason: refusal }, 'a receipt was refused');
  }

  async #requestReceipt(receipt: RequestedReceipt): Promise<ProviderResult> {
    const provider = this.providers.get(receipt.payment.provider);
    const existingReceipt = receipt.providerId === null ? null : await provider.getReceipt(receipt.providerId);
    return existingReceipt ?? provider.registerReceipt(await this.#toRequest(receipt));
  }

  async #toRequest({ id, payment, lines, createdAt }: RequestedReceipt): Promise<NewReceipt> {
    const { providerId, email } = payment;
    if (providerId === null) throw new Error('the payment has no id at its provider');
    const otherReceipts = await this.prisma.client.paymentReceipt.findMany({ where: { paymentId: payment.id, id: { not: id } } });
    const existingIds = otherReceipts.flatMap((otherReceipt) => otherReceipt.providerId ?? []);
    return { id, providerPaymentId: providerId, email, lines: parseStoredLines(lines), requestedAt: createdAt, existingIds };
  }

  async #storeProviderId(id: string, providerId: string): Promise<void> {
    await this.prisma.inTransaction(`receipt-${id}`, (transaction) =>
      transaction.paymentReceipt.updateMany({ where: { id, state: 'REQUESTED' }, data: { providerId } }),
    );
  }
}
