import { Client } from '../load/client.ts';
import { Journal } from '../load/journal.ts';
import type { HeldAccount, Ledger } from '../load/ledger.ts';
import type { Finding } from './finding.ts';

interface Own {
  user: { id: string; name: string; email: string; phone: string | null } | null;
  sessions: { current: boolean }[];
}

interface Refreshed {
  refreshTokens: { authData: { accessToken: string } };
}

const read = '{ user { id name email phone } sessions { current } }';
const refresh = 'mutation ($dto: RefreshTokensInput) { refreshTokens(dto: $dto) { authData { accessToken } } }';
const over = ['UNAUTHENTICATED'];
const atATime = 4;

/** Checks through the API that every session is as acknowledged: active with the account's data, or ended. */
export async function checkSessions(origin: string, { accounts }: Ledger): Promise<Finding[]> {
  const breaches = new Map<string, string[]>();
  const rest = accounts.filter(({ session }) => session.state !== 'uncertain');
  const worker = async (): Promise<void> => {
    for (let account = rest.pop(); account; account = rest.pop()) {
      // A client each, because the API limits the mutations of an address.
      const client = new Client(origin, new Journal(), `10.9.${Math.floor(rest.length / 250)}.${rest.length % 250}`);
      breaches.set(account.email, await findBreaches(account, client));
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  const of = (state: string) => accounts.filter(({ session }) => session.state === state).flatMap(({ email }) => breaches.get(email) ?? []);
  return [
    { claim: 'every acknowledged session works, can be renewed and shows its account', breaches: of('live') },
    { claim: 'every acknowledged sign-out has ended its session', breaches: of('ended') },
  ];
}

async function findBreaches(account: HeldAccount, client: Client): Promise<string[]> {
  const { session, email, id, names } = account;
  const dto = { refreshToken: session.refreshToken };
  const refreshed = await client.run<Refreshed>({ kind: 'account change', query: refresh, dto, expected: over });
  const token = refreshed.end === 'done' ? refreshed.data.refreshTokens.authData.accessToken : session.accessToken;
  const own = await client.run<Own>({ kind: 'account read', query: read, token, expected: over });
  if (session.state === 'ended') {
    return refreshed.end === 'refused' && own.end === 'refused' ? [] : [`${email}: still in use (${refreshed.end}, ${own.end})`];
  }
  if (refreshed.end !== 'done' || own.end !== 'done') return [`${email}: ${JSON.stringify([refreshed, own])}`];
  const { user, sessions } = own.data;
  const isOwn = user?.id === id && user.email === email && names.has(user.name);
  return isOwn && sessions.length === 1 && sessions[0]?.current ? [] : [`${email}: ${JSON.stringify(own.data)}`];
}
