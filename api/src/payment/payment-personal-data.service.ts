import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionService } from '../platform/jobs/retention.service.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { Clock } from '../platform/process/clock.js';

type Transaction = Prisma.TransactionClient;

/** E-mails of payments are stored for refunds and receipts, which the law requires to be sent, and then erased. */
@Injectable()
export class PaymentPersonalDataService implements OnModuleInit {
  constructor(
    private readonly retention: RetentionService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.retention.register({ name: 'e-mails of payments', sweep: (transaction, now, limit) => this.#erase(transaction, now, { limit }) });
  }

  async eraseEmails(transaction: Transaction, orderIds: readonly string[]): Promise<void> {
    const now = this.clock.now();
    await transaction.payment.updateMany({ where: { orderId: { in: [...orderIds] } }, data: { emailKeptUntil: now } });
    await this.#erase(transaction, now, { orderIds });
  }

  #erase(
    { payment }: Transaction,
    now: Date,
    { limit, orderIds }: { limit?: number; orderIds?: readonly string[] },
  ): Promise<{ count: number }> {
    const noneRequested = { none: { state: 'REQUESTED' } } as const;
    return payment.updateMany({
      where: {
        ...(orderIds && { orderId: { in: [...orderIds] } }),
        email: { not: '' },
        emailKeptUntil: { lte: now },
        // A payment with a wrong amount stays pending.
        OR: [{ state: { not: 'PENDING' } }, { mismatchedAt: { not: null } }],
        refunds: noneRequested,
        receipts: noneRequested,
      },
      data: { email: '' },
      ...(limit !== undefined && { limit }),
    });
  }
}
