import type pg from 'pg';
import { DELIVER_MESSAGE } from './dispatch.rules.js';

/** Age of a lock after which its process counts as gone. It is more than twice a sender's timeout. */
const LOST_AFTER_SECONDS = 20;

/**
 * Returns the jobs of killed processes to the queue. The queue itself does so only after four hours, but a code is valid for five minutes.
 * If a process was only suspended, it may send a message that another process sends too. Both sends carry the same key, by which the
 * receiver can drop the second one.
 */
export class AbandonedJobs {
  constructor(private readonly pool: pg.Pool) {}

  async free(): Promise<void> {
    await this.pool.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
       WHERE task_identifier = $1 AND locked_at < now() - make_interval(secs => $2) HAVING count(*) > 0`,
      [DELIVER_MESSAGE, LOST_AFTER_SECONDS],
    );
    await this.#clearSpent();
  }

  /** Gives up messages whose process was killed during the last attempt, before it could do so itself. */
  async #clearSpent(): Promise<void> {
    await this.pool.query(
      `WITH spent AS (
         SELECT id, key FROM graphile_worker.jobs WHERE task_identifier = $1 AND attempts >= max_attempts AND locked_at IS NULL),
       noted AS (
         INSERT INTO undelivered_message (kind, message_id, reason)
         SELECT split_part(key, ':', 1), substr(key, strpos(key, ':') + 1), 'EXHAUSTED' FROM spent WHERE key IS NOT NULL ON CONFLICT DO NOTHING)
       SELECT graphile_worker.complete_jobs(array_agg(id)) FROM spent HAVING count(*) > 0`,
      [DELIVER_MESSAGE],
    );
  }
}
