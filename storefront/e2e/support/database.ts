import pg from 'pg';
import { shop } from './shop/harness.ts';
import { limitTime } from './until.ts';

/** Queries the database directly, to simulate changes by staff or by another process. */
export async function sql(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: shop().database, options: '-c TimeZone=UTC' });
  await limitTime('a connection to the database', client.connect());
  try {
    const query = client.query<Record<string, unknown>>(statement, values);
    return (await limitTime(statement, query)).rows;
  } finally {
    await limitTime('the end of a connection', client.end());
  }
}
