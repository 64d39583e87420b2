import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Prisma } from '../prisma/generated/client.js';
import { writeLater } from '../prisma/prisma-transaction.js';

/** Time that one run of a job may take. A job that takes longer may be run by another process at the same time. */
export const JOB_TIMEOUT_MS = 7_000;

export interface Job {
  /** Number of this attempt, from 1. */
  attempt: number;
  /** Whether no further attempt follows. */
  isLastAttempt: boolean;
  addedAt: Date;
  /** Id of the request that added the job. */
  requestId?: string | undefined;
}

/** A kind of job, registered by its domain when the module is initialised. */
export interface JobKind {
  name: string;
  /** The queue waits e^n seconds after attempt n, but no longer than e^10, which is six hours. */
  maxAttempts: number;
  /**
   * Maximum number of concurrent runs per process, for a kind that mostly waits for another server. Such a kind has workers of its own: a
   * crowd of its jobs does not wait for one response after the other, and does not delay other kinds. The other kinds share three workers.
   */
  concurrency?: number;
  /**
   * Runs within `JOB_TIMEOUT_MS`. Throw to have the queue try again. Another process takes over the job of a killed process, so every step
   * may be repeated.
   */
  run(payload: unknown, job: Job): Promise<void>;
  /** Called when the last attempt has thrown or its process was killed. It may be called twice. */
  giveUp?(payload: unknown): Promise<void>;
}

/** Work that is repeated while any process runs. */
export interface PeriodicWork {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

export interface JobOptions {
  /**
   * A new job with the key of a waiting job replaces the payload of that job. Keys are unique among all kinds. The key may be an SQL
   * expression if only the statement can compute it.
   */
  key?: string | Prisma.Sql;
  /** By default the job is due at once. Adding a waiting job again does not change its time. */
  runAt?: Date;
  /** Of due jobs, those with the lowest number run first. 0 by default. */
  priority?: number;
}

export interface KeyedJob {
  payload: object;
  /** Works like `key` of `JobOptions`. */
  key: string;
}

/** An error whose message the queue may store, and which has already been logged. Of other errors the queue stores only the name. */
export class RetryJobError extends Error {}

/**
 * Adds jobs to the queue in the transaction of the change that needs them, so that neither can exist without the other. Any process of the
 * API may run them.
 */
@Injectable()
export class JobService {
  readonly #kinds = new Map<string, JobKind>();
  readonly #periodicWorks = new Map<string, PeriodicWork>();

  register(kind: JobKind): void {
    if (this.#kinds.has(kind.name)) throw new Error(`The job "${kind.name}" is registered twice`);
    this.#kinds.set(kind.name, kind);
  }

  /** Registers work that is repeated every `everyMs`, in one process at a time. The work is not stored in the queue. */
  registerPeriodic(work: PeriodicWork): void {
    if (this.#periodicWorks.has(work.name)) throw new Error(`The periodic work "${work.name}" is registered twice`);
    this.#periodicWorks.set(work.name, work);
  }

  get kinds(): JobKind[] {
    return [...this.#kinds.values()];
  }

  get periodicWorks(): PeriodicWork[] {
    return [...this.#periodicWorks.values()];
  }

  /** Adds a job. Its payload contains references to rows and no personal data. */
  async add(transaction: Prisma.TransactionClient, name: string, payload: object, options: JobOptions = {}): Promise<void> {
    await writeLater(transaction, this.buildAddQuery(name, payload, options));
  }

  /** Adds jobs of one kind, each with its key, in one statement. */
  async addAll(transaction: Prisma.TransactionClient, name: string, jobs: readonly KeyedJob[]): Promise<void> {
    const statement = Prisma.sql`
      SELECT graphile_worker.add_job(${name}::text,
        (payload || jsonb_build_object('requestId', nullif(current_setting('meet.request_id', true), '')))::json,
        max_attempts => ${this.#findKind(name).maxAttempts}::int, job_key => key, job_key_mode => 'preserve_run_at')
      FROM jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) AS job (payload jsonb, key text)`;
    await writeLater(transaction, statement);
  }

  /**
   * Returns the query that adds a job, so that a caller can combine it with other writes. The payload is an object, or an expression of
   * type jsonb.
   */
  buildAddQuery(name: string, payload: object | Prisma.Sql, { key = randomUUID(), runAt, priority = 0 }: JobOptions = {}): Prisma.Sql {
    const kind = this.#findKind(name);
    const json = payload instanceof Prisma.Sql ? payload : Prisma.sql`${JSON.stringify(payload)}::jsonb`;
    return Prisma.sql`
      SELECT graphile_worker.add_job(${name}::text,
        (${json} || jsonb_build_object('requestId', nullif(current_setting('meet.request_id', true), '')))::json,
        max_attempts => ${kind.maxAttempts}::int, run_at => ${runAt ?? null}::timestamptz,
        job_key => ${key}::text, job_key_mode => 'preserve_run_at', priority => ${priority}::int)`;
  }

  #findKind(name: string): JobKind {
    const kind = this.#kinds.get(name);
    if (!kind) throw new Error(`The job "${name}" is not registered`);
    return kind;
  }
}
