import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { CommandUnderTest } from '../../../scripts/database/command.harness.ts';
import { builtPrograms } from '../../../scripts/shop/shop-processes.ts';
import { type AcknowledgedAccount, Ledger } from '../load/ledger.ts';
import { checkAcknowledged } from './acknowledged.ts';
import { checkDatabase } from './database.ts';
import type { Finding } from './finding.ts';

const id = '01980000-0000-7000-8000-000000000001';
const email = 'anna@example.com';

/** Breaks every rule. With the role `replica` the database session fires no triggers, so that even the ledger of bonuses can be damaged. */
const damageSql = `
  SET session_replication_role = replica;
  INSERT INTO account (id, registration_source) VALUES ('${id}', 'PHONE'), (uuidv7(), 'EMAIL');
  INSERT INTO account_recipient (account_id, type, address) VALUES ('${id}', 'PHONE', '+79160000001');
  INSERT INTO session (id, account_id, device, refresh_hash, rotated_at, confirmed_at, created_at, last_seen_at, expires_at)
    VALUES (uuidv7(), '${id}', '', '\\x00', now(), now(), now(), now(), now());
  INSERT INTO security_event (kind, account_id, created_at) VALUES ('REFRESH_REPLAYED', '${id}', now());
  INSERT INTO auth_challenge (id, type, recipient_hash, client_hash, code_length, key_id, tries, created_at, expires_at, used_at)
    VALUES (uuidv7(), 'EMAIL', '\\x01', '\\x02', 4, 'key', 4, now() - interval '30 s', now(), now()),
      (uuidv7(), 'EMAIL', '\\x01', '\\x02', 4, 'key', 0, now(), now(), NULL);
  UPDATE auth_challenge SET account_id = uuidv7();
  INSERT INTO bonus_entry (account_id, number, kind, amount, reference, balance) VALUES ('${id}', 2, 'ACCRUE', 5, 'none', 7);
  INSERT INTO undelivered_message (kind, message_id, reason) VALUES ('code', '${id}', 'EXPIRED');
  SET session_replication_role = DEFAULT`;

const command = new CommandUnderTest('chaos checks');
let url: string;
let db: pg.Client;

beforeAll(async () => {
  url = await command.postgres.start();
  await command.run(builtPrograms.migrate, ['deploy'], { DATABASE_URL: url });
  db = new pg.Client({ connectionString: url });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await command.remove();
});

const listBrokenClaims = (findings: Finding[]) => findings.filter(({ violations }) => violations.length > 0).map(({ claim }) => claim);

function createLedger(changes: Partial<AcknowledgedAccount> = {}): Ledger {
  const ledger = new Ledger();
  const session = { accessToken: '', refreshToken: '', state: 'live' } as const;
  ledger.accounts.push({ id, email, phone: null, isPhoneUncertain: false, names: new Set(['']), session, ...changes });
  return ledger;
}

describe('the checks after a run', () => {
  it('report no broken claim for a consistent database', async () => {
    expect(listBrokenClaims(await checkDatabase(db))).toEqual([]);
    expect(listBrokenClaims(await checkAcknowledged(db, new Ledger(), { url: '', mails: [], close: async () => {} }))).toEqual([]);
  });

  it('find acknowledged changes that are lost, and messages that are lost or sent twice', async () => {
    const ledger = createLedger({ phone: '+79160000002' });
    ledger.wrongCodes.set(id, 1);
    for (const end of ['acknowledged', 'refused', 'unknown'] as const)
      ledger.codeRequests.push({ recipient: `${end}@example.com`, end, challenge: null });
    const createCodeMail = (to: string, number: number) => ({ to, id: `<code.${number}@meet>`, text: '' });
    const mails = [
      createCodeMail('refused@example.com', 1),
      createCodeMail('unknown@example.com', 2),
      createCodeMail('unknown@example.com', 3),
    ];
    const findings = await checkAcknowledged(db, ledger, { url: '', mails, close: async () => {} });
    expect(listBrokenClaims(findings)).toEqual(findings.map(({ claim }) => claim));
  });

  it('find every kind of damage in the database', async () => {
    await db.query(damageSql);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT pg_advisory_lock(1)');
    const findings = await checkDatabase(db).finally(() => other.end());
    expect(listBrokenClaims(findings)).toEqual(findings.map(({ claim }) => claim));
  });
});
