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
  // The next statement replaces a broken connection. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
