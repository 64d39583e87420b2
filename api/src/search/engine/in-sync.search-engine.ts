import type { Pool } from 'pg';
import type { SearchEngine, SearchReader } from './search-engine.port.js';

const textOfKept = "SELECT FROM search_engine WHERE name = $1 AND swept_at > '-infinity'";

/**
 * Whether every change of the shop has its row for an engine whose index has once been filled, so that its index is as true as the worker is
 * quick. It is not while no worker is configured with the engine, and from then on until the index has been filled anew.
 */
export const isKeptInSync = async (pool: Pool, engine: string): Promise<boolean> =>
  (await pool.query({ name: 'search-engine-kept', text: textOfKept, values: [engine] })).rowCount === 1;

/**
 * An engine that is as good as absent while nobody keeps its index true, however well it answers: what it has may be from long ago.
 * PostgreSQL is asked at most once in a while, so an index may be read for so long after it has been given up.
 */
export const whileKeptInSync = (engine: SearchEngine, pool: Pool, askAgainAfterMs = 1_000): SearchReader => {
  let known: { isKept: Promise<boolean>; until: number } | undefined;

  const isKept = (): Promise<boolean> => {
    if (known === undefined || performance.now() >= known.until) {
      known = { isKept: isKeptInSync(pool, engine.name), until: performance.now() + askAgainAfterMs };
    }
    return known.isKept;
  };

  const whenKept = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
    if (await isKept()) return read();
    known = undefined;
    throw new Error(`no search-indexer keeps ${engine.name} true yet`);
  };

  return {
    list: (request) => whenKept(() => engine.list(request)),
    facets: (set) => whenKept(() => engine.facets(set)),
  };
};
