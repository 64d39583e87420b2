import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import type { ListingSort, SearchReader } from '../../api/src/search/engine/search-engine.port.ts';
import { root } from '../../scripts/config.ts';
import type { Finding } from '../chaos/check/finding.ts';

interface Engines {
  createMeilisearchEngine: (options: { url: string; key?: string; readTimeoutMs: number }) => SearchReader;
  createPostgresSearchEngine: (pool: pg.Pool) => SearchReader;
}

const everything = { words: [], filters: { values: {}, price: {} } };
const sorts: ListingSort[] = ['CHEAP_FIRST', 'EXPENSIVE_FIRST', 'NEW_FIRST', 'POPULAR_FIRST', 'SALE_FIRST'];
const PAGES = 50;
const READ_TIMEOUT_MS = 10_000;

async function openEngines(pool: pg.Pool, url: string, key: string): Promise<{ meilisearch: SearchReader; postgres: SearchReader }> {
  const load = (file: string): Promise<Engines> => import(pathToFileURL(join(root, 'api/dist/src/search', file)).href);
  const { createMeilisearchEngine } = await load('meilisearch/search-engine.js');
  const { createPostgresSearchEngine } = await load('postgres/search-engine.js');
  return {
    meilisearch: createMeilisearchEngine({ url, key, readTimeoutMs: READ_TIMEOUT_MS }),
    postgres: createPostgresSearchEngine(pool),
  };
}

/** Reads the ids of every page, and the total. */
async function listAll(engine: SearchReader, sort: ListingSort): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const listing = await engine.list({ ...everything, sort, page, limit: 100 });
    ids.push(...listing.ids);
    if (listing.ids.length === 0) return [...ids, `${listing.total} in total`];
  }
  return ids;
}

/** Checks that Meilisearch lists and counts what PostgreSQL does, whose documents the other checks compare with the catalog. */
export async function checkEngine(databaseUrl: string, { MEILI_URL, MEILI_KEY = '' }: NodeJS.ProcessEnv): Promise<Finding[]> {
  if (!MEILI_URL) return [];
  const pool = new pg.Pool({ connectionString: databaseUrl });
  try {
    const { meilisearch, postgres } = await openEngines(pool, MEILI_URL, MEILI_KEY);
    const breaches: string[] = [];
    for (const sort of sorts) {
      const [found, expected] = [await listAll(meilisearch, sort), await listAll(postgres, sort)];
      const at = expected.findIndex((id, position) => found[position] !== id);
      if (at !== -1 || found.length > expected.length) breaches.push(`${sort}: position ${at} is ${found[at]} instead of ${expected[at]}`);
    }
    if (!isDeepStrictEqual(await meilisearch.readFacets(everything), await postgres.readFacets(everything)))
      breaches.push('the filters count otherwise');
    return [{ claim: 'Meilisearch lists and counts what PostgreSQL does', breaches }];
  } finally {
    await pool.end();
  }
}
