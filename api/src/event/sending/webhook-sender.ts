import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { WebhookOffReason } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { isPooled } from '../../platform/prisma/session-proof.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { formatBody } from '../event-body.rules.js';
import { WebhookMailService } from '../webhook/webhook-mail.service.js';
import { WebhookSecretService } from '../webhook/webhook-secret.service.js';
import { type Claimed, DeliveryQueue } from './delivery-queue.js';
import { buildSignatureHeaders } from './signature.rules.js';
import { type Outcome, WebhookClient } from './webhook-client.js';

/** Time after which a failing delivery is given up and a failing endpoint is switched off. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;

const pausesMs = [
  ...[10 * SECOND_MS, 30 * SECOND_MS],
  ...[2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  ...[1 * HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS],
];
/** Maximum jitter as a share of the pause, so that deliveries that failed together are not retried together. */
const SPREAD = 0.1;

interface Failing {
  /** Failed attempts so far. */
  attempts: number;
  since: Date;
  now: Date;
  /** Random number from 0 to 1 that chooses the jitter. */
  chance: number;
}

/** Returns the time of the next attempt; null once the delivery has failed for three days. The last attempt is at their end. */
export function computeNextAttempt({ attempts, since, now, chance }: Failing): Date | null {
  const end = since.getTime() + GIVE_UP_AFTER_MS;
  if (now.getTime() >= end) return null;
  const pause = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? 0;
  return new Date(Math.min(now.getTime() + pause * (1 + SPREAD * chance), end));
}

const POLL_MS = SECOND_MS;
/** Concurrent requests to one endpoint. The number of endpoints is limited too, so a slow one never delays the others. */
const MAX_CONCURRENT = 4;
const CONNECTIONS = 3;
const GONE = 410;

/**
 * Sends due deliveries, in every API process. It has its own database connections, so that webhooks never delay shoppers. It looks for work
 * every second and whenever an attempt has ended, because a notification at each commit would serialize all writers.
 */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #pool: pg.Pool;
  readonly #queue: DeliveryQueue;
  readonly #busy = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;
  #currentRun: Promise<void> | undefined;
  #wantsAnotherRun = false;
  #failing = false;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly client: WebhookClient,
    private readonly clock: Clock,
    private readonly secrets: WebhookSecretService,
    private readonly mails: WebhookMailService,
    private readonly prisma: PrismaService,
  ) {
    this.#pool = new pg.Pool({
      connectionString: config.DATABASE_URL,
      max: CONNECTIONS,
      connectionTimeoutMillis: 5_000,
      ...(isPooled(config) ? {} : { statement_timeout: 10_000 }),
    });
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (connection) => connection.on('error', () => undefined));
    this.#queue = new DeliveryQueue(this.#pool);
  }

  /** True while deliveries cannot be read. */
  get failing(): boolean {
    return this.#failing;
  }

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => this.wake(), POLL_MS).unref();
  }

  /** Finishes requests in progress and leaves other deliveries to other processes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#currentRun;
    await Promise.all(this.#running);
    await this.#pool.end();
  }

  /** Looks for due deliveries now. */
  wake(): void {
    this.#wantsAnotherRun = true;
    this.#currentRun ??= this.#sendDue().finally(() => {
      this.#currentRun = undefined;
    });
  }

  async #sendDue(): Promise<void> {
    while (this.#wantsAnotherRun && !this.#isStopping) {
      this.#wantsAnotherRun = false;
      try {
        for (const claimed of await this.#queue.claim(this.#busy, MAX_CONCURRENT, this.clock.now())) this.#begin(claimed);
        this.#failing = false;
      } catch (err) {
        if (!this.#failing) this.logger.warn({ err }, 'webhook deliveries cannot be sent');
        this.#failing = true;
      }
    }
  }

  #begin(claimed: Claimed): void {
    const { webhookId } = claimed;
    this.#busy.set(webhookId, (this.#busy.get(webhookId) ?? 0) + 1);
    const running = this.#attempt(claimed)
      .catch((err: unknown) => this.logger.warn({ err, webhookId }, 'the outcome of a webhook delivery was not stored, sending it again'))
      .then(() => {
        this.#running.delete(running);
        this.#releaseSlot(webhookId);
        this.wake();
      });
    this.#running.add(running);
  }

  #releaseSlot(webhookId: string): void {
    const remaining = (this.#busy.get(webhookId) ?? 1) - 1;
    if (remaining > 0) this.#busy.set(webhookId, remaining);
    else this.#busy.delete(webhookId);
  }

  async #attempt(claimed: Claimed): Promise<void> {
    const began = performance.now();
    const outcome = await this.#send(claimed);
    const attempted = { outcome, durationMs: performance.now() - began, now: this.clock.now() };
    if (isSuccess(outcome)) return this.#queue.recordDelivered(claimed, attempted);
    const since = claimed.failingSince ?? attempted.now;
    const nextAt = computeNextAttempt({ attempts: claimed.attempts + 1, since, now: attempted.now, chance: Math.random() });
    const failingSince = await this.#queue.recordFailed(claimed, { ...attempted, since, nextAt });
    if (failingSince === null) return;
    const isRemoved = outcome.status === GONE;
    const isOver = attempted.now.getTime() - failingSince.getTime() >= GIVE_UP_AFTER_MS;
    if (isRemoved || isOver) await this.#switchOff(claimed, isRemoved ? 'GONE' : 'FAILING');
  }

  /**
   * Switches off a webhook that is gone or has failed for too long, unless its URL was changed in the meantime. Its pending deliveries are
   * kept until it is switched on again.
   */
  async #switchOff({ webhookId: id, url }: Claimed, offReason: WebhookOffReason): Promise<void> {
    await this.prisma.inTransaction(`webhook-${id}`, async (transaction) => {
      const data = { active: false, offReason, updatedAt: this.clock.now() };
      const { count } = await transaction.webhook.updateMany({ where: { id, url, active: true, deletedAt: null }, data });
      if (count === 0) return;
      this.logger.warn({ webhookId: id, reason: offReason }, 'a webhook was switched off');
      await this.mails.queueMail(transaction, id);
    });
  }

  #send(claimed: Claimed): Promise<Outcome> {
    const { webhookId, eventId, url } = claimed;
    const body = formatBody(claimed);
    const secrets = claimed.secrets.map(({ keyId, sealed }) =>
      this.secrets.reveal({ keyId, sealed: new Uint8Array(Buffer.from(sealed, 'base64')) }, webhookId),
    );
    return this.client.post({ url, body, headers: buildSignatureHeaders({ id: eventId, body, at: this.clock.now(), secrets }) });
  }
}

const isSuccess = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;
