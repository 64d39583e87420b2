import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { AccountService } from '../../account/account.service.js';
import { MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';
import { moveClock, type Outcome, otherThan, setCodeLimits, UNHURRIED, Visitor } from '../code/codes.harness.js';
import type { Session } from '../session/session.model.js';
import { barrierBefore, startReplica, untilWaiting } from '../session/sessions.harness.js';

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
let replica: TestApi;
let clock: ReturnType<typeof moveClock>;
beforeAll(async () => {
  api = await startTestApi(ENV);
  replica = await startReplica(api, ENV);
  for (const one of [api, replica]) setCodeLimits(one, { cooldownsMs: [SECOND_MS] });
  clock = moveClock(api, replica);
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

let numbers = 0;
const newEmail = () => `person-${++numbers}@example.com`;
const newPhone = () => `+7916${String(++numbers).padStart(7, '0')}`;
const newBrowser = (of = api) => new Visitor(of, { address: `203.0.113.${++numbers}`, isBrowser: true });

/** A person who has just signed in. */
async function somebody(own = newEmail()) {
  const visitor = newBrowser();
  return { own, visitor, id: await visitor.signIn(own) };
}

/** A person who signed in a quarter of an hour ago. */
async function signInEarlier() {
  const person = await somebody();
  clock.pass(15 * MINUTE_MS);
  return person;
}

async function currentSession(visitor: Visitor): Promise<Session> {
  const { data } = await visitor.post<{ sessions: Session[] }>({ query: `{ sessions { ${SESSION} } }` });
  const current = data?.sessions.find((session) => session.current);
  if (!current) throw new Error('the visitor is not signed in');
  return current;
}

const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS).toISOString();
const confirm = (visitor: Visitor, emailOrPhone: string, code: string): Promise<Outcome<Session>> =>
  visitor.ask(CONFIRM, { emailOrPhone, code });
const addPhone = async (visitor: Visitor, phone = newPhone()) =>
  visitor.ask<{ phone: string }>(ADD_PHONE, { phone, code: await visitor.codeTo(phone) });

describe('a session', () => {
  it('is confirmed for 15 minutes by signing in, and cannot add recipients after that, even with a correct code', async () => {
    const { own, visitor } = await somebody();
    expect(await currentSession(visitor)).toMatchObject({ confirmedUntil: inMinutes(15) });
    clock.pass(15 * MINUTE_MS - 1);
    expect(await addPhone(visitor)).toHaveProperty('data');
    clock.pass(1);
    const [email, phone] = [newEmail(), newPhone()];
    const codes = { email: await visitor.codeTo(email), phone: await visitor.codeTo(phone) };
    expect(await visitor.ask(ADD_EMAIL, { email, code: codes.email })).toEqual(NOT_CONFIRMED);
    expect(await visitor.ask(ADD_PHONE, { phone, code: codes.phone })).toEqual(NOT_CONFIRMED);
    expect(await visitor.ask(ADD_PHONE, { phone, code: otherThan(codes.phone) })).toEqual(NOT_CONFIRMED);
    const looked = await api.db.authChallenge.count({
      where: { address: { in: [email, phone] }, OR: [{ tries: { gt: 0 } }, { usedAt: { not: null } }] },
    });
    expect([looked, await api.db.authGuess.count()]).toEqual([0, 0]);
    expect(await confirm(visitor, own, await visitor.codeTo(own))).toHaveProperty('data');
    expect(await visitor.ask(ADD_PHONE, { phone, code: codes.phone })).toEqual({ data: { phone } });
  });

  it('whose confirmation has expired cannot add a first phone to an account that has only an e-mail address', async () => {
    const { visitor } = await signInEarlier();
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('is not confirmed by refreshing', async () => {
    const { visitor } = await somebody();
    clock.pass(14 * MINUTE_MS);
    expect(await visitor.post(REFRESH)).not.toHaveProperty('errors');
    expect(await currentSession(visitor)).toMatchObject({ confirmedUntil: inMinutes(1) });
    clock.pass(MINUTE_MS);
    expect(await visitor.post(REFRESH)).not.toHaveProperty('errors');
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('is not confirmed by the code for the address that it adds', async () => {
    const { visitor } = await somebody();
    clock.pass(14 * MINUTE_MS);
    expect(await addPhone(visitor)).toHaveProperty('data');
    clock.pass(MINUTE_MS);
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('is not confirmed by another session of its owner', async () => {
    const { own, visitor, id } = await signInEarlier();
    const other = newBrowser();
    expect(await other.signIn(own)).toBe(id);
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
    clock.pass(15 * MINUTE_MS);
    expect(await confirm(other, own, await other.codeTo(own))).toHaveProperty('data');
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
    expect(await addPhone(other)).toHaveProperty('data');
  });

  it('that has ended changes nothing, even if it is still cached', async () => {
    const { visitor } = await somebody();
    const phone = newPhone();
    const code = await visitor.codeTo(phone);
    const { id } = await currentSession(visitor);
    await api.db.session.update({ where: { id }, data: { endedAt: clock.now() } });
    expect(await visitor.ask(ADD_PHONE, { phone, code })).toEqual(NOT_CONFIRMED);
  });

  it('waits for a simultaneous deletion of its account when it signs out everywhere', async () => {
    const { own, visitor } = await somebody();
    const other = newBrowser();
    clock.pass(MINUTE_MS);
    await other.signIn(own);
    clock.pass(MINUTE_MS);
    const code = await visitor.codeTo(own);
    const barrier = barrierBefore(api.app.get(AccountService), 'erase');
    const deleted = visitor.ask(DELETE, { emailOrPhone: own, code });
    await barrier.reached;
    const left = other.post({ query: 'mutation { signOut(dto: { everywhere: true }) }' });
    await untilWaiting(api);
    barrier.open();
    expect(await Promise.all([deleted, left])).toEqual([{ data: true }, { data: { signOut: true } }]);
  });
});

describe('replacing an address', () => {
  it('withdraws the confirmation from all other sessions', async () => {
    const phone = newPhone();
    const { visitor: thief } = await somebody(phone);
    clock.pass(MINUTE_MS);
    const { visitor: owner } = await somebody(phone);
    expect(await addPhone(owner)).toHaveProperty('data');
    expect(await currentSession(thief)).toMatchObject({ confirmedUntil: inMinutes(0) });
    expect(await addPhone(thief)).toEqual(NOT_CONFIRMED);
    expect(await addPhone(owner)).toHaveProperty('data');
  });

  it('succeeds in only one of two sessions that try it concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { own, visitor, id } = await somebody();
      clock.pass(MINUTE_MS);
      const other = newBrowser();
      await other.signIn(own);
      const responses = [];
      for (const browser of [visitor, other]) {
        const email = newEmail();
        responses.push({ browser, email, code: await browser.codeTo(email) });
      }
      const outcomes = await Promise.all(responses.map(({ browser, ...dto }) => browser.ask(ADD_EMAIL, dto)));
      expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(1);
      expect(outcomes).toContainEqual(NOT_CONFIRMED);
      const [email] = await api.db.accountRecipient.findMany({ where: { accountId: id } });
      expect(outcomes).toContainEqual({ data: { email: email?.address } });
    }
  });
});

describe('confirmIdentity', () => {
  it('accepts a code to an address of the account once, confirms this session for 15 minutes, and is recorded in the security log', async () => {
    const { own, visitor, id } = await signInEarlier();
    const { id: sessionId } = await currentSession(visitor);
    const code = await visitor.codeTo(own);
    expect(await confirm(visitor, own.toUpperCase(), code)).toEqual({
      data: { id: sessionId, current: true, confirmedUntil: inMinutes(15) },
    });
    expect(await confirm(visitor, own, code)).toMatchObject({ refused: 'CODE_EXPIRED' });
    expect(await addPhone(visitor)).toHaveProperty('data');
    const events = await api.db.securityEvent.findMany({ where: { accountId: id, kind: 'IDENTITY_CONFIRMED' } });
    expect(events).toMatchObject([{ sessionId, recipientHash: expect.any(Uint8Array), network: '203.0.113.0/24' }]);
  });

  it('counts a wrong code and confirms nothing', async () => {
    const { own, visitor } = await signInEarlier();
    const code = await visitor.codeTo(own);
    const outcomes = [];
    for (const by of [1, 2, 3]) outcomes.push((await confirm(visitor, own, otherThan(code, by))).refused);
    outcomes.push((await confirm(visitor, own, code)).refused);
    expect(outcomes).toEqual(['WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', 'CODE_EXPIRED']);
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('tries one code per request, even with several field aliases', async () => {
    const { own, visitor } = await signInEarlier();
    const code = await visitor.codeTo(own);
    const fields = [1, 2, 3, 0].map(
      (by) => `a${by}: confirmIdentity(dto: { emailOrPhone: "${own}", code: "${otherThan(code, by)}" }) { id }`,
    );
    expect((await visitor.post({ query: `mutation { ${fields.join(' ')} }` })).data ?? null).toBeNull();
    expect(await api.db.authGuess.count({ where: { guessedAt: clock.now() } })).toBe(1);
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('refuses an address that belongs to another account or to none, or was replaced', async () => {
    const { own: theirs } = await somebody();
    const { own, visitor } = await somebody();
    const added = newEmail();
    await visitor.ask(ADD_EMAIL, { email: added, code: await visitor.codeTo(added) });
    clock.pass(15 * MINUTE_MS);
    const before = await api.db.authGuess.count();
    for (const address of [theirs, newEmail(), own]) {
      const refused = await confirm(visitor, address, await visitor.codeTo(address));
      expect(refused).toMatchObject({ refused: 'BAD_USER_INPUT', details: { field: 'emailOrPhone' } });
    }
    expect(await api.db.authGuess.count()).toBe(before);
    expect(await addPhone(visitor)).toEqual(NOT_CONFIRMED);
  });

  it('refuses a guest and a session that has ended', async () => {
    const { own, visitor } = await signInEarlier();
    const code = await visitor.codeTo(own);
    expect(await confirm(newBrowser(), own, code)).toMatchObject({ refused: 'UNAUTHENTICATED' });
    const { id } = await currentSession(visitor);
    await api.db.session.update({ where: { id }, data: { endedAt: clock.now() } });
    expect(await confirm(visitor, own, code)).toMatchObject({ refused: 'UNAUTHENTICATED' });
    expect(await api.db.session.findUniqueOrThrow({ where: { id } })).toMatchObject({ confirmedAt: new Date(inMinutes(-15)) });
  });

  it('accepts a code once even if several requests use it concurrently', async () => {
    const { own, visitor } = await signInEarlier();
    const code = await visitor.codeTo(own);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => confirm(visitor, own, code)));
    expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(1);
  });

  it('causes no error when it races with a sign-in and the deletion of the account', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { own, visitor, id } = await somebody();
      const [other, newcomer] = [newBrowser(), newBrowser(replica)];
      clock.pass(SECOND_MS);
      await other.signIn(own);
      const codes = [];
      for (const browser of [visitor, other, newcomer]) {
        clock.pass(SECOND_MS);
        codes.push(await browser.codeTo(own));
      }
      const [deletion = '', confirmation = '', entrance = ''] = codes;
      const [deleted, confirmed, entered] = await Promise.all([
        visitor.ask(DELETE, { emailOrPhone: own, code: deletion }),
        confirm(other, own, confirmation),
        newcomer.authenticate(own, entrance),
      ]);
      expect(deleted).toEqual({ data: true });
      expect([undefined, 'UNAUTHENTICATED', 'BAD_USER_INPUT']).toContain(confirmed.refused);
      expect([undefined, 'UNAUTHENTICATED']).toContain(entered.refused);
      expect(await api.db.accountRecipient.count({ where: { accountId: id } })).toBe(0);
      expect(await api.db.session.count({ where: { accountId: id } })).toBe(0);
    }
  }, 90_000);
});
