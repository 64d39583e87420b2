import type { Pool } from 'pg';
import type { NamedReader, SearchEngine } from '../engine/search-engine.port.js';
import { FreshSets } from '../sets/fresh-sets.js';
import { SearchSetsReader } from '../sets/search-sets-reader.js';
import { createPostgresSearchStore } from './search-store.js';

/** Reads this process's in-memory index of the documents in PostgreSQL. */
export const createSearchSetsReader = (freshSets: Pick<FreshSets, 'readSets'>): NamedReader => ({
  name: 'postgres',
  list: async (request) => new SearchSetsReader(await freshSets.readSets()).list(request),
  readFacets: async (productQuery) => new SearchSetsReader(await freshSets.readSets()).readFacets(productQuery),
});

/**
 * The embedded engine, which is also the fallback for other engines. Its documents are in the table search_document, and each process has
 * an in-memory index of them.
 */
export const createPostgresSearchEngine = (pool: Pool, lagMs = 0): SearchEngine => ({
  ...createPostgresSearchStore(pool),
  ...createSearchSetsReader(new FreshSets(pool, lagMs)),
});
