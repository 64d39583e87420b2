import type pg from 'pg';

export const inTransaction = async (pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closing the connection rolls back, even when ROLLBACK cannot be sent.
    client.release(true);
    throw error;
  }
};
