import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { z } from 'zod';
import { type Job, JobService, RetryJobError } from '../platform/jobs/job.service.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import type { MessageFailure } from '../platform/prisma/generated/enums.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS } from '../platform/process/durations.js';
import { LOGGER, type Logger } from '../platform/process/logger.js';
import { Metrics } from '../platform/process/metrics.js';
import { DELIVER_MESSAGE, MAX_ATTEMPTS, MAX_CONCURRENT } from './dispatch-job.rules.js';
import { formatMessageKey, type Message, type MessageReference, type SkipReason } from './message.model.js';
import { MessageService } from './message.service.js';
import { PermanentSendFailure, TemporarySendFailure } from './sender/sender.port.js';
import { Senders } from './sender/senders.js';
import { SmsDeliveryService } from './sms-delivery.service.js';

interface DispatchJob extends MessageReference, Job {
  /** Undefined for a message that was due when it was enqueued. */
  dueAt?: Date | undefined;
}

const payloadSchema = z.object({ kind: z.string(), id: z.string(), dueAt: z.coerce.date().optional() });

const RETENTION_MS = 30 * DAY_MS;

/** Delivers a message: makes one attempt, and handles its failure. */
@Injectable()
export class DispatchService implements OnModuleInit {
  readonly #attempts: Counter<'kind' | 'outcome'>;
  readonly #deliverySeconds: Histogram;

  constructor(
    private readonly messages: MessageService,
    private readonly senders: Senders,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly retention: RetentionService,
    private readonly jobs: JobService,
    private readonly smsDeliveries: SmsDeliveryService,
    metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const registers = [metrics.registry];
    this.#attempts = new Counter({
      name: 'meet_message_attempts_total',
      help: 'Delivery attempts by outcome: delivered, retried, expired, exhausted, refused or unwanted',
      labelNames: ['kind', 'outcome'] as const,
      registers,
    });
    const buckets = [0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];
    this.#deliverySeconds = new Histogram({
      name: 'meet_message_delivery_seconds',
      help: 'Time from cause, or from the time at which it was due, to delivery',
      buckets,
      registers,
    });
  }

  onModuleInit(): void {
    this.jobs.register({
      name: DELIVER_MESSAGE,
      maxAttempts: MAX_ATTEMPTS,
      concurrency: MAX_CONCURRENT,
      run: (payload, job) => this.#deliver({ ...payloadSchema.parse(payload), ...job }),
      giveUp: (payload) => this.#recordFailure(payloadSchema.parse(payload), 'EXHAUSTED'),
    });
    this.retention.register({
      name: 'undelivered messages',
      sweep: ({ undeliveredMessage }, now, limit) =>
        undeliveredMessage.deleteMany({ where: { failedAt: { lt: new Date(now.getTime() - RETENTION_MS) } }, limit }),
    });
  }

  /** Throws if the job queue should try again. The queue stores the error, so the error contains nothing of the message. */
  async #deliver(job: DispatchJob): Promise<void> {
    let skipReason: SkipReason | undefined;
    try {
      skipReason = await this.#send(job);
    } catch (error) {
      await this.#handleFailure(job, error);
      return this.#settleSource(job, false);
    }
    if (skipReason === 'EXPIRED') await this.#giveUp(job, 'EXPIRED', 'too late');
    else this.#attempts.inc({ kind: job.kind, outcome: skipReason === undefined ? 'delivered' : 'unwanted' });
    const dueAt = job.dueAt ?? job.addedAt;
    if (skipReason === undefined) this.#deliverySeconds.observe(Math.max(0, (this.clock.now().getTime() - dueAt.getTime()) / 1000));
    await this.#settleSource(job, skipReason === undefined);
  }

  async #send(job: DispatchJob): Promise<SkipReason | undefined> {
    const message = await this.messages.compose(job);
    if (typeof message === 'string') return message;
    await this.senders.send(message, formatMessageKey(job));
    await this.#track(job, message);
    return undefined;
  }

  /** Logs a failure instead of throwing it, because the queue would send the message again. */
  async #track(job: DispatchJob, message: Message): Promise<void> {
    await this.smsDeliveries.track(job, message).catch((error: unknown) => {
      this.logger.warn({ ...omitPersonalData(job), reason: readReason(error) }, 'the outcome of a message cannot be followed');
    });
  }

  /**
   * Logs a failure instead of throwing it, because the queue would send the message again. Rows that the domain has failed to delete expire
   * soon.
   */
  async #settleSource(job: DispatchJob, isSent: boolean): Promise<void> {
    await this.messages.settle(job, isSent).catch((error: unknown) => {
      this.logger.warn({ ...omitPersonalData(job), reason: readReason(error) }, 'the source of a message could not be updated');
    });
  }

  async #handleFailure(job: DispatchJob, error: unknown): Promise<void> {
    const reason = readReason(error);
    if (error instanceof PermanentSendFailure) return this.#giveUp(job, 'REFUSED', reason);
    if (job.isLastAttempt) return this.#giveUp(job, 'EXHAUSTED', reason);
    this.#attempts.inc({ kind: job.kind, outcome: 'retried' });
    this.logger.warn({ ...omitPersonalData(job), reason }, 'a message could not be delivered, retrying later');
    throw new RetryJobError(reason);
  }

  async #giveUp(job: DispatchJob, failure: MessageFailure, reason: string): Promise<void> {
    await this.#recordFailure(job, failure);
    this.#attempts.inc({ kind: job.kind, outcome: failure.toLowerCase() });
    this.logger.error({ ...omitPersonalData(job), failure, reason }, 'message given up');
  }

  async #recordFailure({ kind, id: messageId }: MessageReference, failure: MessageFailure): Promise<void> {
    const undeliveredMessage = { kind, messageId, reason: failure, failedAt: this.clock.now() };
    await this.prisma.client.undeliveredMessage.createMany({ data: undeliveredMessage, skipDuplicates: true });
  }
}

const omitPersonalData = ({ kind, id, attempt, requestId }: DispatchJob) => ({
  kind,
  messageId: id,
  attempt,
  ...(requestId && { requestId }),
});

// The texts of other errors may quote what was to be sent.
const readReason = (error: unknown): string =>
  error instanceof PermanentSendFailure || error instanceof TemporarySendFailure
    ? error.message
    : error instanceof Error
      ? error.name
      : 'unknown';
