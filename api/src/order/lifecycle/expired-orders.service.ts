import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JobService } from '../../platform/jobs/job.service.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { SECOND_MS } from '../../platform/process/durations.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { EndOrderService } from './end-order.service.js';

const CHECK_EVERY_MS = 2 * SECOND_MS;
const BATCH_SIZE = 100;

/**
 * Ends unpaid orders a few seconds after `heldUntil`, which may be five minutes later than the payment deadline. Nothing is scheduled
 * ahead: each run looks for expired orders, so a run that was killed, or never started, needs no clean-up. Each order has its own
 * transaction, so that a failure does not affect the others.
 */
@Injectable()
export class ExpiredOrdersService implements OnModuleInit {
  constructor(
    private readonly jobs: JobService,
    private readonly prisma: PrismaService,
    private readonly endings: EndOrderService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.registerPeriodic({ name: 'order-term', everyMs: CHECK_EVERY_MS, run: () => this.endAll() });
  }

  /** Ends all orders whose `heldUntil` has passed. Orders that cannot be ended now are left to the next run. */
  async endAll(): Promise<void> {
    const failedIds: string[] = [];
    let orders: { id: string }[];
    do {
      orders = await this.prisma.readRows<{ id: string }>`
        SELECT id FROM shop_order WHERE held_until <= ${this.clock.now()}::timestamptz AND id <> ALL (${failedIds}::uuid[])
        ORDER BY held_until LIMIT ${BATCH_SIZE}`;
      for (const { id } of orders) if (!(await this.#end(id))) failedIds.push(id);
    } while (orders.length === BATCH_SIZE);
  }

  async #end(orderId: string): Promise<boolean> {
    try {
      return await retryOnContention(() =>
        this.prisma.inTransaction('order-term', (transaction) => this.endings.endIfExpired(transaction, orderId)),
      );
    } catch (err) {
      this.logger.error({ err, orderId }, 'an expired order could not be ended');
      return false;
    }
  }
}
