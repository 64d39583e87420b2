import { AsyncResource } from 'node:async_hooks';
import type { Pool } from 'pg';
import { waitWithinBudget } from '../../platform/http/request-budget.js';
import { type DatabasePosition, historyColumn } from '../../platform/prisma/database-position.js';
import { type DocumentChange, SearchSets } from './search-sets.js';

/** Position up to which the documents were read. Snapshots of different histories cannot be compared. */
interface ReadPosition extends Pick<DatabasePosition, 'history'> {
  snapshot: string;
}

interface DocumentChanges {
  position: ReadPosition;
  changes: DocumentChange[];
}

const BATCH_SIZE = 2_000;

const positionColumns = `pg_current_snapshot()::text AS snapshot, ${historyColumn}`;

// Reads the rows written by transactions that were not visible in the previous snapshot. Unlike a cursor on a time or a sequence, this also
// finds rows that were written earlier but committed later.
const changedDocumentsSql = `
  SELECT ${positionColumns}, pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot) AS "isBehind",
    changed.product_id AS "productId", CASE WHEN changed.listed THEN changed.document END AS document
  FROM pg_control_system() LEFT JOIN LATERAL (
    SELECT * FROM search_document
    WHERE written_in >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(written_in, $1::pg_snapshot)
    LIMIT ${BATCH_SIZE + 1}) AS changed ON true`;

const allDocumentsSql = `
  SELECT product_id AS "productId", CASE WHEN listed THEN document END AS document FROM search_document
  WHERE ($1::uuid IS NULL OR product_id > $1)
    AND ($2::pg_snapshot IS NULL OR (written_in >= pg_snapshot_xmin($2) AND NOT pg_visible_in_snapshot(written_in, $2)))
  ORDER BY product_id LIMIT ${BATCH_SIZE}`;

/**
 * Keeps an in-memory index of the listed products (`SearchSets`) in step with the table search_document. `readSets` first reads the changes
 * if the last read is older than `lagMs` or than the last announced change, so no response is based on older data. Between calls nothing is
 * read. After a failover, or when the URL leads to another cluster or database, all documents are read again.
 */
export class FreshSets {
  readonly #sets = new SearchSets();
  #position: ReadPosition | undefined;
  #lastFullReadAt = performance.now();
  #lastReadAt = Number.NEGATIVE_INFINITY;
  #pendingRead: Promise<void> | undefined;
  readonly #readShared: () => Promise<void>;

  constructor(
    private readonly pool: Pool,
    private readonly lagMs: number,
    /** Returns the time at which the last change was announced. A read that began earlier may lack the change. */
    private readonly getChangeTime: () => number = () => Number.NEGATIVE_INFINITY,
  ) {
    // Concurrent callers share a read, so it must not run in the async context of the request that triggers it.
    this.#readShared = AsyncResource.bind(() => this.#read());
  }

  /** Rejects when the current request may wait no longer. The read continues, for the next request. */
  async readSets(): Promise<SearchSets> {
    await this.#waitForRead(waitWithinBudget);
    return this.#sets;
  }

  /** Seconds since all documents were read. */
  get secondsSinceFullRead(): number {
    return (performance.now() - this.#lastFullReadAt) / 1000;
  }

  /** Reads all changes, however long that takes. */
  refresh(): Promise<void> {
    return this.#waitForRead((pendingRead) => pendingRead);
  }

  async #waitForRead(wait: (pendingRead: Promise<void>) => Promise<void>): Promise<void> {
    const minReadAt = Math.max(performance.now() - this.lagMs, this.getChangeTime());
    while (this.#lastReadAt < minReadAt) {
      this.#pendingRead ??= this.#readShared().finally(() => {
        this.#pendingRead = undefined;
      });
      await wait(this.#pendingRead);
    }
  }

  async #read(): Promise<void> {
    const startedAt = performance.now();
    const changedDocuments = this.#position && (await this.#readFew(this.#position));
    if (changedDocuments === 'many') await this.#readMany(this.#position);
    else if (changedDocuments === undefined) await this.#readAll();
    else {
      if (changedDocuments.changes.length > 0) this.#sets.applyChanges(changedDocuments.changes);
      this.#position = changedDocuments.position;
    }
    this.#lastReadAt = startedAt;
  }

  /**
   * Reads in one statement what has changed since the position. Returns 'many' if there are more changes than a batch holds, and undefined
   * if the snapshots cannot be compared, as after a failover: everything must be read then.
   */
  async #readFew({ snapshot: previousSnapshot, history }: ReadPosition): Promise<DocumentChanges | 'many' | undefined> {
    type Row = ReadPosition & { isBehind: boolean; productId: string | null; document: DocumentChange['document'] };
    const { rows } = await this.pool.query<Row>({ name: 'search-changed', text: changedDocumentsSql, values: [previousSnapshot] });
    const [firstRow] = rows;
    if (!firstRow || firstRow.history !== history || firstRow.isBehind) return undefined;
    if (rows.length > BATCH_SIZE) return 'many';
    const changes = rows.flatMap(({ productId, document }) => (productId === null ? [] : [{ productId, document }]));
    return { position: { snapshot: firstRow.snapshot, history }, changes };
  }

  /** Reads all documents, and removes the products that have none. */
  async #readAll(): Promise<void> {
    const startedAt = performance.now();
    const { columns, listedProducts } = this.#sets;
    const missingIds = new Set(Array.from(listedProducts, (productNumber) => columns.ids.getId(productNumber)));
    await this.#readMany(undefined, missingIds);
    this.#sets.applyChanges([...missingIds].map((productId) => ({ productId, document: null })));
    this.#lastFullReadAt = startedAt;
  }

  /**
   * Reads the changes since a position, or all documents without one, in batches from one snapshot, and deletes their products from
   * `missingIds`. Between batches the process serves other requests from the data read so far.
   */
  async #readMany(previousPosition: ReadPosition | undefined, missingIds?: Set<string>): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const { rows } = await client.query<ReadPosition>(`SELECT ${positionColumns} FROM pg_control_system()`);
      let lastProductId: string | null = null;
      do {
        const batch: { rows: DocumentChange[] } = await client.query<DocumentChange>({
          name: 'search-every',
          text: allDocumentsSql,
          values: [lastProductId, previousPosition?.snapshot ?? null],
        });
        this.#sets.applyChanges(batch.rows);
        for (const { productId } of batch.rows) missingIds?.delete(productId);
        lastProductId = batch.rows.length < BATCH_SIZE ? null : (batch.rows.at(-1)?.productId ?? null);
      } while (lastProductId !== null);
      this.#sets.trim();
      await client.query('COMMIT');
      // If the history has changed meanwhile, the next read notices it and reads everything.
      if (!previousPosition || previousPosition.history === rows[0]?.history) this.#position = rows[0];
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}
