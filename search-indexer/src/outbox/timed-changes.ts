import type pg from 'pg';

/*
 * The end of a reservation and the start or end of a collection change no row, so they fire no trigger. One statement, and thus one
 * transaction, enqueues the products of everything that fell due since swept_at, and moves swept_at of the engines that get rows.
 * - A due time may already be before swept_at when it is committed, because the transaction was slow or the time is in the past. The
 * trigger has written a row for that change, and the worker reads it after the commit, when the time has passed.
 * - A crash between enqueuing and moving swept_at is impossible, because both are in one transaction.
 * - The time is truncated to milliseconds like the columns. Otherwise swept_at would be rounded up and skip what falls due within the same
 * millisecond.
 * - The document is built later, by the clock of the same database, so everything that is due for this statement is still due then.
 */
const enqueueDueSql = `
  WITH moment AS (SELECT date_trunc('milliseconds', now()) AS now),
  engine AS (SELECT name, swept_at FROM search_engine WHERE swept_at > '-infinity'),
  due AS (
    SELECT engine.name, product_item.product_id
    FROM moment, engine JOIN product_item ON product_item.reserved_until > engine.swept_at
    WHERE product_item.reserved_until <= moment.now
    UNION
    SELECT engine.name, collection_product.product_id
    FROM moment, engine CROSS JOIN collection JOIN collection_product ON collection_product.collection_id = collection.id
    WHERE collection.publish_at > engine.swept_at AND collection.publish_at <= moment.now
      OR collection.finish_at > engine.swept_at AND collection.finish_at <= moment.now
  ),
  enqueued AS (INSERT INTO search_outbox (engine, product_id) SELECT name, product_id FROM due)
  UPDATE search_engine SET swept_at = moment.now FROM moment WHERE name IN (SELECT name FROM due)`;

/** Enqueues the products whose reservation has ended or whose collection has started or ended. Returns whether there were any. */
export const enqueueTimedChanges = async (pool: pg.Pool): Promise<boolean> => {
  const { rowCount } = await pool.query({ name: 'enqueue-timed-changes', text: enqueueDueSql });
  return (rowCount ?? 0) > 0;
};

const nextTimedChangeSql = `
  SELECT extract(epoch FROM least(
      (SELECT min(reserved_until) FROM product_item WHERE reserved_until > now()),
      (SELECT min(publish_at) FROM collection WHERE publish_at > now()),
      (SELECT min(finish_at) FROM collection WHERE finish_at > now())) - clock_timestamp())::float * 1000 AS ms`;

/** Returns the milliseconds until the next reservation ends, or the next collection starts or ends; infinity if there is none. */
export const readMsUntilTimedChange = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ ms: number | null }>({ name: 'next-timed-change', text: nextTimedChangeSql });
  return Math.max(0, Math.ceil(rows[0]?.ms ?? Number.POSITIVE_INFINITY));
};
