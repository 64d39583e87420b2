import { createMeilisearchEngine, createPostgresSearchStore, type SearchStore } from '@meet/api/search';
import type pg from 'pg';
import type { Config } from './config.js';

/** The engines to keep in sync. PostgreSQL is always one of them, as the fallback for any other. */
export const createEngines = (config: Config, pool: pg.Pool): SearchStore[] => [
  createPostgresSearchStore(pool),
  ...(config.MEILI_URL === undefined ? [] : [createMeilisearchEngine({ url: config.MEILI_URL, key: config.MEILI_KEY })]),
];
