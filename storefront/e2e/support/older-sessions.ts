import { sql } from './database.ts';

/** Backdates the last code entered in the sessions of an account by an hour, so that journeys need not wait. */
export const makeSessionsOlder = (address: string) =>
  sql(
    `UPDATE session SET confirmed_at = confirmed_at - interval '1 hour'
     WHERE account_id = (SELECT account_id FROM account_recipient WHERE address = $1)`,
    [address],
  );
