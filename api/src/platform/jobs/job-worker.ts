import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type JobHelpers, Logger as QueueLogger, type Runner, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import { CONFIG, type Config } from '../config/config.js';
import { deadlines } from '../prisma/deadlines.js';
import { LOGGER, type Logger } from '../process/logger.js';
import { AbandonedJobs } from './abandoned-jobs.js';
import { JOB_TIMEOUT_MS, type JobKind, JobService, RetryJobError } from './job.service.js';
import { PeriodicJobs } from './periodic-jobs.js';

const SHARED_CONCURRENCY = 3;
/**
 * Connections for the shared workers, each of which needs a connection only to take and to end a job, and one connection for the sweep of
 * abandoned jobs. The library holds one more connection for each runner, and each periodic work holds one while it runs.
 */
const CONNECTIONS = SHARED_CONCURRENCY + 1;
const POLL_MS = 2_000;
const RESTART_MS = 2_000;
const SWEEP_MS = 5_000;
/** Maximum time to stop a runner. It is longer than a run may take and shorter than the time for draining. */
const STOP_MS = JOB_TIMEOUT_MS + 1_000;

const payloadSchema = z.looseObject({ requestId: z.string().nullish() });

/** Kinds of jobs that share workers. */
interface Group {
  kinds: readonly JobKind[];
  concurrency: number;
}

/** Groups the kinds: one group for each kind with workers of its own, and one group for all others. */
function groupKinds(kinds: readonly JobKind[]): Group[] {
  const dedicatedGroups = kinds.flatMap((kind) =>
    kind.concurrency === undefined ? [] : [{ kinds: [kind], concurrency: kind.concurrency }],
  );
  return [
    ...dedicatedGroups,
    { kinds: kinds.filter(({ concurrency }) => concurrency === undefined), concurrency: SHARED_CONCURRENCY },
  ].filter((group) => group.kinds.length > 0);
}

/**
 * Runs the jobs of every registered kind. Every API process has one `JobWorker`, and the queue distributes the jobs among them. A
 * `JobWorker` has its own database connections, so that jobs never delay shoppers, and keeps retrying while the database is down. If an
 * internal worker of the queue's library dies, the library does not replace it, so the whole runner is restarted. After attempt n of a job
 * that failed, the library waits e^n seconds, but no longer than six hours; the kind defines the number of attempts (`maxAttempts`).
 */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #pool: pg.Pool;
  readonly #abandonedJobs: AbandonedJobs;
  readonly #periodicJobs: PeriodicJobs;
  readonly #stopController = new AbortController();
  readonly #runners = new Set<Runner>();
  readonly #failingGroups = new Set<Group>();
  #groupRuns: Promise<unknown> = Promise.resolve();
  #sweepTimer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) { DATABASE_SESSION_URL }: Config,
    private readonly jobs: JobService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#pool = createPool(DATABASE_SESSION_URL);
    this.#abandonedJobs = new AbandonedJobs(this.#pool, () => this.jobs.kinds);
    this.#periodicJobs = new PeriodicJobs(this.#pool, logger);
  }

  /** Whether the workers of a group could not be started, and have not been started since. */
  get isFailing(): boolean {
    return this.#failingGroups.size > 0;
  }

  onApplicationBootstrap(): void {
    // All kinds of jobs are registered by now.
    const groups = groupKinds(this.jobs.kinds);
    this.#pool.options.max = this.#countConnections() + this.jobs.periodicWorks.length;
    this.#groupRuns = Promise.all(groups.map((group) => this.#runGroup(group)));
    this.#sweepTimer = setInterval(() => this.#sweep(), SWEEP_MS);
    this.#periodicJobs.start(this.jobs.periodicWorks);
  }

  /** Finishes the running jobs and leaves the others to other processes. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#sweepTimer);
    this.#stopController.abort();
    await Promise.all([this.#periodicJobs.stop(), ...[...this.#runners].map((runner) => runner.stop().catch(() => undefined))]);
    await this.#groupRuns;
    await this.#pool.end();
  }

  /** Stops periodic work, which tests run explicitly, and opens no connections for it. */
  pause(): void {
    this.#periodicJobs.pause();
    this.#pool.options.max = this.#countConnections();
  }

  /** Connections that are needed without periodic work. */
  #countConnections(): number {
    return CONNECTIONS + groupKinds(this.jobs.kinds).length;
  }

  async #runGroup(group: Group): Promise<void> {
    while (!this.#stopController.signal.aborted) {
      try {
        await this.#abandonedJobs.releaseAbandoned();
        await this.#runUntilItEnds(group);
      } catch (error) {
        this.#failingGroups.add(group);
        this.logger.warn({ err: error }, 'jobs cannot be run');
      }
      await delay(RESTART_MS, undefined, { signal: this.#stopController.signal }).catch(() => undefined);
    }
  }

  async #runUntilItEnds(group: Group): Promise<void> {
    const events = new EventEmitter();
    const taskList = this.#createTasks(group.kinds);
    const runner = await run({
      pgPool: this.#pool,
      taskList,
      parsedCronItems: [],
      concurrency: group.concurrency,
      pollInterval: POLL_MS,
      gracefulShutdownAbortTimeout: STOP_MS,
      // No batching: even with a tiny delay, a stopping process would not wait until the end of a job has been written, and the job would
      // stay locked.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      noHandleSignals: true,
      logger: createQueueLogger(this.logger),
      events,
    });
    events.on('worker:fatalError', () => void runner.stop().catch(() => undefined));
    this.#runners.add(runner);
    this.#failingGroups.delete(group);
    if (this.#stopController.signal.aborted) void runner.stop().catch(() => undefined);
    await runner.promise.finally(() => {
      this.#runners.delete(runner);
      // The library remembers the options of every runner until the process ends, which would keep the whole API in memory.
      events.removeAllListeners();
      for (const name of Object.keys(taskList)) delete taskList[name];
    });
  }

  #createTasks(kinds: readonly JobKind[]): TaskList {
    return Object.fromEntries(
      kinds.map((kind) => [kind.name, (payload: unknown, helpers: JobHelpers) => this.#run(kind, payload, helpers)]),
    );
  }

  async #run(kind: JobKind, payload: unknown, { job }: JobHelpers): Promise<void> {
    const { requestId, ...data } = payloadSchema.parse(payload);
    const isLastAttempt = job.attempts >= job.max_attempts;
    try {
      await kind.run(data, { attempt: job.attempts, isLastAttempt, addedAt: job.created_at, requestId: requestId ?? undefined });
    } catch (error) {
      if (error instanceof RetryJobError) throw error;
      this.logger[isLastAttempt ? 'error' : 'warn']({ err: error, job: kind.name, attempt: job.attempts, requestId }, 'a job failed');
      throw new RetryJobError(error instanceof Error ? error.name : 'unknown');
    }
  }

  #sweep(): void {
    this.#abandonedJobs
      .releaseAbandoned()
      .catch((error: unknown) => this.logger.debug({ err: error }, 'abandoned jobs could not be freed'));
  }
}

// These functions are not methods, because the library remembers a runner's options with everything that their functions capture.

function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: deadlines.connectMs });
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

function createQueueLogger(logger: Logger): QueueLogger {
  return new QueueLogger(() => (level, message) => logger[level === 'error' ? 'warn' : 'debug']({ queue: message }, 'job queue'));
}
