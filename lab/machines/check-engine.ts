import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import type { ListingSort, SearchReader } from '../../api/src/search/engine/search-engine.port.ts';
import { root } from '../../scripts/config.ts';
import type { Finding } from '../chaos/check/finding.ts';

interface EngineModules {
  createMeilisearchEngine: (options: { url: string; key?: string; readTimeoutMs: number }) => SearchReader;
  createPostgresSearchEngine: (pool: pg.Pool) => SearchReader;
}

const unfilteredQuery = { words: [], filters: { values: {}, price: {} } };
const checkedSorts: ListingSort[] = ['CHEAP_FIRST', 'EXPENSIVE_FIRST', 'NEW_FIRST', 'POPULAR_FIRST', 'SALE_FIRST'];
const PAGES = 50;
const READ_TIMEOUT_MS = 10_000;

async function openEngines(pool: pg.Pool, url: string, key: string): Promise<{ meilisearch: SearchReader; postgres: SearchReader }> {
  const importFrom = (file: string): Promise<EngineModules> => import(pathToFileURL(join(root, 'api/dist/src/search', file)).href);
  const { createMeilisearchEngine } = await importFrom('meilisearch/meilisearch.search-engine.js');
  const { createPostgresSearchEngine } = await importFrom('postgres/postgres.search-engine.js');
  return {
    meilisearch: createMeilisearchEngine({ url, key, readTimeoutMs: READ_TIMEOUT_MS }),
    postgres: createPostgresSearchEngine(pool),
  };
}

/** Reads the ids of the products on the first pages of a listing, and the total. */
async function listAll(engine: SearchReader, sort: ListingSort): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const listing = await engine.list({ ...unfilteredQuery, sort, page, limit: 100 });
    ids.push(...listing.ids);
    if (listing.ids.length === 0) return [...ids, `${listing.total} in total`];
  }
  return ids;
}

/** Checks that Meilisearch lists and counts the same as PostgreSQL. Other checks compare PostgreSQL's documents with the catalog. */
export async function checkEngine(databaseUrl: string, { MEILI_URL, MEILI_KEY = '' }: NodeJS.ProcessEnv): Promise<Finding[]> {
  if (!MEILI_URL) return [];
  const pool = new pg.Pool({ connectionString: databaseUrl });
  try {
    const { meilisearch, postgres } = await openEngines(pool, MEILI_URL, MEILI_KEY);
    const violations: string[] = [];
    for (const sort of checkedSorts) {
      const [found, expected] = [await listAll(meilisearch, sort), await listAll(postgres, sort)];
      const index = expected.findIndex((id, position) => found[position] !== id);
      if (index !== -1 || found.length > expected.length)
        violations.push(`${sort}: position ${index} is ${found[index]} instead of ${expected[index]}`);
    }
    if (!isDeepStrictEqual(await meilisearch.readFacets(unfilteredQuery), await postgres.readFacets(unfilteredQuery)))
      violations.push('the filters count otherwise');
    return [{ claim: 'Meilisearch lists and counts what PostgreSQL does', violations }];
  } finally {
    await pool.end();
  }
}
