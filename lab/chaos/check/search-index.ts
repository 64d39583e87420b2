import type pg from 'pg';
import { until } from '../../../scripts/process/until.ts';
import type { Finding } from './finding.ts';

interface Row {
  id: string;
  document: string;
}

const settleTimeoutMs = 60_000;

/**
 * Checks the search index by having search-indexer build every document again. A document that changes was out of date, although the outbox
 * had no row for it.
 */
export async function checkSearchIndex(db: pg.Client): Promise<Finding> {
  const claim = 'the search index has followed every change of the catalog';
  try {
    await waitUntilIndexed(db);
    const before = await readDocuments(db);
    await db.query('INSERT INTO search_outbox (engine, product_id) SELECT search_engine.name, product.id FROM search_engine, product');
    await db.query("SELECT pg_notify('search_outbox', '')");
    await waitUntilIndexed(db);
    const after = await readDocuments(db);
    const staleIds = [...after].filter(([id, document]) => before.get(id) !== document);
    return {
      claim,
      violations: staleIds.map(([id, document]) => `product ${id}: ${before.get(id)?.slice(0, 200)} became ${document.slice(0, 200)}`),
    };
  } catch (error) {
    return { claim, violations: [(error as Error).message] };
  }
}

/**
 * Outbox rows that are not processed yet, and reservations that end soon: the load reserves units for seconds, and the end of a reservation
 * adds no row to the outbox.
 */
const pendingSql = `
  SELECT FROM search_outbox UNION ALL
  SELECT FROM product_item, search_engine WHERE reserved_until > swept_at AND reserved_until < now() + interval '1 min' LIMIT 1`;

async function waitUntilIndexed(db: pg.Client): Promise<void> {
  const isDone = async () => (await db.query(pendingSql)).rowCount === 0;
  await until(isDone, { what: 'search-indexer empties its outbox', withinMs: settleTimeoutMs });
}

async function readDocuments(db: pg.Client): Promise<Map<string, string>> {
  const { rows } = await db.query<Row>("SELECT product_id AS id, listed || ' ' || document::text AS document FROM search_document");
  return new Map(rows.map(({ id, document }) => [id, document]));
}
