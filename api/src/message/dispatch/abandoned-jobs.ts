import type pg from 'pg';
import { DELIVER_MESSAGE } from './dispatch.rules.js';

/** More than twice what a sender is waited for: whoever has held a job longer is gone. */
const LOST_AFTER_SECONDS = 20;

/**
 * Gives back the jobs of processes that ended without a word. The queue itself does so after four hours; a code lives for five minutes.
 * What could go wrong: a process that only stood still goes on with a message that another one sends meanwhile. Then it is sent twice under
 * the same key, which is what "at least once" promises.
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

  /** A process that ended amid the last attempt has left nobody to say that it was the last. */
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
