import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Counter } from 'prom-client';
import { z } from 'zod';
import { isId } from '../platform/input/ids.rules.js';
import { requirePage, toPagination } from '../platform/input/pagination.js';
import { JobService, RetryJobError } from '../platform/jobs/job.service.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import type { SmsDelivery as SmsDeliveryRow } from '../platform/prisma/generated/client.js';
import type { SmsState } from '../platform/prisma/generated/enums.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS, SECOND_MS } from '../platform/process/durations.js';
import { LOGGER, type Logger } from '../platform/process/logger.js';
import { Metrics } from '../platform/process/metrics.js';
import { formatMessageKey, type Message, type MessageReference } from './message.model.js';
import { type DeliveryStatus, TemporarySendFailure } from './sender/sender.port.js';
import { Senders } from './sender/senders.js';
import type { SmsDeliveryList, SmsDeliveryListInput } from './sms-delivery.model.js';

const STATUS_JOB = 'sms_status';
/** Delay of the first status check; most phones have received a message by then. */
const FIRST_CHECK_MS = 15 * SECOND_MS;
/** The queue waits e^n seconds after attempt n, so the last attempt follows after three hours and a half. */
const MAX_ATTEMPTS = 10;
const RETENTION_MS = 30 * DAY_MS;
const PHONE_END_DIGITS = 4;

const payloadSchema = z.object({ id: z.uuid() });

/** Checks whether text messages were delivered after the gateway has accepted them, because it accepts more than it can deliver. */
@Injectable()
export class SmsDeliveryService implements OnModuleInit {
  readonly #outcomes: Counter<'kind' | 'outcome'>;

  constructor(
    private readonly clock: Clock,
    private readonly jobs: JobService,
    private readonly prisma: PrismaService,
    private readonly retention: RetentionService,
    private readonly senders: Senders,
    metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#outcomes = new Counter({
      name: 'meet_sms_outcomes_total',
      help: 'Text messages by what became of them: delivered, failed or unknown',
      labelNames: ['kind', 'outcome'] as const,
      registers: [metrics.registry],
    });
  }

  onModuleInit(): void {
    this.jobs.register({
      name: STATUS_JOB,
      maxAttempts: MAX_ATTEMPTS,
      run: (payload) => this.#checkStatus(payloadSchema.parse(payload).id),
      giveUp: (payload) => this.#recordOutcome(payloadSchema.parse(payload).id, 'UNKNOWN', null),
    });
    this.retention.register({
      name: 'text messages',
      sweep: ({ smsDelivery }, now, limit) =>
        smsDelivery.deleteMany({ where: { sentAt: { lt: new Date(now.getTime() - RETENTION_MS) } }, limit }),
    });
  }

  /** Called once the gateway has accepted a message. A repetition of its job changes nothing. */
  async track({ kind, id: messageId }: MessageReference, { type, address, orderId }: Message): Promise<void> {
    if (type !== 'PHONE' || !this.senders.canReadStatus(type)) return;
    const now = this.clock.now();
    const newDelivery = {
      kind,
      messageId,
      phone: address,
      phoneEnd: address.slice(-PHONE_END_DIGITS),
      sentAt: now,
      ...(orderId && { orderId }),
    };
    await this.prisma.inTransaction(`sms-${formatMessageKey({ kind, id: messageId })}`, async (transaction) => {
      const [row] = await transaction.smsDelivery.createManyAndReturn({ data: newDelivery, skipDuplicates: true, select: { id: true } });
      if (row) await this.jobs.add(transaction, STATUS_JOB, row, { runAt: new Date(now.getTime() + FIRST_CHECK_MS) });
    });
  }

  async list({ orderId, phoneEnd, state, from, until, pagination }: SmsDeliveryListInput): Promise<SmsDeliveryList> {
    const page = requirePage(pagination);
    if (orderId != null && !isId(orderId)) return { items: [], pagination: toPagination(page, 0) };
    const sentAtFilter = { ...(from && { gte: from }), ...(until && { lt: until }) };
    const where = { ...(orderId && { orderId }), ...(phoneEnd && { phoneEnd }), ...(state && { state }), sentAt: sentAtFilter };
    const { smsDelivery } = this.prisma.client;
    const [total, items] = await Promise.all([
      smsDelivery.count({ where }),
      smsDelivery.findMany({
        ...{ where, omit: { phone: true }, orderBy: [{ sentAt: 'desc' }, { id: 'desc' }] },
        ...{ skip: (page.page - 1) * page.limit, take: page.limit },
      }),
    ]);
    return { items, pagination: toPagination(page, total) };
  }

  async #checkStatus(id: string): Promise<void> {
    const row = await this.prisma.client.smsDelivery.findUnique({ where: { id } });
    if (row?.state !== 'ACCEPTED' || row.phone === null) return;
    const status = await this.#readStatus(row, row.phone);
    if (!status) return this.#recordOutcome(id, 'UNKNOWN', null);
    if (status.state === 'PENDING') throw new RetryJobError('the phone has not received the message yet');
    await this.#recordOutcome(id, status.state, status);
  }

  /** Null if another gateway, which reports no statuses, was configured meanwhile. */
  #readStatus({ kind, messageId }: SmsDeliveryRow, phone: string): Promise<DeliveryStatus | null> {
    return this.senders.readStatus('PHONE', phone, formatMessageKey({ kind, id: messageId })).catch((error: unknown) => {
      throw error instanceof TemporarySendFailure ? new RetryJobError(error.message) : error;
    });
  }

  /** The phone number is no longer needed once the outcome is known. */
  async #recordOutcome(id: string, state: SmsState, status: DeliveryStatus | null): Promise<void> {
    const codes = { gatewayStatus: status?.status ?? null, gatewayError: status?.error ?? null };
    const finalState = { state, ...codes, phone: null, endedAt: this.clock.now() };
    const [row] = await this.prisma.inTransaction(`sms-${id}`, ({ smsDelivery }) =>
      smsDelivery.updateManyAndReturn({ where: { id, state: 'ACCEPTED' }, data: finalState, select: { kind: true, orderId: true } }),
    );
    if (!row) return;
    this.#outcomes.inc({ kind: row.kind, outcome: state.toLowerCase() });
    if (state === 'FAILED') this.logger.warn({ ...row, smsId: id, ...codes }, 'a text message was not delivered');
  }
}
