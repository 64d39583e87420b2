import type { Pool } from 'pg';
import type { SearchStore } from '../engine/search-store.port.js';

// Unchanged documents are not written, because every process would read them again.
const upsertSql = `
  INSERT INTO search_document (product_id, document)
  SELECT (document->>'productId')::uuid, document FROM jsonb_array_elements($1::jsonb) AS document
  ON CONFLICT (product_id) DO UPDATE SET document = excluded.document, listed = true, written_in = pg_current_xact_id()
  WHERE NOT search_document.listed OR search_document.document <> excluded.document`;

// The row stays as a tombstone, so that readers notice the removal.
const removeSql = `
  UPDATE search_document SET listed = false, written_in = pg_current_xact_id() WHERE product_id = ANY($1::uuid[]) AND listed`;

const adoptRestoredSql = `
  UPDATE search_document SET written_in = pg_current_xact_id() WHERE written_in >= pg_snapshot_xmax(pg_current_snapshot())`;

/**
 * After a restore from a dump, rows may carry transaction ids of another cluster that lie in the future here. Readers would read them again
 * and again, so the rows get a current id.
 */
export const adoptRestoredRows = async (pool: Pool): Promise<void> => {
  await pool.query(adoptRestoredSql);
};

/**
 * Document store of the PostgreSQL engine, in the table search_document. After a migration that changes the format, the table is filled
 * again.
 */
export const createPostgresSearchStore = (pool: Pool): SearchStore => ({
  name: 'postgres',

  async upsert(documents) {
    if (documents.length === 0) return;
    await pool.query({ name: 'search-upsert', text: upsertSql, values: [JSON.stringify(documents)] });
  },

  async remove(productIds) {
    if (productIds.length === 0) return;
    await pool.query({ name: 'search-remove', text: removeSql, values: [productIds] });
  },

  isFilled: async () => true,
});
