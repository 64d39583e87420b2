import type pg from 'pg';

/*
 * What falls due by time alone changes no row, so no trigger sees it: a reservation ends. One statement, hence one transaction, puts the
 * products of everything that fell due since swept_at into the outbox and moves swept_at. What could go wrong:
 * - A reservation committed behind swept_at (a slow transaction, a moment already past): the trigger wrote a row for it, which is read after
 *   that commit, when the moment has passed.
 * - A crash between the two steps: there is none, both are one transaction.
 * - The moment is cut to whole milliseconds, as the columns are. swept_at would round up otherwise and a reservation that ends within the
 *   same millisecond would lie behind it, never swept.
 * - The document is built by the clock of the same database, later than the sweep: what was due here is due there.
 */
const sweepText = `
  WITH moment AS (SELECT date_trunc('milliseconds', now()) AS now),
  due AS (
    SELECT DISTINCT search_engine.name, product_item.product_id
    FROM moment, search_engine JOIN product_item ON product_item.reserved_until > search_engine.swept_at
    WHERE search_engine.swept_at > '-infinity' AND product_item.reserved_until <= moment.now
  ),
  enqueued AS (INSERT INTO search_outbox (engine, product_id) SELECT name, product_id FROM due)
  UPDATE search_engine SET swept_at = moment.now FROM moment WHERE name IN (SELECT name FROM due)`;

/** Tells whether anything was due. */
export const sweep = async (pool: pg.Pool): Promise<boolean> => {
  const { rowCount } = await pool.query({ name: 'sweep', text: sweepText });
  return (rowCount ?? 0) > 0;
};

const nextDueText = `
  SELECT extract(epoch FROM min(reserved_until) - clock_timestamp())::float * 1000 AS ms
  FROM product_item WHERE reserved_until > now()`;

/** Milliseconds until something falls due. */
export const untilNextDue = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ ms: number | null }>({ name: 'next-due', text: nextDueText });
  return Math.max(0, Math.ceil(rows[0]?.ms ?? Number.POSITIVE_INFINITY));
};
