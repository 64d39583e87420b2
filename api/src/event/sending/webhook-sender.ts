import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { isPooled } from '../../platform/prisma/direct-connection.js';
import { Clock } from '../../platform/process/clock.js';
import { SECOND_MS } from '../../platform/process/durations.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { formatBody } from '../event-body.rules.js';
import { WebhookSecretService } from '../webhook/webhook-secret.service.js';
import { type ClaimedDelivery, DeliveryQueue } from './delivery-queue.js';
import { buildSignedHeaders } from './signature.rules.js';
import { type RequestOutcome, WebhookClient } from './webhook-client.js';
import { computeNextAttempt } from './webhook-retry.rules.js';
import { WebhookSwitchOffService } from './webhook-switch-off.service.js';

const POLL_MS = SECOND_MS;
/**
 * Maximum number of concurrent requests to one endpoint. The number of endpoints is limited too, so a slow endpoint never delays the
 * others.
 */
const MAX_CONCURRENT = 4;
const MAX_DATABASE_CONNECTIONS = 3;

/**
 * Sends the events of due deliveries to webhooks, in every API process. It has its own database connections, so that webhooks never delay
 * shoppers. It polls for work every second and whenever an attempt has ended, because a notification at each commit would serialize all
 * writers.
 */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #pool: pg.Pool;
  readonly #queue: DeliveryQueue;
  readonly #busyCounts = new Map<string, number>();
  readonly #runningAttempts = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;
  #currentRun: Promise<void> | undefined;
  #wantsAnotherRun = false;
  #isFailing = false;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly client: WebhookClient,
    private readonly clock: Clock,
    private readonly secrets: WebhookSecretService,
    private readonly switchOffs: WebhookSwitchOffService,
  ) {
    this.#pool = new pg.Pool({
      connectionString: config.DATABASE_URL,
      max: MAX_DATABASE_CONNECTIONS,
      connectionTimeoutMillis: 5_000,
      ...(isPooled(config) ? {} : { statement_timeout: 10_000 }),
    });
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (connection) => connection.on('error', () => undefined));
    this.#queue = new DeliveryQueue(this.#pool);
  }

  /** True while deliveries cannot be read from the database. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => this.wake(), POLL_MS).unref();
  }

  /** Finishes requests in progress and leaves other deliveries to other processes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#currentRun;
    await Promise.all(this.#runningAttempts);
    await this.#pool.end();
  }

  /** Looks for due deliveries now, without waiting for the next poll. */
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
        for (const delivery of await this.#queue.claim(this.#busyCounts, MAX_CONCURRENT, this.clock.now())) this.#startAttempt(delivery);
        this.#isFailing = false;
      } catch (err) {
        if (!this.#isFailing) this.logger.warn({ err }, 'webhook deliveries cannot be sent');
        this.#isFailing = true;
      }
    }
  }

  #startAttempt(delivery: ClaimedDelivery): void {
    const { webhookId } = delivery;
    this.#busyCounts.set(webhookId, (this.#busyCounts.get(webhookId) ?? 0) + 1);
    const attempt = this.#attempt(delivery)
      .catch((err: unknown) => this.logger.warn({ err, webhookId }, 'the outcome of a webhook delivery was not stored, sending it again'))
      .then(() => {
        this.#runningAttempts.delete(attempt);
        this.#releaseSlot(webhookId);
        this.wake();
      });
    this.#runningAttempts.add(attempt);
  }

  #releaseSlot(webhookId: string): void {
    const remainingCount = (this.#busyCounts.get(webhookId) ?? 1) - 1;
    if (remainingCount > 0) this.#busyCounts.set(webhookId, remainingCount);
    else this.#busyCounts.delete(webhookId);
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const startedAt = performance.now();
    const outcome = await this.#send(delivery);
    const attempt = { outcome, durationMs: performance.now() - startedAt, now: this.clock.now() };
    if (isSuccess(outcome)) return this.#queue.recordDelivered(delivery, attempt);
    const firstFailedAt = delivery.failingSince ?? attempt.now;
    const nextAt = computeNextAttempt({ attempts: delivery.attempts + 1, firstFailedAt, now: attempt.now, jitter: Math.random() });
    const endpointFailingSince = await this.#queue.recordFailed(delivery, { ...attempt, firstFailedAt, nextAt });
    if (endpointFailingSince === null) return;
    await this.switchOffs.switchOffIfBroken(delivery, outcome, endpointFailingSince);
  }

  #send(delivery: ClaimedDelivery): Promise<RequestOutcome> {
    const { webhookId, eventId, url } = delivery;
    const body = formatBody(delivery);
    const secrets = delivery.secrets.map(({ keyId, sealed }) =>
      this.secrets.reveal({ keyId, sealed: new Uint8Array(Buffer.from(sealed, 'base64')) }, webhookId),
    );
    return this.client.post({ url, body, headers: buildSignedHeaders({ id: eventId, body, sentAt: this.clock.now(), secrets }) });
  }
}

const isSuccess = ({ status }: RequestOutcome): boolean => status !== null && status >= 200 && status < 300;
