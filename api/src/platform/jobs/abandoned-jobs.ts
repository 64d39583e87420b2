import type pg from 'pg';
import type { JobKind } from './job.service.js';

/** Age of a lock after which its process counts as dead. It is more than twice the time that a run may take. */
const ABANDONED_AFTER_SECONDS = 20;

/** Maximum number of exhausted jobs that one sweep removes from the queue. */
const EXHAUSTED_BATCH_SIZE = 500;

interface ExhaustedJob {
  id: string;
  name: string;
  payload: unknown;
  key: string | null;
}

/**
 * Returns the jobs of killed processes to the queue. The queue itself does so only after four hours, but a sign-in code is valid for five
 * minutes. If a process was only suspended, it may finish a job that another process runs too, so a job's effects outside the database
 * carry a key by which the receiver can drop a repetition.
 */
export class AbandonedJobs {
  constructor(
    private readonly pool: pg.Pool,
    private readonly listKinds: () => JobKind[],
  ) {}

  async releaseAbandoned(): Promise<void> {
    const kindsByName = new Map(this.listKinds().map((kind) => [kind.name, kind]));
    const names = [...kindsByName.keys()];
    await this.pool.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
       WHERE task_identifier = ANY ($1) AND locked_at < now() - make_interval(secs => $2) HAVING count(*) > 0`,
      [names, ABANDONED_AFTER_SECONDS],
    );
    for (const { id, name, payload, key } of await this.#findExhausted(names)) {
      if (key !== null) await kindsByName.get(name)?.giveUp?.(payload);
      await this.pool.query('SELECT graphile_worker.complete_jobs(ARRAY[$1::bigint])', [id]);
    }
  }

  /**
   * Finds jobs without further attempts, including jobs whose process was killed during the last attempt. If the key of a job is null, a
   * newer job has taken over the key.
   */
  async #findExhausted(names: string[]): Promise<ExhaustedJob[]> {
    const { rows } = await this.pool.query<ExhaustedJob>(
      `SELECT jobs.id, jobs.key, task_identifier AS name, payload FROM graphile_worker.jobs JOIN graphile_worker._private_jobs AS stored USING (id)
       WHERE task_identifier = ANY ($1) AND jobs.attempts >= jobs.max_attempts AND jobs.locked_at IS NULL LIMIT $2`,
      [names, EXHAUSTED_BATCH_SIZE],
    );
    return rows;
  }
}
