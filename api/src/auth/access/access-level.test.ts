import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TOTP, URI } from 'otpauth';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import type { AccessLevel } from '../../platform/prisma/generated/enums.js';
import { Clock } from '../../platform/process/clock.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import type { AuthData } from '../session/session.model.js';
import { asBrowser, bearer, type SignedIn, signIn, startReplica, toRefusal } from '../session/sessions.harness.js';

const SET = 'mutation ($dto: SetAccessLevelInput!) { setAccessLevel(dto: $dto) { user { id accessLevel } otpauth } }';
const CONFIRM =
  'mutation ($dto: ConfirmSecondFactorInput!) { confirmSecondFactor(dto: $dto) { user { accessLevel } authData { accessToken refreshToken } } }';
const LOG =
  'query ($dto: SecurityLogInput) { securityLog(dto: $dto) { items { event userId sessionId recipient network device details createdAt } pagination { totalItems } } }';
const FORBIDDEN = { status: 403, code: 'FORBIDDEN' };
const WRONG_CODE = { code: 'WRONG_CODE' };

let api: TestApi;
let aheadMs = 0;
beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  api.app.get(Clock).now = () => new Date(Date.now() + aheadMs);
});
afterAll(() => api.close());

const setLevel = (by: AuthData, userId: string, accessLevel: AccessLevel) =>
  api.post({ query: SET, variables: { dto: { userId, accessLevel } } }, bearer(by));
const confirmFactor = (by: AuthData, code: string, on: TestApi = api) =>
  on.post({ query: CONFIRM, variables: { dto: { code } } }, bearer(by));

interface RaisedSessionResponse {
  data: { confirmSecondFactor: { user: { accessLevel: AccessLevel }; authData: AuthData } };
}
interface LevelChangeResponse {
  data: { setAccessLevel: { user: { id: string; accessLevel: AccessLevel }; otpauth: string | null } };
}

const readLevelChange = async (response: Response) => ((await response.json()) as LevelChangeResponse).data.setAccessLevel;
const readRaisedSession = async (response: Response) => ((await response.json()) as RaisedSessionResponse).data.confirmSecondFactor;

/** Returns the code generator of an authenticator app that was set up with this otpauth URL. */
function createAuthenticator(address: string | null): (stepsAhead?: number) => string {
  const totp = URI.parse(address ?? '') as TOTP;
  return (stepsAhead = 0) => totp.generate({ timestamp: Date.now() + aheadMs + stepsAhead * 30_000 });
}

/** Signs in a person and grants them a level. Their session has not passed the second factor. */
async function appoint(admin: SignedIn, accessLevel: AccessLevel) {
  const person = await signIn(api);
  const { otpauth } = await readLevelChange(await setLevel(admin.tokens, person.accountId, accessLevel));
  return { ...person, code: createAuthenticator(otpauth), otpauth };
}

/** An administrator whose session has passed the second factor. */
async function openAdminSession(): Promise<SignedIn> {
  const person = await signIn(api, { accessLevel: 'ADMIN' });
  await api.db.session.update({ where: { id: person.sessionId }, data: { secondFactorAt: new Date(), secondFactorGeneration: 0 } });
  return person;
}

const demoteAllAdmins = () => api.db.account.updateMany({ where: { accessLevel: 'ADMIN' }, data: { accessLevel: 'CUSTOMER' } });

describe('an access level', () => {
  it('is granted by an admin, and the secret of the new second factor is returned only once and stored encrypted', async () => {
    const boss = await openAdminSession();
    const { accountId } = await signIn(api);
    const first = await readLevelChange(await setLevel(boss.tokens, accountId, 'SUPPORT'));
    expect(first).toEqual({ user: { id: accountId, accessLevel: 'SUPPORT' }, otpauth: expect.stringMatching(/^otpauth:\/\/totp\/Meet:/) });
    expect((await readLevelChange(await setLevel(boss.tokens, accountId, 'MANAGER'))).otpauth).toBeNull();
    const secret = new URL(first.otpauth ?? '').searchParams.get('secret') ?? '';
    const stored = JSON.stringify(await api.db.$queryRaw`SELECT second_factor::text, encode(sealed, 'escape') FROM second_factor`);
    expect(stored).not.toContain(secret);
  });

  it('can be granted only by an admin who has passed the second factor', async () => {
    const { accountId } = await signIn(api);
    for (const accessLevel of ['CUSTOMER', 'MANAGER', 'ADMIN'] as const) {
      const { tokens } = await signIn(api, { accessLevel });
      expect(await toRefusal(await setLevel(tokens, accountId, 'ADMIN'))).toMatchObject(FORBIDDEN);
    }
    expect((await api.db.account.findUniqueOrThrow({ where: { id: accountId } })).accessLevel).toBe('CUSTOMER');
  });

  it('is active only in a session that has passed the second factor', async () => {
    const person = await appoint(await openAdminSession(), 'ADMIN');
    const other = await signIn(api, { accountId: person.accountId });
    const LEVEL = { query: '{ user { accessLevel grantedLevel } }' };
    expect(await (await api.post(LEVEL, bearer(person.tokens))).json()).toEqual({
      data: { user: { accessLevel: 'CUSTOMER', grantedLevel: 'ADMIN' } },
    });
    expect(await toRefusal(await api.post({ query: LOG }, bearer(person.tokens)))).toEqual({
      ...FORBIDDEN,
      details: { secondFactor: true },
    });
    const { user, authData } = await readRaisedSession(await confirmFactor(person.tokens, person.code()));
    expect(user.accessLevel).toBe('ADMIN');
    expect(await toRefusal(await api.post({ query: LOG }, bearer(authData)))).toMatchObject({ status: 200 });
    expect(await toRefusal(await api.post({ query: LOG }, bearer(other.tokens)))).toMatchObject(FORBIDDEN);
  });

  it('is active immediately after the second factor, even in a process that has cached the session without the level', async () => {
    const replica = await startReplica(api);
    const person = await appoint(await openAdminSession(), 'ADMIN');
    expect(await toRefusal(await replica.post({ query: LOG }, bearer(person.tokens)))).toMatchObject(FORBIDDEN);
    const { authData } = await readRaisedSession(await confirmFactor(person.tokens, person.code()));
    expect(await toRefusal(await replica.post({ query: LOG }, bearer(authData)))).toMatchObject({ status: 200 });
    await replica.close();
  });

  it('ends when it is withdrawn, and requires a new second factor when it is granted again', async () => {
    const boss = await openAdminSession();
    const person = await appoint(boss, 'ADMIN');
    const { authData } = await readRaisedSession(await confirmFactor(person.tokens, person.code()));
    await setLevel(boss.tokens, person.accountId, 'CUSTOMER');
    const again = await signIn(api, { accountId: person.accountId });
    expect(await toRefusal(await setLevel(again.tokens, boss.accountId, 'CUSTOMER'))).toMatchObject(FORBIDDEN);
    const { otpauth } = await readLevelChange(await setLevel(boss.tokens, person.accountId, 'ADMIN'));
    expect(otpauth).not.toBe(person.otpauth);
    expect(await api.db.session.count({ where: { accountId: person.accountId, secondFactorAt: { not: null } } })).toBe(0);
    expect(await toRefusal(await confirmFactor(authData, person.code(1)))).toMatchObject(WRONG_CODE);
    expect((await readRaisedSession(await confirmFactor(authData, createAuthenticator(otpauth)()))).user.accessLevel).toBe('ADMIN');
  });

  it('cannot be withdrawn from the last admin, even if two admins withdraw each other’s level concurrently', async () => {
    await demoteAllAdmins();
    const [one, two] = [await openAdminSession(), await openAdminSession()];
    const responses = await Promise.all([setLevel(one.tokens, two.accountId, 'CUSTOMER'), setLevel(two.tokens, one.accountId, 'CUSTOMER')]);
    const codes = (await Promise.all(responses.map(toRefusal))).map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await api.db.account.count({ where: { accessLevel: 'ADMIN' } })).toBe(1);
    const remainingAdmin = codes[0] === undefined ? one : two;
    expect(await toRefusal(await setLevel(remainingAdmin.tokens, remainingAdmin.accountId, 'MANAGER'))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('a second-factor code', () => {
  it('is accepted once, even if several requests use it concurrently', async () => {
    const person = await appoint(await openAdminSession(), 'SUPPORT');
    const sessions = await Promise.all(Array.from({ length: 5 }, () => signIn(api, { accountId: person.accountId })));
    const code = person.code();
    const codes = (await Promise.all(sessions.map(async ({ tokens }) => toRefusal(await confirmFactor(tokens, code))))).map(
      (refused) => refused.code,
    );
    expect(codes.sort()).toEqual(['WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', 'WRONG_CODE', undefined]);
    expect(await toRefusal(await confirmFactor(person.tokens, person.code(1)))).toMatchObject({ code: undefined });
  });

  it('may be wrong five times an hour across requests, sessions and processes', async () => {
    const replica = await startReplica(api);
    const person = await appoint(await openAdminSession(), 'SUPPORT');
    const other = await signIn(api, { accountId: person.accountId });
    const right = [-1, 0, 1].map((step) => person.code(step));
    const wrong = ['000000', '000001', '000002', '000003'].find((code) => !right.includes(code)) ?? '';
    const triedAt = Date.now();
    const tries = Array.from({ length: 20 }, (_, index) =>
      confirmFactor(index % 2 ? person.tokens : other.tokens, wrong, index % 3 ? api : replica),
    );
    const codes = (await Promise.all((await Promise.all(tries)).map(toRefusal))).map(({ code }) => code);
    expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(15);
    const response = await confirmFactor(person.tokens, person.code());
    const until = Date.parse(String((await toRefusal(response)).details?.until));
    expect(until).toBeGreaterThanOrEqual(triedAt + HOUR_MS);
    expect(Date.now() + Number(response.headers.get('retry-after')) * 1000).toBeGreaterThanOrEqual(until);
    aheadMs = HOUR_MS + 1000;
    const later = await signIn(api, { accountId: person.accountId });
    expect(await toRefusal(await confirmFactor(later.tokens, person.code()))).toMatchObject({ code: undefined });
    aheadMs = 0;
    await replica.close();
  });

  it('is refused for a person without a second factor', async () => {
    const { tokens } = await signIn(api);
    expect(await toRefusal(await confirmFactor(tokens, '123456'))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('gives a browser its new tokens as cookies', async () => {
    const person = await appoint(await openAdminSession(), 'SUPPORT');
    const response = await api.post({ query: CONFIRM, variables: { dto: { code: person.code() } } }, asBrowser(person.tokens));
    expect(await response.json()).toEqual({ data: { confirmSecondFactor: { user: { accessLevel: 'SUPPORT' }, authData: null } } });
    expect(response.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['access', 'refresh']);
  });
});

describe('the security log', () => {
  it('lists the events of a user page by page for an admin, newest first, with the network instead of the IP address', async () => {
    const boss = await openAdminSession();
    const person = await appoint(boss, 'SUPPORT');
    await confirmFactor(person.tokens, '000000');
    await confirmFactor(person.tokens, person.code());
    const read = async (dto: object) => {
      const response = await api.post({ query: LOG, variables: { dto } }, bearer(boss.tokens));
      return (
        (await response.json()) as { data: { securityLog: { items: Record<string, string | null>[]; pagination: { totalItems: number } } } }
      ).data.securityLog;
    };
    const { items, pagination } = await read({ userId: person.accountId, pagination: { limit: 4 } });
    expect(items.map(({ event }) => event)).toEqual([
      'SECOND_FACTOR_PASSED',
      'SECOND_FACTOR_REFUSED',
      'SECOND_FACTOR_ISSUED',
      'ACCESS_LEVEL_CHANGED',
    ]);
    expect(pagination.totalItems).toBe(5);
    expect(items[0]).toMatchObject({ userId: person.accountId, sessionId: person.sessionId, network: '127.0.0.0/24' });
    expect(JSON.parse(items[3]?.details ?? '')).toEqual({ before: 'CUSTOMER', after: 'SUPPORT', by: boss.accountId });
    const rest = await read({ userId: person.accountId, pagination: { limit: 4, page: 2 } });
    expect(rest.items).toMatchObject([{ event: 'SIGNED_IN', network: '203.0.113.0/24', device: 'Приложение' }]);
    for (const userId of ['nobody', '']) expect((await read({ userId })).items).toEqual([]);
    expect((await read({})).pagination.totalItems).toBeGreaterThan(5);
  });

  it('filters events by a period that includes its start and excludes its end', async () => {
    const boss = await openAdminSession();
    const { accountId: userId } = await signIn(api);
    const events = ['SIGNED_OUT', 'SIGNED_IN', 'CODE_SENT'] as const;
    await api.db.securityEvent.createMany({
      data: events.map((kind, day) => ({ kind, accountId: userId, createdAt: new Date(Date.UTC(2020, 0, day + 1)) })),
    });
    const list = async (dto: object): Promise<{ event: string; createdAt: string }[]> => {
      const response = await api.post(
        { query: LOG, variables: { dto: { userId, until: '2021-01-01T00:00:00Z', ...dto } } },
        bearer(boss.tokens),
      );
      return ((await response.json()) as { data: { securityLog: { items: { event: string; createdAt: string }[] } } }).data.securityLog
        .items;
    };
    const [, last] = await list({ pagination: { limit: 2 } });
    expect(last?.event).toBe('SIGNED_IN');
    expect((await list({ until: last?.createdAt })).map(({ event }) => event)).toEqual(['SIGNED_OUT']);
    expect((await list({ from: last?.createdAt })).map(({ event }) => event)).toEqual(['CODE_SENT', 'SIGNED_IN']);
  });
});
