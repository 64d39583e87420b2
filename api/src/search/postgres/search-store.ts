import type { Pool } from 'pg';
import type { SearchStore } from '../engine/search-engine.port.js';

// A document that says what it said before is not written: readers would read it again for nothing.
const upsertText = `
  INSERT INTO search_document (product_id, document)
  SELECT (document->>'productId')::uuid, document FROM jsonb_array_elements($1::jsonb) AS document
  ON CONFLICT (product_id) DO UPDATE SET document = excluded.document, listed = true, written_in = pg_current_xact_id()
  WHERE NOT search_document.listed OR search_document.document <> excluded.document`;

// The row stays as a trace, by which readers learn that the document is gone.
const removeText = `
  UPDATE search_document SET listed = false, written_in = pg_current_xact_id() WHERE product_id = ANY($1::uuid[]) AND listed`;

// In a database that was restored from a dump the rows bear transactions of another cluster, which to readers lie in the future: they
// would read those rows again and again.
const ownText = `
  UPDATE search_document SET written_in = pg_current_xact_id() WHERE written_in >= pg_snapshot_xmax(pg_current_snapshot())`;

/** The documents of the PostgreSQL engine, in the table search_document. Its form is changed by migrations, which have it filled again. */
export const createPostgresSearchStore = (pool: Pool): SearchStore => ({
  name: 'postgres',

  async upsert(documents) {
    if (documents.length === 0) return;
    await pool.query({ name: 'search-upsert', text: upsertText, values: [JSON.stringify(documents)] });
  },

  async remove(productIds) {
    if (productIds.length === 0) return;
    await pool.query({ name: 'search-remove', text: removeText, values: [productIds] });
  },

  async isFilled() {
    await pool.query({ name: 'search-own', text: ownText });
    return true;
  },
});
