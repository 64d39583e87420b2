import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { MINUTE_MS } from '../../platform/process/durations.js';
import { alterCode, moveClock, UNHURRIED, Visitor } from '../code/codes.harness.js';

interface Owner {
  id: string;
  visitor: Visitor;
}

const DELETE = 'mutation ($dto: DeleteAccountInput!) { answer: deleteAccount(dto: $dto) }';
const SET_LEVEL = 'mutation ($dto: SetAccessLevelInput!) { answer: setAccessLevel(dto: $dto) { user { id } } }';
const ME = { query: '{ user { id } }' };

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
let visitorCount = 0;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  clock = moveClock(api);
});
afterAll(() => api.close());

async function signInOwner(recipient: string): Promise<Owner> {
  visitorCount += 1;
  const visitor = new Visitor(api, { address: `203.0.113.${visitorCount}`, isBrowser: true });
  return { id: await visitor.signIn(recipient), visitor };
}

describe('deleting an account', () => {
  it('requires the correct code sent to one of its addresses, and deletes known browsers and the addresses that got codes', async () => {
    const { id, visitor } = await signInOwner('+79160000013');
    const codeElsewhere = await visitor.requestCode('not-mine@example.com');
    expect(await visitor.ask(DELETE, { emailOrPhone: 'not-mine@example.com', code: codeElsewhere })).toMatchObject({
      refused: 'BAD_USER_INPUT',
      details: { field: 'emailOrPhone' },
    });
    clock.pass(MINUTE_MS);
    const code = await visitor.requestCode('+79160000013');
    expect(await visitor.ask(DELETE, { emailOrPhone: '+79160000013', code: alterCode(code) })).toMatchObject({ refused: 'WRONG_CODE' });
    const access = visitor.cookie;
    expect(await visitor.ask(DELETE, { emailOrPhone: '+79160000013', code })).toEqual({ data: true });
    const [account, browserCount, challengeCount] = await Promise.all([
      api.db.account.findUnique({ where: { id } }),
      api.db.knownBrowser.count({ where: { accountId: id } }),
      api.db.authChallenge.count({ where: { accountId: id, address: { not: null } } }),
    ]);
    expect({ deleted: account?.deletedAt !== null, browsers: browserCount, left: challengeCount }).toEqual({
      deleted: true,
      browsers: 0,
      left: 0,
    });
    const stale = await visitor.post<{ user: null }>(ME, { cookie: access });
    expect(stale.data?.user ?? null).toBeNull();
    clock.pass(2 * MINUTE_MS);
    const next = await signInOwner('+79160000013');
    expect(next.id).not.toBe(id);
  });
});

describe('the last admin', () => {
  const LAST_ADMIN = { refused: 'BAD_USER_INPUT', message: 'Это последний администратор: сначала назначьте другого.' };
  const countAdmins = () => api.db.account.count({ where: { accessLevel: 'ADMIN', deletedAt: null } });

  /** The only administrators, each with a code to delete their account. */
  async function appointAdmins(count: number, round = 0) {
    await api.db.account.updateMany({ data: { accessLevel: 'CUSTOMER' } });
    const people = [];
    for (let number = 0; number < count; number += 1) {
      const email = `admin-${count}-${round}-${number}@example.com`;
      const person = await signInOwner(email);
      clock.pass(MINUTE_MS);
      people.push({ ...person, dto: { emailOrPhone: email, code: await person.visitor.requestCode(email) } });
    }
    const isOneOfThem = { accountId: { in: people.map(({ id }) => id) } };
    await api.db.account.updateMany({ where: { id: isOneOfThem.accountId }, data: { accessLevel: 'ADMIN' } });
    await api.db.session.updateMany({ where: isOneOfThem, data: { secondFactorAt: clock.now(), secondFactorGeneration: 0 } });
    return people;
  }

  it('cannot be deleted, and the attempt uses up the code', async () => {
    const [person] = await appointAdmins(1);
    if (!person) throw new Error('nobody');
    expect(await person.visitor.ask(DELETE, person.dto)).toMatchObject(LAST_ADMIN);
    expect(await person.visitor.ask(DELETE, person.dto)).toMatchObject({ refused: 'CODE_EXPIRED' });
    expect(await countAdmins()).toBe(1);
    expect(await api.db.accountRecipient.count({ where: { accountId: person.id } })).toBe(1);
  });

  it('remains if all admins delete their accounts concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const people = await appointAdmins(3, round);
      const outcomes = await Promise.all(people.map(({ visitor, dto }) => visitor.ask(DELETE, dto)));
      expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(2);
      expect(outcomes).toContainEqual(expect.objectContaining(LAST_ADMIN));
      expect(await countAdmins()).toBe(1);
    }
  });

  it('remains if one of two admins deletes their account while the other gives up the admin level', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [leaving, staying] = await appointAdmins(2, round);
      if (!leaving || !staying) throw new Error('nobody');
      const outcomes = await Promise.all([
        leaving.visitor.ask(DELETE, leaving.dto),
        staying.visitor.ask(SET_LEVEL, { userId: staying.id, accessLevel: 'CUSTOMER' }),
      ]);
      expect(outcomes).toContainEqual(expect.objectContaining(LAST_ADMIN));
      expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(1);
      expect(await countAdmins()).toBe(1);
    }
  });
});
