import { setTimeout as delay } from 'node:timers/promises';
import type { Mailbox } from '../../../scripts/process/mailbox.ts';
import { drawBetween, type Random } from '../random.ts';
import type { Client, Outcome } from './client.ts';
import type { AcknowledgedAccount, AcknowledgedSession, CodeRequest, Ledger } from './ledger.ts';

export interface ShopperOptions {
  /** Returns a client with a new IP address, because the API limits the changes and codes of each IP address. */
  createClient: () => Client;
  random: Random;
  signal: AbortSignal;
  ledger: Ledger;
  mailbox: Mailbox;
  /** Returns a different number at each call, so that addresses made of it are unique. */
  nextNumber: () => number;
}

/** A shopper with a client, and thus with one IP address. */
export type ShopperContext = ShopperOptions & { client: Client };

export const createShopper = (shopperOptions: ShopperOptions): ShopperContext => ({
  ...shopperOptions,
  client: shopperOptions.createClient(),
});

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

interface SignInResult {
  authenticate: { user: { id: string }; authData: Tokens };
}

const sendEmailMutation = 'mutation ($dto: SendEmailCodeInput!) { sent: sendEmailCode(dto: $dto) { challenge } }';
const sendSmsMutation = 'mutation ($dto: SendSmsCodeInput!) { sent: sendSmsCode(dto: $dto) { challenge } }';
const authenticateMutation =
  'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { user { id } authData { accessToken refreshToken } } }';
const addPhoneMutation = 'mutation ($dto: AddPhoneInput!) { addPhone(dto: $dto) { id bonuses } }';
const editUserMutation = 'mutation ($dto: EditUserInput!) { editUser(dto: $dto) { name } }';
const refreshTokensMutation = 'mutation ($dto: RefreshTokensInput) { refreshTokens(dto: $dto) { authData { accessToken refreshToken } } }';
const signOutMutation = 'mutation { signOut }';
const userQuery = '{ user { id name email phone } sessions { id current } }';

/** Time that a message may take: it may wait for the lock of a dead process, and for the pauses of the job queue between attempts. */
const mailWithinMs = 60_000;
/** How long a refresh is repeated: less than the 30 s within which a spent refresh token still yields its successor. */
const repeatWithinMs = 20_000;

const pause = ({ random }: ShopperOptions) => delay(drawBetween(random, 100, 500));

/** Acts as one shopper after another: signs up, changes the profile, adds a phone, renews the session, sometimes signs out. */
export async function runShopper(shopperOptions: ShopperOptions): Promise<void> {
  while (!shopperOptions.signal.aborted) {
    const shopper = createShopper(shopperOptions);
    const account = await signUp(shopper);
    if (account) await useAccount(shopper, account);
    await pause(shopperOptions);
  }
}

/** Requests a code and returns it with its challenge, if both the response and the message arrived. */
export async function receiveCode(shopper: ShopperContext, recipient: string): Promise<{ code: string; challenge: string } | undefined> {
  const { client, ledger, mailbox, signal } = shopper;
  const isPhone = recipient.startsWith('+');
  const operation = isPhone
    ? { query: sendSmsMutation, dto: { phone: recipient } }
    : { query: sendEmailMutation, dto: { email: recipient } };
  const outcome = await client.runOperation<{ sent: { challenge: string } }>({ kind: 'code', ...operation });
  const codeRequest: CodeRequest = {
    recipient,
    end: toRequestEnd(outcome),
    challenge: outcome.end === 'done' ? outcome.data.sent.challenge : null,
  };
  ledger.codeRequests.push(codeRequest);
  if (codeRequest.challenge === null) return undefined;
  ledger.countAcknowledged('codes');
  const giveUpAt = performance.now() + mailWithinMs;
  while (performance.now() < giveUpAt && !signal.aborted) {
    const code = /^\d+/.exec(mailbox.mails.find(({ to }) => to === toInbox(recipient))?.text ?? '')?.[0];
    if (code) return { code, challenge: codeRequest.challenge };
    await delay(100);
  }
  return undefined;
}

/** Address at which the test's mail server receives a recipient's messages. Text messages are delivered as mails. */
export const toInbox = (recipient: string): string => (recipient.startsWith('+') ? `${recipient.slice(1)}@sms.invalid` : recipient);

const toRequestEnd = ({ end }: Outcome<unknown>): CodeRequest['end'] =>
  end === 'done' ? 'acknowledged' : end === 'unknown' ? 'unknown' : 'refused';

export async function signUp(shopper: ShopperContext): Promise<AcknowledgedAccount | undefined> {
  const { client, ledger, signal } = shopper;
  const email = `shopper-${shopper.nextNumber()}@example.ru`;
  const receivedCode = await receiveCode(shopper, email);
  if (!receivedCode) return undefined;
  const dto = { emailOrPhone: email, ...receivedCode, consent: true };
  const expectedCodes: string[] = [];
  while (!signal.aborted) {
    const outcome = await client.runOperation<SignInResult>({ kind: 'sign-in', query: authenticateMutation, dto, expectedCodes });
    if (outcome.end === 'done') {
      const { user, authData } = outcome.data.authenticate;
      const session: AcknowledgedSession = { ...authData, state: 'live' };
      const account = { id: user.id, email, phone: null, isPhoneUncertain: false, names: new Set(['']), session };
      ledger.accounts.push(account);
      ledger.countAcknowledged('accounts');
      return account;
    }
    if (outcome.end === 'refused') return undefined;
    // The attempt whose response was lost may have used the code up, or may have been counted.
    if (outcome.end === 'unknown') expectedCodes.push('CODE_EXPIRED', 'WRONG_CODE');
    await delay(1_000);
  }
  return undefined;
}

async function useAccount(shopper: ShopperContext, account: AcknowledgedAccount): Promise<void> {
  const { random, signal } = shopper;
  const editCount = Math.round(drawBetween(random, 3, 12));
  for (let number = 1; number <= editCount && !signal.aborted; number += 1) {
    await changeName(shopper, account, `Имя ${number}`);
    if (random() < 0.3) await readAccount(shopper, account);
    if (random() < 0.25) await refreshSession(shopper, account.session);
    if (account.session.state !== 'live') return;
    await pause(shopper);
  }
  if (random() < 0.5) await addPhone(shopper, account);
  if (random() < 0.4) await signOutShopper(shopper, account);
}

async function changeName({ client, ledger }: ShopperContext, account: AcknowledgedAccount, name: string): Promise<void> {
  const { accessToken: token } = account.session;
  const { end } = await client.runOperation({ kind: 'account change', query: editUserMutation, dto: { name }, token });
  if (end === 'unknown') account.names.add(name);
  if (end !== 'done') return;
  account.names = new Set([name]);
  ledger.countAcknowledged('profile changes');
}

/** Reads the account through the API, or opens the page of the account, which redirects guests. */
async function readAccount({ client, random }: ShopperContext, { session }: AcknowledgedAccount): Promise<void> {
  if (random() < 0.5) await client.runOperation({ kind: 'account read', query: userQuery, token: session.accessToken });
  else await client.loadPath('page', '/account', { cookie: `access=${session.accessToken}` });
}

/** Exchanges the refresh token. After a lost response, the same token yields the same successor for a while. */
async function refreshSession({ client, ledger }: ShopperContext, session: AcknowledgedSession): Promise<void> {
  const giveUpAt = performance.now() + repeatWithinMs;
  const dto = { refreshToken: session.refreshToken };
  while (performance.now() < giveUpAt) {
    const outcome = await client.runOperation<{ refreshTokens: { authData: Tokens } }>({
      kind: 'account change',
      query: refreshTokensMutation,
      dto,
    });
    if (outcome.end === 'done') {
      Object.assign(session, outcome.data.refreshTokens.authData);
      ledger.countAcknowledged('refreshed sessions');
      return;
    }
    await delay(500);
  }
  session.state = 'uncertain';
}

export async function addPhone(shopper: ShopperContext, account: AcknowledgedAccount): Promise<void> {
  const { client, ledger } = shopper;
  const phone = `+7916${String(shopper.nextNumber()).padStart(7, '0')}`;
  const receivedCode = await receiveCode(shopper, phone);
  if (!receivedCode) return;
  const { end } = await client.runOperation({
    kind: 'account change',
    query: addPhoneMutation,
    dto: { phone, ...receivedCode },
    token: account.session.accessToken,
  });
  if (end === 'unknown') account.isPhoneUncertain = true;
  if (end !== 'done') return;
  account.phone = phone;
  ledger.countAcknowledged('phones');
}

async function signOutShopper({ client, ledger }: ShopperContext, { session }: AcknowledgedAccount): Promise<void> {
  const { end } = await client.runOperation({ kind: 'account change', query: signOutMutation, token: session.accessToken });
  if (end === 'unknown') session.state = 'uncertain';
  if (end !== 'done') return;
  session.state = 'ended';
  ledger.countAcknowledged('sign-outs');
}
