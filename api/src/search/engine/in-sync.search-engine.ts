import type { Pool } from 'pg';
import type { SearchEngine, SearchReader } from './search-engine.port.js';
import { sharedFor } from './shared-read.js';

const inSyncSql = "SELECT FROM search_engine WHERE name = $1 AND swept_at > '-infinity'";

/**
 * Whether search-indexer keeps the engine's index up to date: the index has been filled, and every change since then is in the outbox.
 * False while no worker is configured with the engine, and after that until the index has been rebuilt.
 */
export const isInSync = async (pool: Pool, engine: string): Promise<boolean> =>
  (await pool.query({ name: 'search-engine-kept', text: inSyncSql, values: [engine] })).rowCount === 1;

/**
 * Wraps an engine so that reads fail while its index is not kept up to date, because the index may be arbitrarily old. A positive check is
 * cached, so an abandoned index may be read for up to `askAgainAfterMs`.
 */
export const whileInSync = (engine: SearchEngine, pool: Pool, askAgainAfterMs = 1_000): SearchReader => {
  const demandInSync = sharedFor(askAgainAfterMs, async () => {
    if (!(await isInSync(pool, engine.name))) throw new Error(`the index of ${engine.name} is not kept up to date`);
  });

  const whenInSync = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    await demandInSync();
    return read();
  };

  return {
    list: (request) => whenInSync(() => engine.list(request)),
    facets: (set) => whenInSync(() => engine.facets(set)),
  };
};
