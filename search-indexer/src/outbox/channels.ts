import type pg from 'pg';
import { inTransaction } from '../transaction.js';
import type { IndexerContext } from './indexer-context.js';
import { type Channel, deleteStrayRows, enqueueAll } from './outbox.js';
import { rebuildSuffix } from './rebuild-channel.js';
import { sleep } from './wake-signal.js';

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

const olderTransactionsSql = `
  SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
    AND (age(backend_xid) > age($1::xid) OR age(backend_xmin) > age($1::xid))`;

/**
 * Enqueues every product for a registered channel, once.
 *
 * A transaction that began before the registration writes no rows for the channel, and its changes are invisible until it commits. So this
 * function waits until all such transactions have ended, and only then enqueues. The worker then sees their changes, and later transactions
 * write rows. After a crash before swept_at is set, the channel is filled again.
 */
export const fillChannel = async ({ pool, log, signal }: IndexerContext, channel: Channel): Promise<void> => {
  const { rows } = await pool.query<{ xid: string }>('SELECT pg_current_xact_id()::xid::text AS xid');
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    const olderTransactions = await pool.query<{ pid: number }>(olderTransactionsSql, [rows[0]?.xid]);
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
