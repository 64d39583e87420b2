import { TOTP, URI } from 'otpauth';
import { sql } from './database.ts';
import { Visitor } from './page/visitor.ts';
import { queryAs } from './query-api.ts';
import { shop } from './shop/harness.ts';
import { run } from './shop/processes.ts';
import { authenticate, createEmail } from './visitors.ts';

/**
 * Gives an account the role of a manager, as `npm run manage -- role` does. Returns a function that returns the current code of the
 * authenticator app.
 */
export async function grantRole(email: string): Promise<() => string> {
  const { database, secret } = shop();
  if (!secret) throw new Error('the shop of this run was given without E2E_AUTH_SECRET');
  const env = { MODE: 'test', DATABASE_URL: database, AUTH_SECRET: secret };
  const output = await run('api/dist/src/auth/access/role.js', ['grant', email, 'MANAGER'], env);
  const app = URI.parse(/^otpauth:.*$/m.exec(output)?.[0] ?? '');
  if (!(app instanceof TOTP)) throw new Error(`no second factor was issued: ${output}`);
  return () => app.generate();
}

interface UnitMove {
  orderId: string;
  /** Units to move; by default all that were not cancelled, refunded or exchanged. */
  itemIds?: readonly string[];
  status: string;
  trackCode?: string;
}

/** Signs in a manager, whose session has passed the second factor. Returns the function that moves units of an order. */
export async function signInManager(): Promise<(unitMove: UnitMove) => Promise<void>> {
  const client = new Visitor();
  const email = createEmail();
  await authenticate(client, email);
  // A change by the command of `grantRole` would take a process of its own.
  await sql(
    `WITH manager AS (
       UPDATE account SET access_level = 'MANAGER'
       WHERE id = (SELECT account_id FROM account_recipient WHERE address = $1) RETURNING id)
     UPDATE session SET second_factor_at = now(), second_factor_generation = 0 WHERE account_id = (SELECT id FROM manager)`,
    [email],
  );
  return async (dto) => {
    await queryAs(client, 'mutation ($dto: MoveOrderUnitsInput!) { moveOrderUnits(dto: $dto) { status } }', { dto });
  };
}
