import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setBarrierBefore, waitUntilBlocked } from '../../../test/races.harness.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { AccountService } from '../../account/account.service.js';
import { MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';
import { alterCode, moveClock, type Outcome, setCodeLimits, UNHURRIED, Visitor } from '../code/codes.harness.js';
import type { Session } from '../session/session.model.js';
import { ConfirmedSessionsService } from '../viewer/confirmed-sessions.service.js';

const SESSION = 'id current confirmedUntil';
const CONFIRM = `mutation ($dto: ConfirmIdentityInput!) { answer: confirmIdentity(dto: $dto) { ${SESSION} } }`;
const DELETE = 'mutation ($dto: DeleteAccountInput!) { answer: deleteAccount(dto: $dto) }';
const ADD_EMAIL = 'mutation ($dto: AddEmailInput!) { answer: addEmail(dto: $dto) { email } }';
const ADD_PHONE = 'mutation ($dto: AddPhoneInput!) { answer: addPhone(dto: $dto) { phone } }';
const REFRESH = { query: 'mutation { refreshTokens { user { id } } }' };
const NOT_CONFIRMED = {
  refused: 'FORBIDDEN',
  message: 'Сначала подтвердите, что это вы: запросите код на\u00a0свой телефон или email.',
  details: { confirmIdentity: true },
};

/** Access tokens outlast the confirmation, so that no refusal is due to an expired token. */
const ENV = { ...UNHURRIED, ACCESS_TOKEN_SECONDS: '86400' };

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
beforeAll(async () => {
  api = await startTestApi(ENV);
  setCodeLimits(api, { cooldownsMs: [SECOND_MS] });
  clock = moveClock(api);
});
afterAll(() => api.close());

let personCount = 0;
const createEmail = () => `person-${++personCount}@example.com`;
const createPhone = () => `+7916${String(++personCount).padStart(7, '0')}`;
const createBrowser = () => new Visitor(api, { address: `203.0.113.${++personCount}`, isBrowser: true });

/** A person who has just signed in. */
async function signInPerson(email = createEmail()) {
  const visitor = createBrowser();
  return { email, visitor, id: await visitor.signIn(email) };
}

/** A person who signed in a quarter of an hour ago. */
async function signInEarlier() {
  const person = await signInPerson();
  clock.pass(15 * MINUTE_MS);
  return person;
}

async function readCurrentSession(visitor: Visitor): Promise<Session> {
  const { data } = await visitor.post<{ sessions: Session[] }>({ query: `{ sessions { ${SESSION} } }` });
  const current = data?.sessions.find((session) => session.current);
  if (!current) throw new Error('the visitor is not signed in');
  return current;
}

const computeTimeIn = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS).toISOString();
const confirm = (visitor: Visitor, emailOrPhone: string, code: string): Promise<Outcome<Session>> =>
  visitor.ask(CONFIRM, { emailOrPhone, code });
const addPhone = async (visitor: Visitor, phone = createPhone()) =>
  visitor.ask<{ phone: string }>(ADD_PHONE, { phone, code: await visitor.requestCode(phone) });

describe('a session', () => {
  it('is confirmed for 15 minutes by signing in, and cannot add recipients after that, even with a correct code', async () => {
    const { email, visitor } = await signInPerson();
    expect(await readCurrentSession(visitor)).toMatchObject({ confirmedUntil: computeTimeIn(15) });
    clock.pass(15 * MINUTE_MS - 1);
    expect(await addPhone(visitor)).toHaveProperty('data');
    clock.pass(1);
    const [newEmail, phone] = [createEmail(), createPhone()];
    const codes = { email: await visitor.requestCode(newEmail), phone: await visitor.requestCode(phone) };
    expect(await visitor.ask(ADD_EMAIL, { email: newEmail, code: codes.email })).toEqual(NOT_CONFIRMED);
    expect(await visitor.ask(ADD_PHONE, { phone, code: codes.phone })).toEqual(NOT_CONFIRMED);
    expect(await visitor.ask(ADD_PHONE, { phone, code: alterCode(codes.phone) })).toEqual(NOT_CONFIRMED);
    const checkedCodes = await api.db.authChallenge.count({
      where: { address: { in: [newEmail, phone] }, OR: [{ tries: { gt: 0 } }, { usedAt: { not: null } }] },
    });
    expect([checkedCodes, await api.db.authGuess.count()]).toEqual([0, 0]);
    expect(await confirm(visitor, email, await visitor.requestCode(email))).toHaveProperty('data');
    expect(await visitor.ask(ADD_PHONE, { phone, code: codes.phone })).toEqual({ data: { phone } });
  });

  it('whose confirmation has expired cannot add a first phone to an account that has only an e-mail address', async () => {
    const { visitor } = await signInEarlier();
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('is not confirmed for longer by refreshing it', async () => {
    const { visitor } = await signInPerson();
    clock.pass(14 * MINUTE_MS);
    expect(await visitor.post(REFRESH)).not.toHaveProperty('errors');
    expect(await readCurrentSession(visitor)).toMatchObject({ confirmedUntil: computeTimeIn(1) });
    clock.pass(MINUTE_MS);
    expect(await visitor.post(REFRESH)).not.toHaveProperty('errors');
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('is not confirmed for longer by the code for an address that it adds', async () => {
    const { visitor } = await signInPerson();
    clock.pass(14 * MINUTE_MS);
    expect(await addPhone(visitor)).toHaveProperty('data');
    clock.pass(MINUTE_MS);
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('is not confirmed by a sign-in or confirmation of its owner in another session', async () => {
    const { email, visitor, id } = await signInEarlier();
    const other = createBrowser();
    expect(await other.signIn(email)).toBe(id);
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
    clock.pass(15 * MINUTE_MS);
    expect(await confirm(other, email, await other.requestCode(email))).toHaveProperty('data');
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
    expect(await addPhone(other)).toHaveProperty('data');
  });

  it('that has ended cannot add a phone, even if it is still cached', async () => {
    const { visitor } = await signInPerson();
    const phone = createPhone();
    const code = await visitor.requestCode(phone);
    const { id } = await readCurrentSession(visitor);
    await api.db.session.update({ where: { id }, data: { endedAt: clock.now() } });
    expect(await visitor.ask(ADD_PHONE, { phone, code })).toEqual(NOT_CONFIRMED);
  });

  it('waits for a simultaneous deletion of its account when it signs out everywhere', async () => {
    const { email, visitor } = await signInPerson();
    const other = createBrowser();
    clock.pass(MINUTE_MS);
    await other.signIn(email);
    clock.pass(MINUTE_MS);
    const code = await visitor.requestCode(email);
    const barrier = setBarrierBefore(api.app.get(AccountService), 'erase');
    const deleted = visitor.ask(DELETE, { emailOrPhone: email, code });
    await barrier.reached;
    const signedOut = other.post({ query: 'mutation { signOut(dto: { everywhere: true }) }' });
    await waitUntilBlocked(api);
    barrier.open();
    expect(await Promise.all([deleted, signedOut])).toEqual([{ data: true }, { data: { signOut: true } }]);
  });
});

describe('replacing an address', () => {
  it('withdraws the confirmation from all other sessions', async () => {
    const phone = createPhone();
    const { visitor: thief } = await signInPerson(phone);
    clock.pass(MINUTE_MS);
    const { visitor: owner } = await signInPerson(phone);
    expect(await addPhone(owner)).toHaveProperty('data');
    expect(await readCurrentSession(thief)).toMatchObject({ confirmedUntil: computeTimeIn(0) });
    expect(await addPhone(thief)).toEqual(NOT_CONFIRMED);
    expect(await addPhone(owner)).toHaveProperty('data');
  });

  it('succeeds in only one of two sessions that try it concurrently', async () => {
    const { email, visitor, id } = await signInPerson();
    clock.pass(MINUTE_MS);
    const other = createBrowser();
    await other.signIn(email);
    const [first, second] = [createEmail(), createEmail()];
    const codes = [await visitor.requestCode(first), await other.requestCode(second)];
    const barrier = setBarrierBefore(api.app.get(ConfirmedSessionsService), 'withdrawOtherConfirmations');
    const accepted = visitor.ask(ADD_EMAIL, { email: first, code: codes[0] });
    await barrier.reached;
    const refused = other.ask(ADD_EMAIL, { email: second, code: codes[1] });
    await waitUntilBlocked(api);
    barrier.open();
    expect(await Promise.all([accepted, refused])).toEqual([{ data: { email: first } }, NOT_CONFIRMED]);
    expect(await api.db.accountRecipient.findMany({ where: { accountId: id } })).toMatchObject([{ address: first }]);
  });
});

describe('confirmIdentity', () => {
  it('accepts a code to an address of the account once, confirms the session for 15 minutes, and is in the security log', async () => {
    const { email, visitor, id } = await signInEarlier();
    const { id: sessionId } = await readCurrentSession(visitor);
    const code = await visitor.requestCode(email);
    expect(await confirm(visitor, email.toUpperCase(), code)).toEqual({
      data: { id: sessionId, current: true, confirmedUntil: computeTimeIn(15) },
    });
    expect(await confirm(visitor, email, code)).toMatchObject({ refused: 'CODE_EXPIRED' });
    expect(await addPhone(visitor)).toHaveProperty('data');
    const events = await api.db.securityEvent.findMany({ where: { accountId: id, kind: 'IDENTITY_CONFIRMED' } });
    expect(events).toMatchObject([{ sessionId, recipientHash: expect.any(Uint8Array), network: '203.0.113.0/24' }]);
  });

  it('confirms nothing with a wrong code, and cancels the code after three wrong tries', async () => {
    const { email, visitor } = await signInEarlier();
    const code = await visitor.requestCode(email);
    const outcomes = [];
    for (const offset of [1, 2, 3]) outcomes.push((await confirm(visitor, email, alterCode(code, offset))).refused);
    outcomes.push((await confirm(visitor, email, code)).refused);
    expect(outcomes).toEqual(['WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', 'CODE_EXPIRED']);
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('tries one code per request, even with several field aliases', async () => {
    const { email, visitor } = await signInEarlier();
    const code = await visitor.requestCode(email);
    const fields = [1, 2, 3, 0].map(
      (offset) => `a${offset}: confirmIdentity(dto: { emailOrPhone: "${email}", code: "${alterCode(code, offset)}" }) { id }`,
    );
    expect((await visitor.post({ query: `mutation { ${fields.join(' ')} }` })).data ?? null).toBeNull();
    expect(await api.db.authGuess.count({ where: { guessedAt: clock.now() } })).toBe(1);
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('refuses an address that belongs to another account or to none, or was replaced', async () => {
    const { email: theirs } = await signInPerson();
    const { email, visitor } = await signInPerson();
    const added = createEmail();
    await visitor.ask(ADD_EMAIL, { email: added, code: await visitor.requestCode(added) });
    clock.pass(15 * MINUTE_MS);
    const before = await api.db.authGuess.count();
    for (const address of [theirs, createEmail(), email]) {
      const refused = await confirm(visitor, address, await visitor.requestCode(address));
      expect(refused).toMatchObject({ refused: 'BAD_USER_INPUT', details: { field: 'emailOrPhone' } });
    }
    expect(await api.db.authGuess.count()).toBe(before);
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('refuses a guest and a session that has ended', async () => {
    const { email, visitor } = await signInEarlier();
    const code = await visitor.requestCode(email);
    expect(await confirm(createBrowser(), email, code)).toMatchObject({ refused: 'UNAUTHENTICATED' });
    const { id } = await readCurrentSession(visitor);
    await api.db.session.update({ where: { id }, data: { endedAt: clock.now() } });
    expect(await confirm(visitor, email, code)).toMatchObject({ refused: 'UNAUTHENTICATED' });
    expect(await api.db.session.findUniqueOrThrow({ where: { id } })).toMatchObject({ confirmedAt: new Date(computeTimeIn(-15)) });
  });

  it('accepts a code once even if several requests use it concurrently', async () => {
    const { email, visitor } = await signInEarlier();
    const code = await visitor.requestCode(email);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => confirm(visitor, email, code)));
    expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(1);
  });

  it('causes no internal error when it races with a sign-in and the deletion of the account', async () => {
    for (const isDeletionFirst of [true, false]) {
      const { email, visitor, id } = await signInPerson();
      const [other, newcomer] = [createBrowser(), createBrowser()];
      clock.pass(SECOND_MS);
      await other.signIn(email);
      const codes = [];
      for (const browser of [visitor, other, newcomer]) {
        clock.pass(SECOND_MS);
        codes.push(await browser.requestCode(email));
      }
      const [deletionCode = '', confirmationCode = '', signInCode = ''] = codes;
      const barrier = isDeletionFirst ? setBarrierBefore(api.app.get(AccountService), 'erase') : undefined;
      const deletion = visitor.ask(DELETE, { emailOrPhone: email, code: deletionCode });
      await barrier?.reached;
      const [confirmation, signIn] = [confirm(other, email, confirmationCode), newcomer.authenticate(email, signInCode)];
      if (barrier) await waitUntilBlocked(api, 2);
      barrier?.open();
      expect(await deletion).toEqual({ data: true });
      expect([undefined, 'UNAUTHENTICATED', 'BAD_USER_INPUT']).toContain((await confirmation).refused);
      expect([undefined, 'UNAUTHENTICATED']).toContain((await signIn).refused);
      expect(await api.db.accountRecipient.count({ where: { accountId: id } })).toBe(0);
      expect(await api.db.session.count({ where: { accountId: id } })).toBe(0);
    }
  });
});
