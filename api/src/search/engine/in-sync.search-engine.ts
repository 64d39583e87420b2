import type { Pool } from 'pg';
import type { SearchEngine, SearchReader } from './search-engine.port.js';
import { shareReads } from './shared-read.js';

const isInSyncSql = "SELECT FROM search_engine WHERE name = $1 AND swept_at > '-infinity'";

/**
 * Whether search-indexer keeps the engine's index up to date: the index has been filled, and every change since then is in the outbox.
 * False while no worker is configured with the engine, and after that until the index has been rebuilt.
 */
export const isInSync = async (pool: Pool, engine: string): Promise<boolean> =>
  (await pool.query({ name: 'search-engine-in-sync', text: isInSyncSql, values: [engine] })).rowCount === 1;

/**
 * Wraps an engine so that reads fail while its index is not kept up to date, because the index may be arbitrarily old. A positive check is
 * cached, so an abandoned index may be read for up to `recheckMs`.
 */
export const withSyncCheck = (engine: SearchEngine, pool: Pool, recheckMs = 1_000): SearchReader => {
  const requireInSync = shareReads(recheckMs, async () => {
    if (!(await isInSync(pool, engine.name))) throw new Error(`the index of ${engine.name} is not kept up to date`);
  });

  const readInSync = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    await requireInSync();
    return read();
  };

  return {
    list: (request) => readInSync(() => engine.list(request)),
    readFacets: (productQuery) => readInSync(() => engine.readFacets(productQuery)),
  };
};
