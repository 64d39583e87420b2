import type { Logger } from '@meet/server-kit/logger';
import type pg from 'pg';
import { inTransaction } from '../transaction.js';
import { type Channel, deleteStrayRows, enqueueAll } from './outbox.js';
import { sleep } from './wake-signal.js';

const rebuildSuffix = ':rebuild';

export const nameRebuildChannel = (engine: string): Channel => `${engine}${rebuildSuffix}`;

/** Takes the advisory lock that marks a running rebuild. */
export const rebuildLockText = 'pg_try_advisory_lock(hashtextextended($1, 0))';

/**
 * Registers a channel: from now on, every change writes a row for it. A `swept_at` of -infinity means that the existing products have not
 * been enqueued for it yet.
 */
export const registerChannel = async (pool: pg.Pool, channel: Channel): Promise<void> => {
  await pool.query("INSERT INTO search_engine (name, swept_at) VALUES ($1, '-infinity') ON CONFLICT DO NOTHING", [channel]);
};

export const isChannelRegistered = async (pool: pg.Pool, channel: Channel): Promise<boolean> =>
  (await pool.query('SELECT FROM search_engine WHERE name = $1', [channel])).rowCount === 1;

/** Marks the index of a registered engine as out of sync, so that it is not read until it has been filled again. */
export const markOutOfSync = async (pool: pg.Pool, engine: Channel): Promise<void> => {
  await pool.query("UPDATE search_engine SET swept_at = '-infinity' WHERE name = $1", [engine]);
};

/** Removes the engines that are no longer configured, with their rows. */
export const unregisterOtherEngines = async (pool: pg.Pool, engines: readonly string[]): Promise<void> => {
  await pool.query('DELETE FROM search_engine WHERE name <> ALL($1) AND name NOT LIKE $2', [engines, `%${rebuildSuffix}`]);
  await deleteStrayRows(pool);
};

const olderTransactionsText = `
  SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
    AND (age(backend_xid) > age($1::xid) OR age(backend_xmin) > age($1::xid))`;

export interface FillContext {
  pool: pg.Pool;
  log: Logger;
  signal: AbortSignal;
}

/**
 * Enqueues every product for a registered channel, once.
 *
 * A transaction that began before the registration does not see the channel. It writes no rows for it, and its changes are invisible until
 * it commits. So this function waits until all such transactions have ended, and only then enqueues. The worker then sees their changes,
 * and later transactions write rows. After a crash before swept_at is set, the channel is filled again.
 */
export const fillChannel = async ({ pool, log, signal }: FillContext, channel: Channel): Promise<void> => {
  const { rows } = await pool.query<{ xid: string }>('SELECT pg_current_xact_id()::xid::text AS xid');
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    const olderTransactions = await pool.query<{ pid: number }>(olderTransactionsText, [rows[0]?.xid]);
    if (olderTransactions.rowCount === 0) break;
    if (attempt % 50 === 10)
      log.warn({ engine: channel, pids: olderTransactions.rows.map(({ pid }) => pid) }, 'waiting for older transactions to end');
    await sleep(200, signal);
  }
  let productCount = 0;
  await inTransaction(pool, async (client) => {
    productCount = await enqueueAll(client, channel);
    await client.query("UPDATE search_engine SET swept_at = date_trunc('milliseconds', now()) WHERE name = $1", [channel]);
  });
  log.info({ engine: channel, products: productCount }, 'enqueued all products');
};

const closeRebuildText = `
  WITH closed AS (DELETE FROM search_engine WHERE name = $2 RETURNING swept_at)
  UPDATE search_engine SET swept_at = CASE
    WHEN $3 AND search_engine.swept_at = '-infinity' THEN closed.swept_at
    WHEN closed.swept_at = '-infinity' THEN search_engine.swept_at
    ELSE least(search_engine.swept_at, closed.swept_at) END
  FROM closed WHERE search_engine.name = $1`;

const handOverText = 'UPDATE search_outbox SET engine = $1 WHERE engine = $2';

/**
 * Ends a rebuild, and passes its unhandled rows and due times to its engine. The engine may already use the new index. No change is lost,
 * whether the rebuild was swapped in, abandoned, or killed in between; some changes are written twice.
 */
export const closeRebuild = async (client: pg.ClientBase, engine: string, isSwapped: boolean): Promise<void> => {
  const channel = nameRebuildChannel(engine);
  await client.query(closeRebuildText, [engine, channel, isSwapped]);
  await client.query(handOverText, [engine, channel]);
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
