import pg from 'pg';

/** Connections to a test's database: one may still be closing when that goes. */
export const openPool = (connectionString: string, options: pg.PoolConfig = {}): pg.Pool =>
  new pg.Pool({ connectionString, ...options }).on('error', () => undefined);
