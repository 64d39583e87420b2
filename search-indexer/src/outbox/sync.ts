import type { SearchDocument, SearchIndex } from '@meet/api/search';
import type { Logger } from '@meet/server-kit/logger';
import { trace } from '@opentelemetry/api';
import type pg from 'pg';
import { now } from '../clock.js';
import { loadProducts } from '../load-products.js';
import { toDocument } from '../to-document.js';
import { loadVirtualDirectories } from '../virtual-directories.js';
import { type Channel, deleteRows, enqueue, type OutboxRow, readOutbox } from './outbox.js';

export interface SyncContext {
  pool: pg.Pool;
  log: Logger;
  /** Called after rows were enqueued again, because no notification announces them. */
  onEnqueued?: () => void;
}

/** Products per batch; few enough that a change does not wait long behind others. */
export const DEFAULT_BATCH_SIZE = 500;

/** A no-op unless the process was started with tracing. */
const tracer = trace.getTracer('search-indexer');

const listRequestIds = (rows: readonly OutboxRow[]): string[] => [...new Set(rows.flatMap(({ requestId }) => requestId ?? []))];

const computeWaitMs = (rows: readonly OutboxRow[]): number =>
  now().getTime() - Math.min(...rows.map(({ createdAt }) => createdAt.getTime()));

const readDocuments = async (pool: pg.Pool, productIds: readonly string[]): Promise<SearchDocument[]> => {
  const products = await loadProducts(pool, productIds);
  const virtualDirectories = await loadVirtualDirectories(pool);
  return products.flatMap((product) => toDocument(product, virtualDirectories) ?? []);
};

export interface SyncTarget {
  channel: Channel;
  index: SearchIndex;
  /** Products per batch, when not the default. */
  batchSize?: number;
}

interface Batch extends SyncTarget {
  rows: readonly OutboxRow[];
}

const writeBatch = async ({ pool, log, onEnqueued }: SyncContext, { channel, index, rows }: Batch): Promise<void> => {
  const productIds = [...new Set(rows.map(({ productId }) => productId))];
  const documents = await readDocuments(pool, productIds);
  const listedIds = new Set(documents.map(({ productId }) => productId));
  const removedIds = productIds.filter((id) => !listedIds.has(id));
  await Promise.all([index.upsert(documents), index.remove(removedIds)]);
  if ((await deleteRows(pool, channel, rows)) < rows.length) {
    log.warn({ engine: channel }, 'the processed outbox rows are not there any more, reindexing their products');
    await enqueue(pool, channel, productIds);
    onEnqueued?.();
  }
  const counts = { rows: rows.length, written: documents.length, removed: removedIds.length, waitedMs: computeWaitMs(rows) };
  log.info({ engine: channel, ...counts, requestIds: listRequestIds(rows) }, 'documents updated');
};

/**
 * Updates an index for the products of a channel's oldest rows, and returns the number of rows.
 *
 * A row becomes visible together with its change, products are loaded after the rows were read, and rows are deleted after the engine has
 * confirmed. There is no long transaction and no cursor:
 * - A crash before the deletion: the rows are read again, and writing a document twice changes nothing.
 * - A change during the batch has its own row, which is not among those deleted.
 * - A transaction that commits late with a lower id is read with the next batch.
 * - A worker that lost the lock without noticing may overwrite a newer document of its successor. The first worker then finds its rows
 * already deleted and enqueues the products again.
 * - A failover during the batch: the documents may be those of transactions that the new primary lacks, and the new primary may have reused
 * the ids of the rows for other changes. The rows belong to another history, so nothing is deleted, and the products are enqueued again.
 */
export const syncBatch = async (context: SyncContext, { channel, index, batchSize = DEFAULT_BATCH_SIZE }: SyncTarget): Promise<number> => {
  const rows = await readOutbox(context.pool, channel, batchSize);
  if (rows.length === 0) return 0;
  return tracer.startActiveSpan(`sync ${channel}`, { attributes: { 'meet.request_ids': listRequestIds(rows) } }, async (span) => {
    try {
      await writeBatch(context, { channel, index, rows });
      return rows.length;
    } finally {
      span.end();
    }
  });
};
