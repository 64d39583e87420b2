import type { Pool } from 'pg';
import type { NamedReader, SearchEngine } from '../engine/search-engine.port.js';
import { FreshSets } from '../sets/fresh-sets.js';
import { SetReader } from '../sets/set-reader.js';
import { createPostgresSearchStore } from './search-store.js';

/** Reads this process's in-memory index of the documents in PostgreSQL. */
export const createSetsReader = (fresh: Pick<FreshSets, 'readSets'>): NamedReader => ({
  name: 'postgres',
  list: async (request) => new SetReader(await fresh.readSets()).list(request),
  readFacets: async (set) => new SetReader(await fresh.readSets()).readFacets(set),
});

/**
 * The embedded engine, which is also the fallback for others. Its documents are in the table search_document, and each process has an
 * in-memory index of them.
 */
export const createPostgresSearchEngine = (pool: Pool, lagMs = 0): SearchEngine => ({
  ...createPostgresSearchStore(pool),
  ...createSetsReader(new FreshSets(pool, lagMs)),
});
