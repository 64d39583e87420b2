import { Client } from '../load/client.ts';
import { Journal } from '../load/journal.ts';
import type { AcknowledgedAccount, Ledger } from '../load/ledger.ts';
import type { Finding } from './finding.ts';

interface OwnAccount {
  user: { id: string; name: string; email: string; phone: string | null } | null;
  sessions: { current: boolean }[];
}

interface RefreshResult {
  refreshTokens: { authData: { accessToken: string } };
}

const readQuery = '{ user { id name email phone } sessions { current } }';
const refreshMutation = 'mutation ($dto: RefreshTokensInput) { refreshTokens(dto: $dto) { authData { accessToken } } }';
const endedCodes = ['UNAUTHENTICATED'];
const parallelChecks = 4;

/** Checks through the API that every session is as acknowledged: active with the account's data, or ended. */
export async function checkSessions(origin: string, { accounts }: Ledger): Promise<Finding[]> {
  const breaches = new Map<string, string[]>();
  const remainingAccounts = accounts.filter(({ session }) => session.state !== 'uncertain');
  const checkNext = async (): Promise<void> => {
    for (let account = remainingAccounts.pop(); account; account = remainingAccounts.pop()) {
      // Every session has a client of its own, because the API limits the mutations of each IP address.
      const client = new Client(
        origin,
        new Journal(),
        `10.9.${Math.floor(remainingAccounts.length / 250)}.${remainingAccounts.length % 250}`,
      );
      breaches.set(account.email, await findBreaches(account, client));
    }
  };
  await Promise.all(Array.from({ length: parallelChecks }, checkNext));
  const listByState = (state: string) =>
    accounts.filter(({ session }) => session.state === state).flatMap(({ email }) => breaches.get(email) ?? []);
  return [
    { claim: 'every acknowledged session works, can be renewed and shows its account', violations: listByState('live') },
    { claim: 'every acknowledged sign-out has ended its session', violations: listByState('ended') },
  ];
}

async function findBreaches(account: AcknowledgedAccount, client: Client): Promise<string[]> {
  const { session, email, id, names } = account;
  const dto = { refreshToken: session.refreshToken };
  const refreshOutcome = await client.runOperation<RefreshResult>({
    kind: 'account change',
    query: refreshMutation,
    dto,
    expectedCodes: endedCodes,
  });
  const token = refreshOutcome.end === 'done' ? refreshOutcome.data.refreshTokens.authData.accessToken : session.accessToken;
  const ownAccount = await client.runOperation<OwnAccount>({ kind: 'account read', query: readQuery, token, expectedCodes: endedCodes });
  if (session.state === 'ended') {
    return refreshOutcome.end === 'refused' && ownAccount.end === 'refused'
      ? []
      : [`${email}: still in use (${refreshOutcome.end}, ${ownAccount.end})`];
  }
  if (refreshOutcome.end !== 'done' || ownAccount.end !== 'done') return [`${email}: ${JSON.stringify([refreshOutcome, ownAccount])}`];
  const { user, sessions } = ownAccount.data;
  const isOwn = user?.id === id && user.email === email && names.has(user.name);
  return isOwn && sessions.length === 1 && sessions[0]?.current ? [] : [`${email}: ${JSON.stringify(ownAccount.data)}`];
}
