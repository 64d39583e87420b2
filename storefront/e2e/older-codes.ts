import { createPrisma } from '@meet/api/prisma';
import { shop } from './harness.ts';

/** Lets the codes of an address be as much older: nobody waits minutes in a journey. */
export async function makeCodesOlder(address: string, seconds: number) {
  const database = createPrisma({ url: shop().database, pool: 1 });
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
