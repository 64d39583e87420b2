import { sql } from './database.ts';

/** Backdates the codes sent to a phone or an e-mail address, so that journeys need not wait for minutes. */
export const makeCodesOlder = (address: string, seconds: number) =>
  sql(
    `UPDATE auth_challenge SET created_at = created_at - make_interval(secs => $2), expires_at = expires_at - make_interval(secs => $2)
     WHERE address = $1`,
    [address, seconds],
  );
