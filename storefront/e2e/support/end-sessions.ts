import { sql } from './database.ts';
import { makeCodesOlder } from './older-codes.ts';
import { type Client, queryAs } from './query-api.ts';
import { until } from './until.ts';

/** Ends all sessions of an account, and waits until the API refuses them. A new code can be requested at once. */
export async function endSessions(client: Client, email: string) {
  await sql('DELETE FROM session WHERE account_id = (SELECT account_id FROM account_recipient WHERE address = $1)', [email]);
  const isRefused = () =>
    queryAs(client, '{ user { id } }').then(
      () => false,
      (error: Error) => error.message.includes('UNAUTHENTICATED'),
    );
  await until(isRefused);
  await makeCodesOlder(email, 70);
}
