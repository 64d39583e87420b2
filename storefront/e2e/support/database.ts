import { createPrisma } from '@meet/api/prisma';
import { shop } from './shop/harness.ts';
import { limitTime } from './until.ts';

/** Queries the database directly, to simulate changes by staff or by another process. */
export async function sql(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const database = createPrisma({ url: shop().database, maxConnections: 1 });
  try {
    const query = database.pool.query<Record<string, unknown>>(statement, values);
    return (await limitTime(statement, query)).rows;
  } finally {
    await limitTime('the end of a connection', database.close());
  }
}
