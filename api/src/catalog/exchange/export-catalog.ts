import { createHash } from 'node:crypto';
import type pg from 'pg';
import { buildCursorSql, buildFetchSql, linesQuery, stateQuery } from './export.queries.js';

const BATCH_SIZE = 500;

/** State of the catalog that is read before an export. The exported lines may already be newer. */
export interface CatalogState {
  /** Changes whenever the lines of an export would change. */
  tag: string;
  /** Value of `changedFrom` with which the next export of changes misses no change. */
  settledUntil: Date;
}

export async function readCatalogState(client: pg.Client): Promise<CatalogState> {
  const [row] = (await client.query<{ state: string; settledUntil: Date }>(stateQuery)).rows;
  if (!row) throw new Error('The statement has no row');
  return { tag: createHash('sha256').update(row.state).digest('base64url').slice(0, 27), settledUntil: row.settledUntil };
}

/**
 * Yields the catalog as the lines of a file, from one snapshot. The same catalog gives the same bytes: an export contains nothing that
 * differs between two shops with the same goods, such as ids, dates, reservations and sales. With `changedFrom` it contains only the
 * products that have changed since that time.
 */
export async function* exportCatalog(client: pg.Client, changedFrom: Date | null = null): AsyncGenerator<string[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query(buildCursorSql(changedFrom !== null), changedFrom ? [changedFrom] : []);
    for (;;) {
      const { rows } = await client.query<{ id: string }>(buildFetchSql(BATCH_SIZE));
      if (rows.length === 0) return;
      const linesStatement = { name: 'export-lines', text: linesQuery, values: [rows.map(({ id }) => id)] };
      const products = await client.query<{ line: object }>(linesStatement);
      yield products.rows.map(({ line }) => `${JSON.stringify(line)}\n`);
    }
  } finally {
    await client.query('ROLLBACK');
  }
}
