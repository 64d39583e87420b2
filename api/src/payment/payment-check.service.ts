import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobService, RetryJobError } from '../platform/jobs/job.service.js';
import type { Payment, PaymentProvider as ProviderCode } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../platform/process/durations.js';
import { LOGGER, type Logger } from '../platform/process/logger.js';
import { PaymentRecordService } from './payment-record.service.js';
import { ProviderRefusal, ProviderUnavailable } from './provider.port.js';
import { Providers } from './providers.js';
import { RefundAndReceiptRequestsService } from './refund/refund-and-receipt-requests.service.js';

/** Minimum time between two requests to the provider about one payment. */
const MIN_CHECK_INTERVAL_MS = 3 * SECOND_MS;
/** The periodic work checks a payment again after this time, or after an eighth of its age at the last check if that is longer. */
const OVERDUE_MS = 2 * MINUTE_MS;
const AGE_PER_INTERVAL = 8;
const OVERDUE_CHECK_EVERY_MS = 30 * SECOND_MS;
/** The provider ends an unpaid payment before this age. */
const MAX_AGE_MS = 7 * DAY_MS;
/** A payment whose creation got no response is given up at this age: no shopper has the address of its page. */
const MAX_AGE_WITHOUT_RESPONSE_MS = HOUR_MS;
/**
 * Number of payments that the periodic work checks at once. The provider's client permits twice as many, which leaves room for shoppers.
 */
const MAX_BATCH_SIZE = 10;

/**
 * Maximum number of requests that wait for a provider at the same time. Each occupies a slot of the running operations, and a hung provider
 * must not take all slots.
 */
const MAX_WAITING = 3;

const CHECK_JOB = 'payment_check';
const CHECK_ATTEMPTS = 6;

/** The fields of a payment that a check needs. */
export type CheckedPayment = Pick<Payment, 'id' | 'orderId' | 'provider' | 'providerId' | 'createdAt'>;

const payloadSchema = z.object({ id: z.uuid() });

/** Checks payments at the provider: when the shopper returns, when a notification arrives, and when there was no check for some time. */
@Injectable()
export class PaymentCheckService implements OnModuleInit {
  #waiting = 0;

  constructor(
    private readonly prisma: PrismaService,
    private readonly providers: Providers,
    private readonly records: PaymentRecordService,
    private readonly refundAndReceiptRequests: RefundAndReceiptRequestsService,
    private readonly jobs: JobService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: CHECK_JOB,
      maxAttempts: CHECK_ATTEMPTS,
      run: (payload) => this.#checkNotified(payloadSchema.parse(payload).id),
    });
    this.jobs.registerPeriodic({ name: 'silent-payments', everyMs: OVERDUE_CHECK_EVERY_MS, run: () => this.checkOverdue() });
  }

  /**
   * Checks the open payments of an order, unless they were just checked or too many requests wait for a response. A skipped payment is
   * checked by the next request or by the periodic work. An outage changes nothing.
   */
  async checkNow(orderId: string): Promise<void> {
    if (this.#waiting >= MAX_WAITING) return;
    this.#waiting += 1;
    try {
      await this.#checkDuePayments(orderId);
    } finally {
      this.#waiting -= 1;
    }
  }

  async #checkDuePayments(orderId: string): Promise<void> {
    const checkedBefore = new Date(this.clock.now().getTime() - MIN_CHECK_INTERVAL_MS);
    const duePayments = await this.prisma.client.payment.findMany({
      where: { orderId, state: 'PENDING', providerId: { not: null }, askedAt: { lte: checkedBefore } },
      orderBy: { createdAt: 'desc' },
      take: 3,
    });
    const claimedPayments = await this.#claim(duePayments, checkedBefore);
    await Promise.all(claimedPayments.map((payment) => this.check(payment)));
  }

  /** Checks a payment and records its state. An outage changes nothing. Returns whether there was a response. */
  async check(payment: CheckedPayment): Promise<boolean> {
    try {
      await this.#readAndRecord(payment);
      return true;
    } catch (error) {
      if (!isProviderError(error)) throw error;
      this.logger.warn({ paymentId: payment.id, reason: error.message }, 'the state of a payment could not be read from the provider');
      return false;
    }
  }

  /**
   * Processes a notification. Only its id is used, and only to check the payment soon. Unknown ids are ignored: a payment whose creation
   * got no response cannot have been paid, because the address of its page was lost with the response.
   */
  async handleNotification(provider: ProviderCode, providerId: string): Promise<void> {
    const payment = await this.prisma.client.payment.findUnique({ where: { provider_providerId: { provider, providerId } } });
    if (payment && payment.state !== 'SUCCEEDED') {
      await this.prisma.inTransaction(`notice-${payment.id}`, (transaction) =>
        this.jobs.add(transaction, CHECK_JOB, { id: payment.id }, { key: `${CHECK_JOB}:${payment.id}` }),
      );
    }
    const refund = payment
      ? null
      : await this.prisma.client.paymentRefund.findFirst({ where: { providerId, state: 'REQUESTED', payment: { provider } } });
    if (refund)
      await this.prisma.inTransaction(`notice-${refund.id}`, (transaction) =>
        this.refundAndReceiptRequests.enqueueRefunds(transaction, [refund.id]),
      );
  }

  /**
   * Checks pending payments that were not checked for some time, the longest unchecked first. A run that has no time left leaves the
   * remaining payments to the next run.
   */
  async checkOverdue(): Promise<void> {
    const startedAt = performance.now();
    let batchSize: number;
    do {
      batchSize = await this.#checkOverdueBatch();
    } while (batchSize === MAX_BATCH_SIZE && performance.now() - startedAt < OVERDUE_CHECK_EVERY_MS);
  }

  async #checkOverdueBatch(): Promise<number> {
    const now = this.clock.now();
    const overduePayments = await this.prisma.readRows<CheckedPayment>`
      SELECT id, order_id AS "orderId", provider, provider_id AS "providerId", created_at AS "createdAt" FROM payment
      WHERE state = 'PENDING' AND asked_at <= ${new Date(now.getTime() - OVERDUE_MS)}::timestamptz
        AND asked_at <= ${now}::timestamptz - (asked_at - created_at) / ${AGE_PER_INTERVAL}::int
      ORDER BY asked_at LIMIT ${MAX_BATCH_SIZE}::int`;
    const claimedPayments = await this.#claim(overduePayments, new Date(now.getTime() - OVERDUE_MS));
    await Promise.all(claimedPayments.map((payment) => this.#checkOverduePayment(payment)));
    return overduePayments.length;
  }

  async #checkOverduePayment(payment: CheckedPayment): Promise<void> {
    const age = this.clock.now().getTime() - payment.createdAt.getTime();
    // No shopper has the address of the page of a payment without an id, so this payment need not be checked.
    const hasResponse = payment.providerId === null || (await this.check(payment));
    if (!hasResponse || age < (payment.providerId === null ? MAX_AGE_WITHOUT_RESPONSE_MS : MAX_AGE_MS)) return;
    await this.records.giveUpPayment(payment);
  }

  /**
   * If the payment was just checked, the job checks again later, because the response to that check may be older than the notification.
   */
  async #checkNotified(id: string): Promise<void> {
    const payment = await this.prisma.client.payment.findUnique({ where: { id } });
    if (!payment || payment.state === 'SUCCEEDED') return;
    const [claimedPayment] = await this.#claim([payment], new Date(this.clock.now().getTime() - MIN_CHECK_INTERVAL_MS));
    if (!claimedPayment) throw new RetryJobError('the payment was asked for a moment ago');
    await this.#readAndRecord(claimedPayment).catch((error: unknown) => {
      throw isProviderError(error) ? new RetryJobError(error.message) : error;
    });
  }

  async #readAndRecord(payment: CheckedPayment): Promise<void> {
    if (payment.providerId === null) return;
    const providerPayment = await this.providers.get(payment.provider).get(payment.providerId);
    if (providerPayment) await this.records.record(payment, providerPayment);
    else this.logger.warn({ paymentId: payment.id }, 'a payment is unknown to the provider');
  }

  /** Records the time of the check. Returns the payments that no other process has checked since `checkedBefore`. */
  async #claim<T extends CheckedPayment>(payments: T[], checkedBefore: Date): Promise<T[]> {
    if (payments.length === 0) return [];
    const ids = payments.map(({ id }) => id);
    const claimedRows = await this.prisma.inTransaction('payment-check', (transaction) =>
      transaction.payment.updateManyAndReturn({
        where: { id: { in: ids }, askedAt: { lte: checkedBefore } },
        data: { askedAt: this.clock.now() },
        select: { id: true },
      }),
    );
    return payments.filter(({ id }) => claimedRows.some((row) => row.id === id));
  }
}

const isProviderError = (error: unknown): error is Error => error instanceof ProviderUnavailable || error instanceof ProviderRefusal;
