import type pg from 'pg';
import type { Mail, Mailbox } from '../../../scripts/process/mailbox.ts';
import type { AcknowledgedAccount, Ledger } from '../load/ledger.ts';
import { toInbox } from '../load/shopper.ts';
import type { Finding } from './finding.ts';

interface SavedAccount {
  id: string;
  name: string;
  emails: string[];
  phones: string[];
  consents: string;
  sessions: string;
}

const accountsSql = `
  SELECT account.id, account.name,
    ARRAY(SELECT address FROM account_recipient WHERE account_id = account.id AND type = 'EMAIL') AS emails,
    ARRAY(SELECT address FROM account_recipient WHERE account_id = account.id AND type = 'PHONE') AS phones,
    (SELECT count(*) FROM account_consent WHERE account_id = account.id) AS consents,
    (SELECT count(*) FROM session WHERE account_id = account.id) AS sessions
  FROM account WHERE deleted_at IS NULL AND EXISTS (SELECT FROM account_recipient WHERE account_id = account.id AND address = ANY ($1))`;

/** Checks that each acknowledged change is in the database, and each of its messages in the mailbox, exactly once. */
export async function checkAcknowledged(db: pg.Client, ledger: Ledger, mailbox: Mailbox): Promise<Finding[]> {
  const { rows } = await db.query<SavedAccount>(accountsSql, [ledger.accounts.map(({ email }) => email)]);
  const savedByEmail = new Map(rows.map((row) => [row.emails[0], row]));
  return [
    {
      claim: `all ${ledger.accounts.length} acknowledged accounts are there, with session, consent, phone and latest name`,
      violations: ledger.accounts.flatMap((account) => listLost(account, savedByEmail.get(account.email))),
    },
    await checkWrongCodes(db, ledger),
    ...checkMessages(ledger, mailbox),
  ];
}

function listLost(account: AcknowledgedAccount, savedAccount: SavedAccount | undefined): string[] {
  if (savedAccount?.id !== account.id) return [`${account.email}: the account ${account.id} is lost`];
  const phones = account.isPhoneUncertain ? savedAccount.phones : account.phone === null ? [] : [account.phone];
  const checks: [string, boolean][] = [
    [`the name is ${savedAccount.name} instead of ${[...account.names].join(' or ')}`, account.names.has(savedAccount.name)],
    [`the phones are ${savedAccount.phones.join()} instead of ${phones.join()}`, savedAccount.phones.join() === phones.join()],
    [`${savedAccount.consents} consents`, Number(savedAccount.consents) === 1],
    [`${savedAccount.sessions} sessions`, Number(savedAccount.sessions) === 1],
  ];
  return checks.filter(([, isMet]) => !isMet).map(([what]) => `${account.email}: ${what}`);
}

/** Checks the counts of wrong codes. The database may have more than were acknowledged, because a response may have been lost. */
async function checkWrongCodes(db: pg.Client, { wrongCodes }: Ledger): Promise<Finding> {
  const { rows } = await db.query<{ id: string; tries: number; guesses: string }>(
    `SELECT id, tries, (SELECT count(*) FROM auth_guess WHERE recipient_hash = auth_challenge.recipient_hash) AS guesses
     FROM auth_challenge WHERE id = ANY ($1)`,
    [[...wrongCodes.keys()]],
  );
  const triesById = new Map(rows.map((row) => [row.id, Math.min(row.tries, Number(row.guesses))]));
  return {
    claim: 'every acknowledged wrong code was counted, at most 3 for a code',
    violations: [...wrongCodes]
      .filter(([id, responses]) => responses > 3 || responses > (triesById.get(id) ?? 0))
      .map(([id, responses]) => `challenge ${id}: ${responses} wrong codes were answered, ${triesById.get(id) ?? 0} were counted`),
  };
}

/** The id of a mail starts with the kind of message. */
const isCode = ({ id }: Mail): boolean => id.startsWith('<code.');
const isOfOrder = ({ id }: Mail): boolean => id.startsWith('<order-');

function checkMessages({ accounts, codeRequests }: Ledger, { mails }: Mailbox): Finding[] {
  const messages = new Map<string, Set<string>>();
  for (const { to, id } of mails.filter(isCode)) messages.set(to, (messages.get(to) ?? new Set()).add(id));
  const countMessages = (recipient: string): number => messages.get(toInbox(recipient))?.size ?? 0;
  const listCodeBreaches = (ending: string, isRight: (count: number) => boolean) =>
    codeRequests
      .filter((codeRequest) => codeRequest.end === ending && !isRight(countMessages(codeRequest.recipient)))
      .map(({ recipient }) => `${recipient}: ${countMessages(recipient)} messages`);
  return [
    {
      claim: 'every added phone was reported to the e-mail address once',
      violations: accounts
        .filter(({ phone, isPhoneUncertain }) => phone !== null && !isPhoneUncertain)
        .map(({ email }) => ({
          email,
          number: new Set(mails.filter((mail) => mail.to === email && !isCode(mail) && !isOfOrder(mail)).map(({ id }) => id)).size,
        }))
        .filter(({ number: count }) => count !== 1)
        .map(({ email, number: count }) => `${email}: ${count} notices`),
    },
    { claim: 'every acknowledged code was delivered as one message', violations: listCodeBreaches('acknowledged', (count) => count === 1) },
    {
      claim: 'no message came for a code that was refused because a part was down',
      violations: listCodeBreaches('refused', (count) => count === 0),
    },
    { claim: 'an unclear answer about a code led to one message at most', violations: listCodeBreaches('unknown', (count) => count <= 1) },
  ];
}
