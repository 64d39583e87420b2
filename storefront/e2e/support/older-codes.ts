import { createPrisma } from '@meet/api/prisma';
import { shop } from './shop/harness.ts';

/** Backdates the codes sent to a phone or an e-mail address, so that journeys need not wait for minutes. */
export async function makeCodesOlder(address: string, seconds: number) {
  const database = createPrisma({ url: shop().database, maxConnections: 1 });
  try {
    await database.pool.query(
      `UPDATE auth_challenge SET created_at = created_at - make_interval(secs => $2), expires_at = expires_at - make_interval(secs => $2)
        WHERE address = $1`,
      [address, seconds],
    );
  } finally {
    await database.close();
  }
}
