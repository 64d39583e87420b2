import type pg from 'pg';
import { declareProducts, fetchProducts, readLines } from './export.queries.js';

const AT_A_TIME = 500;

/**
 * Yields the catalog as the lines of a file, from one snapshot. The same catalog gives the same bytes: an export contains nothing that
 * differs between two shops with the same goods, such as ids, dates, reservations and sales.
 */
export async function* exportCatalog(client: pg.Client): AsyncGenerator<string[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query(declareProducts);
    for (;;) {
      const { rows } = await client.query<{ id: string }>(fetchProducts(AT_A_TIME));
      if (rows.length === 0) return;
      const read = { name: 'export-lines', text: readLines, values: [rows.map(({ id }) => id)] };
      const products = await client.query<{ line: object }>(read);
      yield products.rows.map(({ line }) => `${JSON.stringify(line)}\n`);
    }
  } finally {
    await client.query('ROLLBACK');
  }
}
