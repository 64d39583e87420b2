import type pg from 'pg';
import type { Finding } from './finding.ts';

interface Rule {
  claim: string;
  /** Selects the rows that break the rule. */
  offendersSql: string;
}

const rules: Rule[] = [
  {
    claim: 'every account has its recipient, and signing up wrote all or nothing',
    offendersSql: `SELECT id, created_at FROM account WHERE deleted_at IS NULL AND (
      NOT EXISTS (SELECT FROM account_recipient WHERE account_id = account.id)
      OR NOT EXISTS (SELECT FROM session WHERE account_id = account.id)
      OR NOT EXISTS (SELECT FROM account_consent WHERE account_id = account.id))`,
  },
  {
    claim: 'every session is in the security log, and every sign-in of the log has its session',
    offendersSql: `SELECT session.id AS session, event.id AS event FROM session
      FULL JOIN (SELECT * FROM security_event WHERE kind = 'SIGNED_IN') AS event ON event.session_id = session.id
      WHERE session.id IS NULL OR event.id IS NULL`,
  },
  {
    claim: 'as many codes were spent as people signed in or added a phone',
    offendersSql: `SELECT spent, followed FROM
      (SELECT count(*) AS spent FROM auth_challenge WHERE used_at IS NOT NULL) AS codes,
      (SELECT count(*) AS followed FROM security_event WHERE kind IN ('SIGNED_IN', 'RECIPIENT_ADDED')) AS log WHERE spent <> followed`,
  },
  {
    claim: 'every code is in the security log',
    offendersSql: `SELECT codes, logged FROM (SELECT count(*) AS codes FROM auth_challenge) AS challenge,
      (SELECT count(*) AS logged FROM security_event WHERE kind = 'CODE_SENT') AS log WHERE codes <> logged`,
  },
  {
    claim: 'no recipient got more than 5 codes within an hour, nor a second one within a minute',
    offendersSql: `SELECT id FROM (
        SELECT id, created_at - lag(created_at) OVER sent AS pause, count(*) OVER (sent RANGE interval '1 hour' PRECEDING) AS number
        FROM auth_challenge WINDOW sent AS (PARTITION BY recipient_hash ORDER BY created_at)) AS sends
      WHERE pause < interval '1 min' OR number > 5`,
  },
  {
    claim: 'no code was tried more than 3 times',
    offendersSql: 'SELECT id, tries FROM auth_challenge WHERE tries > 3',
  },
  {
    claim: 'no row refers to a row that does not exist',
    offendersSql: `SELECT 'auth_challenge' AS source, id FROM auth_challenge
        WHERE account_id IS NOT NULL AND NOT EXISTS (SELECT FROM account WHERE id = auth_challenge.account_id)
      UNION ALL SELECT 'auth_guess', id FROM auth_guess
        WHERE account_id IS NOT NULL AND NOT EXISTS (SELECT FROM account WHERE id = auth_guess.account_id)
      UNION ALL SELECT 'search_document', product_id FROM search_document
        WHERE listed AND NOT EXISTS (SELECT FROM product WHERE id = search_document.product_id)`,
  },
  {
    claim: 'no refresh token was taken for a stolen one',
    offendersSql: "SELECT id, account_id FROM security_event WHERE kind = 'REFRESH_REPLAYED'",
  },
  {
    claim: 'bonus entries add up and are numbered without gaps',
    offendersSql: `SELECT id, account_id FROM (
        SELECT *, row_number() OVER entries AS place, sum(amount) OVER entries AS total FROM bonus_entry
        WINDOW entries AS (PARTITION BY account_id ORDER BY number)) AS entry
      WHERE number <> place OR balance <> total`,
  },
  {
    claim: 'every phone got its welcome bonuses once',
    offendersSql: `SELECT account_id, count(entry.id) FROM account_recipient LEFT JOIN bonus_entry AS entry USING (account_id)
      WHERE type = 'PHONE' GROUP BY account_id HAVING count(*) FILTER (WHERE entry.kind = 'GRANT') <> 1`,
  },
  {
    claim: 'no job is left in the queue, and no message was given up',
    offendersSql: `SELECT key AS message, attempts FROM graphile_worker.jobs WHERE run_at <= now()
      UNION ALL SELECT kind || ':' || message_id, 0 FROM undelivered_message`,
  },
  {
    claim: 'no transaction is open',
    offendersSql: `SELECT pid, application_name, state, left(query, 100) AS query FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND (state LIKE 'idle in transaction%' OR now() - xact_start > interval '5 s')
      UNION ALL SELECT 0, gid, 'prepared', '' FROM pg_prepared_xacts`,
  },
  {
    claim: 'no advisory lock is held but that of the active search-indexer',
    offendersSql: `SELECT pid, objid, count FROM (SELECT pid, objid, count(*) OVER () AS count FROM pg_locks WHERE locktype = 'advisory') AS held
      JOIN pg_stat_activity USING (pid) WHERE count > 1 OR application_name <> 'search-indexer'`,
  },
];

/** Checks all rules that must hold in the database, whatever happened. */
export async function checkDatabase(db: pg.Client): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { claim, offendersSql } of rules) {
    const { rows } = await db.query<Record<string, unknown>>(offendersSql);
    findings.push({ claim, violations: rows.map((row) => JSON.stringify(row)) });
  }
  return findings;
}
