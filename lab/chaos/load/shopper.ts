import { setTimeout as delay } from 'node:timers/promises';
import type { Mailbox } from '../../../scripts/process/mailbox.ts';
import { between, type Random } from '../random.ts';
import type { Client, Outcome } from './client.ts';
import type { HeldAccount, HeldSession, Ledger, Send } from './ledger.ts';

export interface Shopping {
  /** Returns a client with a new address, because the API limits the changes and codes of an address. */
  newClient: () => Client;
  random: Random;
  signal: AbortSignal;
  ledger: Ledger;
  mailbox: Mailbox;
  /** Returns a number that is never returned again. */
  unique: () => number;
}

/** The visits of one shopper, with one client address. */
export type Life = Shopping & { client: Client };

export const born = (shopping: Shopping): Life => ({ ...shopping, client: shopping.newClient() });

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

interface SignedIn {
  authenticate: { user: { id: string }; authData: Tokens };
}

const sendEmail = 'mutation ($dto: SendEmailCodeInput!) { sent: sendEmailCode(dto: $dto) { challenge } }';
const sendSms = 'mutation ($dto: SendSmsCodeInput!) { sent: sendSmsCode(dto: $dto) { challenge } }';
const authenticate =
  'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { user { id } authData { accessToken refreshToken } } }';
const addPhone = 'mutation ($dto: AddPhoneInput!) { addPhone(dto: $dto) { id bonuses } }';
const editUser = 'mutation ($dto: EditUserInput!) { editUser(dto: $dto) { name } }';
const refreshTokens = 'mutation ($dto: RefreshTokensInput) { refreshTokens(dto: $dto) { authData { accessToken refreshToken } } }';
const signOut = 'mutation { signOut }';
const readUser = '{ user { id name email phone } sessions { id current } }';

/** A message may wait for a dead process's lock and for the queue's pauses between attempts. */
const mailWithinMs = 60_000;
/** Shorter than the 30 s for which a spent refresh token still gets its successor. */
const repeatMs = 20_000;

const pause = ({ random }: Shopping) => delay(between(random, 100, 500));

/** Acts as one shopper after another: signs up, changes the profile, adds a phone, renews the session, sometimes signs out. */
export async function shop(shopping: Shopping): Promise<void> {
  while (!shopping.signal.aborted) {
    const life = born(shopping);
    const account = await signUp(life);
    if (account) await useAccount(life, account);
    await pause(shopping);
  }
}

/** Requests a code and returns it with its challenge, if both the response and the message arrived. */
export async function receiveCode(life: Life, recipient: string): Promise<{ code: string; challenge: string } | undefined> {
  const { client, ledger, mailbox, signal } = life;
  const isPhone = recipient.startsWith('+');
  const operation = isPhone ? { query: sendSms, dto: { phone: recipient } } : { query: sendEmail, dto: { email: recipient } };
  const outcome = await client.run<{ sent: { challenge: string } }>({ kind: 'code', ...operation });
  const send: Send = { recipient, end: findEnd(outcome), challenge: outcome.end === 'done' ? outcome.data.sent.challenge : null };
  ledger.sends.push(send);
  if (send.challenge === null) return undefined;
  ledger.count('codes');
  const giveUpAt = performance.now() + mailWithinMs;
  while (performance.now() < giveUpAt && !signal.aborted) {
    const code = /^\d+/.exec(mailbox.mails.find(({ to }) => to === toInbox(recipient))?.text ?? '')?.[0];
    if (code) return { code, challenge: send.challenge };
    await delay(100);
  }
  return undefined;
}

/** Address at which the test's mail server receives a recipient's messages. Text messages are delivered as mails. */
export const toInbox = (recipient: string): string => (recipient.startsWith('+') ? `${recipient.slice(1)}@sms.invalid` : recipient);

const findEnd = ({ end }: Outcome<unknown>): Send['end'] => (end === 'done' ? 'acknowledged' : end === 'unknown' ? 'unknown' : 'refused');

export async function signUp(life: Life): Promise<HeldAccount | undefined> {
  const { client, ledger, signal } = life;
  const email = `shopper-${life.unique()}@example.ru`;
  const received = await receiveCode(life, email);
  if (!received) return undefined;
  const dto = { emailOrPhone: email, ...received, consent: true };
  const expected: string[] = [];
  while (!signal.aborted) {
    const outcome = await client.run<SignedIn>({ kind: 'sign-in', query: authenticate, dto, expected });
    if (outcome.end === 'done') {
      const { user, authData } = outcome.data.authenticate;
      const session: HeldSession = { ...authData, state: 'live' };
      const account = { id: user.id, email, phone: null, isPhoneUncertain: false, names: new Set(['']), session };
      ledger.accounts.push(account);
      ledger.count('accounts');
      return account;
    }
    if (outcome.end === 'refused') return undefined;
    // The code may have been spent, or counted as tried.
    if (outcome.end === 'unknown') expected.push('CODE_EXPIRED', 'WRONG_CODE');
    await delay(1_000);
  }
  return undefined;
}

async function useAccount(life: Life, account: HeldAccount): Promise<void> {
  const { random, signal } = life;
  const edits = Math.round(between(random, 3, 12));
  for (let number = 1; number <= edits && !signal.aborted; number += 1) {
    await changeName(life, account, `Имя ${number}`);
    if (random() < 0.3) await read(life, account);
    if (random() < 0.25) await refresh(life, account.session);
    if (account.session.state !== 'live') return;
    await pause(life);
  }
  if (random() < 0.5) await takePhone(life, account);
  if (random() < 0.4) await leave(life, account);
}

async function changeName({ client, ledger }: Life, account: HeldAccount, name: string): Promise<void> {
  const { accessToken: token } = account.session;
  const { end } = await client.run({ kind: 'account change', query: editUser, dto: { name }, token });
  if (end === 'unknown') account.names.add(name);
  if (end !== 'done') return;
  account.names = new Set([name]);
  ledger.count('profile changes');
}

/** Reads the account through the API, or opens its page, which redirects guests. */
async function read({ client, random }: Life, { session }: HeldAccount): Promise<void> {
  if (random() < 0.5) await client.run({ kind: 'account read', query: readUser, token: session.accessToken });
  else await client.get('page', '/account', { cookie: `access=${session.accessToken}` });
}

/** Exchanges the refresh token. After a lost response, the same token gets the same successor for a while. */
async function refresh({ client, ledger }: Life, session: HeldSession): Promise<void> {
  const giveUpAt = performance.now() + repeatMs;
  const dto = { refreshToken: session.refreshToken };
  while (performance.now() < giveUpAt) {
    const outcome = await client.run<{ refreshTokens: { authData: Tokens } }>({ kind: 'account change', query: refreshTokens, dto });
    if (outcome.end === 'done') {
      Object.assign(session, outcome.data.refreshTokens.authData);
      ledger.count('refreshed sessions');
      return;
    }
    await delay(500);
  }
  session.state = 'uncertain';
}

export async function takePhone(life: Life, account: HeldAccount): Promise<void> {
  const { client, ledger } = life;
  const phone = `+7916${String(life.unique()).padStart(7, '0')}`;
  const received = await receiveCode(life, phone);
  if (!received) return;
  const { end } = await client.run({
    kind: 'account change',
    query: addPhone,
    dto: { phone, ...received },
    token: account.session.accessToken,
  });
  if (end === 'unknown') account.isPhoneUncertain = true;
  if (end !== 'done') return;
  account.phone = phone;
  ledger.count('phones');
}

async function leave({ client, ledger }: Life, { session }: HeldAccount): Promise<void> {
  const { end } = await client.run({ kind: 'account change', query: signOut, token: session.accessToken });
  if (end === 'unknown') session.state = 'uncertain';
  if (end !== 'done') return;
  session.state = 'ended';
  ledger.count('sign-outs');
}
