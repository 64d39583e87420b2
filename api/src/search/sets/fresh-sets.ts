import { AsyncResource } from 'node:async_hooks';
import type { Pool } from 'pg';
import { inTime } from '../../platform/http/request-budget.js';
import { type DocumentChange, ProductSets } from './product-sets.js';

interface Reading {
  snapshot: string;
  changes: DocumentChange[];
}

const BATCH = 2_000;

// Reads the rows written by transactions that were not visible in the previous snapshot. Unlike a cursor on a time or a sequence, this also
// finds rows that were written earlier but committed later.
const changedText = `
  SELECT pg_current_snapshot()::text AS snapshot, changed.product_id AS "productId", CASE WHEN changed.listed THEN changed.document END AS document
  FROM (SELECT) AS here LEFT JOIN LATERAL (
    SELECT * FROM search_document
    WHERE written_in >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(written_in, $1::pg_snapshot)
    LIMIT ${BATCH + 1}) AS changed ON true`;

const everyText = `
  SELECT product_id AS "productId", CASE WHEN listed THEN document END AS document FROM search_document
  WHERE ($1::uuid IS NULL OR product_id > $1)
    AND ($2::pg_snapshot IS NULL OR (written_in >= pg_snapshot_xmin($2) AND NOT pg_visible_in_snapshot(written_in, $2)))
  ORDER BY product_id LIMIT ${BATCH}`;

/**
 * Keeps an in-memory index of the listed products (`ProductSets`) in step with the table search_document. `sets` first reads the changes if
 * the last read is older than `lagMs`. No response is therefore based on older data. Between calls nothing is read.
 */
export class FreshSets {
  readonly #sets = new ProductSets();
  #snapshot: string | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  readonly #readForAll: () => Promise<void>;

  constructor(
    private readonly pool: Pool,
    private readonly lagMs: number,
  ) {
    // Concurrent callers share a read, so it must not run in the async context of the request that triggers it.
    this.#readForAll = AsyncResource.bind(() => this.#read());
  }

  /** Rejects when the time that the current request may wait is over. The read goes on, for the next request. */
  async sets(): Promise<ProductSets> {
    await this.#whenRead(inTime);
    return this.#sets;
  }

  /** Reads what has changed, however long that takes. */
  renew(): Promise<void> {
    return this.#whenRead((reading) => reading);
  }

  async #whenRead(wait: (reading: Promise<void>) => Promise<void>): Promise<void> {
    const notBefore = performance.now() - this.lagMs;
    while (this.#readAt < notBefore) {
      this.#reading ??= this.#readForAll().finally(() => {
        this.#reading = undefined;
      });
      await wait(this.#reading);
    }
  }

  async #read(): Promise<void> {
    const startedAt = performance.now();
    const few = this.#snapshot === undefined ? undefined : await this.#readFew(this.#snapshot);
    if (few) {
      if (few.changes.length > 0) this.#sets.apply(few.changes);
      this.#snapshot = few.snapshot;
    } else {
      this.#snapshot = await this.#readMany(this.#snapshot);
    }
    this.#readAt = startedAt;
  }

  /** Reads the changes in one statement. Returns undefined if there are too many. */
  async #readFew(since: string): Promise<Reading | undefined> {
    type Row = { snapshot: string; productId: string | null; document: DocumentChange['document'] };
    const { rows } = await this.pool.query<Row>({ name: 'search-changed', text: changedText, values: [since] });
    if (rows.length > BATCH) return undefined;
    const changes = rows.flatMap(({ productId, document }) => (productId === null ? [] : [{ productId, document }]));
    return { snapshot: rows[0]?.snapshot ?? since, changes };
  }

  /** Reads the changes in batches from one snapshot. Between batches the process answers other requests from the data read so far. */
  async #readMany(since: string | undefined): Promise<string> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const { rows } = await client.query<{ snapshot: string }>('SELECT pg_current_snapshot()::text AS snapshot');
      let last: string | null = null;
      do {
        const batch: { rows: DocumentChange[] } = await client.query<DocumentChange>({
          name: 'search-every',
          text: everyText,
          values: [last, since ?? null],
        });
        this.#sets.apply(batch.rows);
        last = batch.rows.length < BATCH ? null : (batch.rows.at(-1)?.productId ?? null);
      } while (last !== null);
      this.#sets.trim();
      await client.query('COMMIT');
      return rows[0]?.snapshot ?? '';
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}
