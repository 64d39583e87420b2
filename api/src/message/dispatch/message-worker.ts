import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type JobHelpers, Logger as QueueLogger, type Runner, run } from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { AbandonedJobs } from './abandoned-jobs.js';
import { DELIVER_MESSAGE, SENDER_PATIENCE_MS } from './dispatch.rules.js';
import { DispatchService } from './dispatch.service.js';

const AT_A_TIME = 3;
const POLL_MS = 2_000;
const RESTART_MS = 2_000;
const SWEEP_MS = 5_000;
/** Longer than a sender's timeout, shorter than the time for draining. */
const STOP_MS = SENDER_PATIENCE_MS + 1_000;

const payloadSchema = z.object({ kind: z.string(), id: z.string(), requestId: z.string().nullish() });

/**
 * Runs the jobs of messages. Every API process has one `MessageWorker`, and the queue distributes the jobs among them. It has its own
 * database connections, so that mails never delay shoppers. While the database is down it keeps retrying. If an internal worker of the
 * queue's library dies, the library does not replace it, so the whole runner is restarted.
 */
@Injectable()
export class MessageWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #pool: pg.Pool;
  readonly #abandonedJobs: AbandonedJobs;
  readonly #stopping = new AbortController();
  #runner: Runner | undefined;
  #failing = false;
  #working: Promise<void> = Promise.resolve();
  #sweeping: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) { DATABASE_URL }: Config,
    private readonly delivery: DispatchService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#pool = new pg.Pool({ connectionString: DATABASE_URL, max: AT_A_TIME + 1, connectionTimeoutMillis: 5_000 });
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (connection) => connection.on('error', () => undefined));
    this.#abandonedJobs = new AbandonedJobs(this.#pool);
  }

  /** True after a failed start, until one succeeds. */
  get failing(): boolean {
    return this.#failing;
  }

  onApplicationBootstrap(): void {
    this.#working = this.#work();
    this.#sweeping = setInterval(() => this.#sweep(), SWEEP_MS);
  }

  /** Finishes the messages being sent and leaves the others to other processes. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#sweeping);
    this.#stopping.abort();
    await this.#runner?.stop().catch(() => undefined);
    await this.#working;
    await this.#pool.end();
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#abandonedJobs.free();
        await this.#runUntilItEnds();
      } catch (error) {
        this.#failing = true;
        this.logger.warn({ err: error }, 'messages are not being sent');
      }
      await delay(RESTART_MS, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  async #runUntilItEnds(): Promise<void> {
    const events = new EventEmitter();
    const runner = await run({
      pgPool: this.#pool,
      taskList: { [DELIVER_MESSAGE]: (payload: unknown, helpers: JobHelpers) => this.#deliver(payload, helpers) },
      parsedCronItems: [],
      concurrency: AT_A_TIME,
      pollInterval: POLL_MS,
      gracefulShutdownAbortTimeout: STOP_MS,
      // No batching: even with a tiny delay, a stopping process would not wait until the end of a job has been written, and the job would
      // stay locked.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      noHandleSignals: true,
      logger: new QueueLogger(
        () => (level, message) => this.logger[level === 'error' ? 'warn' : 'debug']({ queue: message }, 'message queue'),
      ),
      events,
    });
    events.on('worker:fatalError', () => void runner.stop().catch(() => undefined));
    this.#runner = runner;
    this.#failing = false;
    if (this.#stopping.signal.aborted) void runner.stop().catch(() => undefined);
    await runner.promise.finally(() => {
      this.#runner = undefined;
    });
  }

  async #deliver(payload: unknown, { job }: JobHelpers): Promise<void> {
    await this.delivery.deliver({ ...payloadSchema.parse(payload), attempt: job.attempts, enqueuedAt: job.created_at });
  }

  #sweep(): void {
    this.#abandonedJobs.free().catch(() => undefined);
  }
}
