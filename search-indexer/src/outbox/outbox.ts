import { historyColumn } from '@meet/api/search';
import type pg from 'pg';

/** A reader of the outbox: an engine, or the rebuild of an engine. A channel receives changes while its name is in search_engine. */
export type Channel = string;

export interface OutboxRow {
  id: string;
  productId: string;
  requestId: string | null;
  createdAt: Date;
  /** History of the database in which the row was read. In another history, the same id may belong to another row. */
  history: string;
}

/**
 * Number of rows read for each product of a batch. An import writes rows table by table, so the rows of a product are far apart. Reading
 * more rows than products brings most rows of a product into one batch.
 */
const ROWS_PER_PRODUCT = 4;

const readSql = `
  WITH oldest AS MATERIALIZED (SELECT id, product_id, request_id, created_at FROM search_outbox WHERE engine = $1 ORDER BY id LIMIT $2::int * ${ROWS_PER_PRODUCT}),
  first AS (SELECT product_id FROM oldest GROUP BY product_id ORDER BY min(id) LIMIT $2)
  SELECT id, product_id AS "productId", request_id AS "requestId", created_at AS "createdAt", ${historyColumn}
  FROM oldest CROSS JOIN pg_control_system() WHERE product_id IN (SELECT product_id FROM first) ORDER BY id`;

/**
 * Reads the oldest rows of a channel for a number of products. There is no cursor. A transaction that commits late may have rows with lower
 * ids, and these are read next time.
 */
export const readOutbox = async (pool: pg.Pool, channel: Channel, productCount: number): Promise<OutboxRow[]> =>
  (await pool.query<OutboxRow>({ name: 'outbox-read', text: readSql, values: [channel, productCount] })).rows;

const deleteSql = `
  WITH now AS (SELECT ${historyColumn} FROM pg_control_system())
  DELETE FROM search_outbox USING now WHERE engine = $1 AND id = ANY($2::bigint[]) AND history = $3`;

/** Deletes exactly these rows, which were read in one statement, and returns how many were still there. */
export const deleteRows = async (pool: pg.Pool, channel: Channel, rows: readonly OutboxRow[]): Promise<number> => {
  const values = [channel, rows.map(({ id }) => id), rows[0]?.history];
  const { rowCount } = await pool.query({ name: 'outbox-delete', text: deleteSql, values });
  return rowCount ?? 0;
};

const enqueueSql = `
  INSERT INTO search_outbox (engine, product_id)
  SELECT name, unnest($2::uuid[]) FROM search_engine WHERE name = $1`;

export const enqueue = async (pool: pg.Pool, channel: Channel, productIds: readonly string[]): Promise<void> => {
  await pool.query({ name: 'outbox-enqueue', text: enqueueSql, values: [channel, productIds] });
};

const enqueueAllSql = `
  WITH known AS (SELECT id FROM product UNION SELECT product_id FROM search_document)
  INSERT INTO search_outbox (engine, product_id) SELECT $1, id FROM known`;

/**
 * Enqueues every product, and every document whose product no longer exists. Wakes the active worker, which may be another process: it
 * listens for the notification in leadership.ts. The database's triggers send the same notification.
 */
export const enqueueAll = async (client: pg.Pool | pg.ClientBase, channel: Channel): Promise<number> => {
  const { rowCount } = await client.query(enqueueAllSql, [channel]);
  await client.query("SELECT pg_notify('search_outbox', '')");
  return rowCount ?? 0;
};

/** Deletes rows of closed channels. A transaction with an old snapshot may have written them after the channel was closed. */
export const deleteStrayRows = async (pool: pg.Pool): Promise<void> => {
  await pool.query('DELETE FROM search_outbox WHERE NOT EXISTS (SELECT FROM search_engine WHERE name = search_outbox.engine)');
};

export interface Backlog {
  channel: Channel;
  rows: number;
  /** Age of the oldest row. */
  lagSeconds: number;
}

const backlogSql = `
  SELECT search_engine.name AS channel, count(search_outbox.id)::int AS rows,
    coalesce(greatest(extract(epoch FROM clock_timestamp() - min(search_outbox.created_at)), 0), 0)::float AS "lagSeconds"
  FROM search_engine LEFT JOIN search_outbox ON search_outbox.engine = search_engine.name
  GROUP BY search_engine.name`;

export const readBacklogs = async (pool: pg.Pool): Promise<Backlog[]> => (await pool.query<Backlog>(backlogSql)).rows;
