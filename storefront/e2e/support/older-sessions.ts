import { createPrisma } from '@meet/api/prisma';
import { shop } from './shop/harness.ts';

/** Backdates the last code entered in the sessions of an account by an hour, so that journeys need not wait. */
export async function makeSessionsOlder(address: string) {
  const database = createPrisma({ url: shop().database, maxConnections: 1 });
  try {
    await database.pool.query(
      `UPDATE session SET confirmed_at = confirmed_at - interval '1 hour'
        WHERE account_id = (SELECT account_id FROM account_recipient WHERE address = $1)`,
      [address],
    );
  } finally {
    await database.close();
  }
}
