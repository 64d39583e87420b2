import type pg from 'pg';
import type { JobKind } from './job.service.js';

/** Age of a lock after which its process counts as gone. It is more than twice the time that a run may take. */
const ABANDONED_AFTER_SECONDS = 20;

/**
 * Returns the jobs of killed processes to the queue. The queue itself does so only after four hours, but a code is valid for five minutes.
 * If a process was only suspended, it may finish a job that another process runs too, so a job's effects outside the database carry a key
 * by which the receiver can drop the second one.
 */
export class AbandonedJobs {
  constructor(
    private readonly pool: pg.Pool,
    private readonly kinds: () => JobKind[],
  ) {}

  async free(): Promise<void> {
    await this.pool.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
       WHERE task_identifier = ANY ($1) AND locked_at < now() - make_interval(secs => $2) HAVING count(*) > 0`,
      [this.kinds().map(({ name }) => name), ABANDONED_AFTER_SECONDS],
    );
    for (const kind of this.kinds()) await this.#clearSpent(kind);
  }

  /**
   * Gives up jobs that no further attempt follows, which includes those whose process was killed during the last one. A job whose key has
   * passed to a newer one has lost it, and is only removed.
   */
  async #clearSpent({ name, abandon }: JobKind): Promise<void> {
    const { rows: spent } = await this.pool.query<{ id: string; payload: unknown; key: string | null }>(
      `SELECT jobs.id, jobs.key, payload FROM graphile_worker.jobs JOIN graphile_worker._private_jobs AS stored USING (id)
       WHERE task_identifier = $1 AND jobs.attempts >= jobs.max_attempts AND jobs.locked_at IS NULL LIMIT 100`,
      [name],
    );
    for (const { id, payload, key } of spent) {
      if (key !== null) await abandon?.(payload);
      await this.pool.query('SELECT graphile_worker.complete_jobs(ARRAY[$1::bigint])', [id]);
    }
  }
}
