import type pg from 'pg';
import { inTransaction } from '../transaction.js';
import type { Channel } from './outbox.js';

export const rebuildSuffix = ':rebuild';

export const nameRebuildChannel = (engine: string): Channel => `${engine}${rebuildSuffix}`;

/** Takes the advisory lock that marks a running rebuild. */
export const rebuildLockSql = 'pg_try_advisory_lock(hashtextextended($1, 0))';

const closeRebuildSql = `
  WITH closed AS (DELETE FROM search_engine WHERE name = $2 RETURNING swept_at)
  UPDATE search_engine SET swept_at = CASE
    WHEN $3 AND search_engine.swept_at = '-infinity' THEN closed.swept_at
    WHEN closed.swept_at = '-infinity' THEN search_engine.swept_at
    ELSE least(search_engine.swept_at, closed.swept_at) END
  FROM closed WHERE search_engine.name = $1`;

const passRowsSql = 'UPDATE search_outbox SET engine = $1 WHERE engine = $2';

/**
 * Ends a rebuild, and passes its unhandled rows and its `swept_at` to its engine. The engine may already use the new index. No change is
 * lost, whether the rebuild was swapped in, abandoned, or killed in between; some changes are written twice.
 */
export const closeRebuild = async (client: pg.ClientBase, engine: string, isSwapped: boolean): Promise<void> => {
  const channel = nameRebuildChannel(engine);
  await client.query(closeRebuildSql, [engine, channel, isSwapped]);
  await client.query(passRowsSql, [engine, channel]);
  await client.query("SELECT pg_notify('search_outbox', '')");
};

/** Closes rebuilds whose process has died. Their lock is free, because it ended with the process. */
export const closeAbandonedRebuilds = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM search_engine WHERE name LIKE $1', [`%${rebuildSuffix}`]);
  for (const { name } of rows) {
    await inTransaction(pool, async (client) => {
      const lock = await client.query<{ held: boolean }>('SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS held', [name]);
      if (lock.rows[0]?.held) await closeRebuild(client, name.slice(0, -rebuildSuffix.length), false);
    });
  }
};
