import pg from 'pg';

/**
 * Opens a pool for a test's database. Ignores errors of connections that are still closing when the database is dropped or its server stops.
 */
export const openPool = (connectionString: string, options: pg.PoolConfig = {}): pg.Pool =>
  new pg.Pool({ connectionString, ...options }).on('error', () => undefined);
