import pg from 'pg';

export const createPool = (databaseUrl: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'search-indexer',
    max: 6,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    keepAlive: true,
  });
  // A connection that breaks is replaced by the next statement; without a listener it would end the process, idle or between two
  // statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
