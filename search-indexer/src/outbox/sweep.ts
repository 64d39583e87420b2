import type pg from 'pg';

/*
 * What falls due by time alone changes no row, so no trigger sees it: a reservation ends, a collection begins or ends. One statement, hence one transaction, puts the
 * products of everything that fell due since swept_at into the outbox and moves swept_at. What could go wrong:
 * - A moment committed behind swept_at (a slow transaction, a moment already past): the trigger wrote a row for it, which is read after
 *   that commit, when the moment has passed.
 * - A crash between the two steps: there is none, both are one transaction.
 * - The moment is cut to whole milliseconds, as the columns are. swept_at would round up otherwise and what falls due within the
 *   same millisecond would lie behind it, never swept.
 * - The document is built by the clock of the same database, later than the sweep: what was due here is due there.
 */
const sweepText = `
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

/** Tells whether anything was due. */
export const sweep = async (pool: pg.Pool): Promise<boolean> => {
  const { rowCount } = await pool.query({ name: 'sweep', text: sweepText });
  return (rowCount ?? 0) > 0;
};

const nextDueText = `
  SELECT extract(epoch FROM least(
      (SELECT min(reserved_until) FROM product_item WHERE reserved_until > now()),
      (SELECT min(publish_at) FROM collection WHERE publish_at > now()),
      (SELECT min(finish_at) FROM collection WHERE finish_at > now())) - clock_timestamp())::float * 1000 AS ms`;

/** Milliseconds until something falls due. */
export const untilNextDue = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ ms: number | null }>({ name: 'next-due', text: nextDueText });
  return Math.max(0, Math.ceil(rows[0]?.ms ?? Number.POSITIVE_INFINITY));
};
