import type pg from 'pg';
import type { Logger } from '../process/logger.js';
import type { PeriodicWork } from './job.service.js';

/** The first run comes this long after the start, or after the interval if that is shorter. */
const FIRST_RUN_MS = 3_000;

/**
 * Runs periodic work by timers of this process, under a lock of the database that lets one process run it at a time. The database drops the
 * lock of a killed process. Processes do not share their timers, so work is due at least once per interval while any process runs.
 */
export class PeriodicJobs {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #pendingRuns = new Set<Promise<void>>();
  #isStopping = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly logger: Logger,
  ) {}

  start(works: PeriodicWork[]): void {
    for (const work of works) this.#runAfter(Math.min(FIRST_RUN_MS, work.everyMs), work);
  }

  async stop(): Promise<void> {
    this.pause();
    await Promise.all(this.#pendingRuns);
  }

  pause(): void {
    this.#isStopping = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #runAfter(ms: number, work: PeriodicWork): void {
    if (this.#isStopping) return;
    const begin = () => {
      const pendingRun = this.#run(work).catch((error: unknown) =>
        this.logger.warn({ err: error, work: work.name }, 'periodic work failed'),
      );
      this.#pendingRuns.add(pendingRun);
      void pendingRun.then(() => {
        this.#pendingRuns.delete(pendingRun);
        this.#runAfter(work.everyMs, work);
      });
    };
    this.#timers.set(work.name, setTimeout(begin, ms).unref());
  }

  async #run({ name, run }: PeriodicWork): Promise<void> {
    const connection = await this.pool.connect();
    let failure: Error | undefined;
    try {
      const lockQuery = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS "isMine"';
      const { rows } = await connection.query<{ isMine: boolean }>(lockQuery, [`periodic:${name}`]);
      if (!rows[0]?.isMine) return;
      await run();
      await connection.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [`periodic:${name}`]);
    } catch (error) {
      failure = error instanceof Error ? error : new Error('unknown');
      throw error;
    } finally {
      // After a failure the connection is closed, and its lock ends with it.
      connection.release(failure);
    }
  }
}
