import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS, MINUTE_MS } from '../../platform/process/durations.js';
import type { AuthData } from './session.model.js';
import { MAX_SESSIONS } from './session.rules.js';
import { asBrowser, bearer, signIn, toRefusal, waitUntilSessionRefused } from './sessions.harness.js';

const SESSIONS = { query: '{ sessions { id current device createdAt lastSeenAt } }' };
const REFRESH =
  'mutation ($dto: RefreshTokensInput) { refreshTokens(dto: $dto) { user { id accessLevel } authData { accessToken refreshToken } } }';
const SESSION_ENDED = { status: 401, code: 'UNAUTHENTICATED' };

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
});
afterAll(() => api.close());

interface RefreshResponse {
  data?: { refreshTokens?: { user: { id: string }; authData: AuthData | null } | null };
}

const refresh = (refreshToken: string, target: TestApi = api) => target.post({ query: REFRESH, variables: { dto: { refreshToken } } });
const readTokens = async (response: Response): Promise<AuthData> => {
  const { data } = (await response.json()) as RefreshResponse;
  const tokenPair = data?.refreshTokens?.authData;
  if (!tokenPair) throw new Error('refreshed nothing');
  return tokenPair;
};

describe('an access token', () => {
  it('gives access to a list of only the sessions of its owner, in which the current session is marked', async () => {
    const device = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
    const ownSession = await signIn(api, { device });
    const other = await signIn(api, { accountId: ownSession.accountId });
    await signIn(api);
    const response = await api.post(SESSIONS, bearer(ownSession.tokens));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const { data } = (await response.json()) as { data: { sessions: { id: string; current: boolean; device: string }[] } };
    const listedSessions = data.sessions.map(({ id, current, device: name }) => ({ id, current, name }));
    expect(listedSessions).toHaveLength(2);
    expect(listedSessions).toContainEqual({ id: ownSession.sessionId, current: true, name: 'Chrome, Windows' });
    expect(listedSessions).toContainEqual({ id: other.sessionId, current: false, name: 'Приложение' });
  });

  it('is checked with one SQL statement for ten simultaneous requests', async () => {
    const { tokens } = await signIn(api);
    const ids = Array.from({ length: 10 }, (_, number) => `concurrent-${number}`);
    await Promise.all(ids.map((id) => api.post(SESSIONS, { ...bearer(tokens), 'x-request-id': id })));
    const requestLogs = await Promise.all(ids.map((id) => api.findRequestLog(id)));
    const statements = requestLogs.reduce((sum, requestLog) => sum + Number(requestLog.statements), 0);
    expect(statements).toBe(ids.length + 1);
  });

  it.each([
    ['empty', ''],
    ['not a JWT', 'abc'],
    ['unsigned', `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.e30.`],
    ['signed with another key', 'eyJhbGciOiJIUzI1NiIsImtpZCI6IngifQ.eyJzaWQiOiIwIn0.AAAA'],
  ])('that is %s is refused by protected fields and ignored by public fields', async (_what, token) => {
    const headers = { authorization: `Bearer ${token}` };
    expect(await toRefusal(await api.post(SESSIONS, headers))).toMatchObject(SESSION_ENDED);
    expect(await toRefusal(await api.post({ query: '{ directoryList { slug } }' }, headers))).toMatchObject({
      status: 200,
      code: undefined,
    });
  });

  it('in a cookie is accepted beside an Authorization header with Basic credentials, such as those for a proxy', async () => {
    const { tokens } = await signIn(api);
    const response = await api.post(SESSIONS, { ...asBrowser(tokens), authorization: 'Basic c3RhZ2luZzpzZWNyZXQ=' });
    expect(await toRefusal(response)).toMatchObject({ status: 200, code: undefined });
  });

  it('expires after fifteen minutes, while its session continues', async () => {
    const { tokens } = await signIn(api);
    await runAt(api, 14 * MINUTE_MS, async () => expect((await api.post(SESSIONS, bearer(tokens))).status).toBe(200));
    await runAt(api, 16 * MINUTE_MS, async () => {
      expect(await toRefusal(await api.post(SESSIONS, bearer(tokens)))).toMatchObject(SESSION_ENDED);
      const next = await readTokens(await refresh(tokens.refreshToken));
      expect((await api.post(SESSIONS, bearer(next))).status).toBe(200);
    });
  });
});

describe('a refresh token', () => {
  it('used 20 times concurrently has one valid successor', async () => {
    const { tokens } = await signIn(api);
    const pairs = await Promise.all((await Promise.all(Array.from({ length: 20 }, () => refresh(tokens.refreshToken)))).map(readTokens));
    const successors = new Set(pairs.map(({ refreshToken }) => refreshToken));
    expect(successors.size).toBe(1);
    expect(successors).not.toContain(tokens.refreshToken);
    for (const tokenPair of pairs) expect((await api.post(SESSIONS, bearer(tokenPair))).status).toBe(200);
    await readTokens(await refresh([...successors][0] ?? ''));
  });

  it('that is used again within half a minute gets the same successor', async () => {
    const { tokens } = await signIn(api);
    const used = Date.now();
    const next = await readTokens(await refresh(tokens.refreshToken));
    await runAt(api, used + 29_000 - Date.now(), async () =>
      expect((await readTokens(await refresh(tokens.refreshToken))).refreshToken).toBe(next.refreshToken),
    );
  });

  it.each([
    ['after more than half a minute', 31_000, false],
    ['after its successor has been used', 0, true],
  ])('revokes its family and the access token if it is reused %s', async (_when, aheadMs, usesSuccessor) => {
    const { sessionId, tokens } = await signIn(api);
    let newest = await readTokens(await refresh(tokens.refreshToken));
    if (usesSuccessor) newest = await readTokens(await refresh(newest.refreshToken));
    expect((await api.post(SESSIONS, bearer(newest))).status).toBe(200);
    await runAt(api, aheadMs, async () => expect(await toRefusal(await refresh(tokens.refreshToken))).toMatchObject(SESSION_ENDED));
    await waitUntilSessionRefused(api, newest);
    expect(await toRefusal(await refresh(newest.refreshToken))).toMatchObject(SESSION_ENDED);
    expect(await api.db.securityEvent.count({ where: { sessionId, kind: 'REFRESH_REPLAYED', network: '127.0.0.0/24' } })).toBe(1);
  });

  it('forged for an existing session revokes nothing', async () => {
    const { sessionId, tokens } = await signIn(api);
    await readTokens(await refresh(tokens.refreshToken));
    const forged = Buffer.from(tokens.refreshToken, 'base64url').fill(0, 20).toString('base64url');
    for (const token of [forged, '', 'x'.repeat(70), `${tokens.refreshToken}A`]) {
      expect(await toRefusal(await refresh(token))).toMatchObject(SESSION_ENDED);
    }
    expect(await api.db.session.findUniqueOrThrow({ where: { id: sessionId } })).toMatchObject({ endedAt: null, refreshCounter: 1 });
  });

  it('expires thirty days after sign-in, even if it is used in between', async () => {
    const { tokens } = await signIn(api);
    let newest = tokens;
    for (const day of [10, 20, 29])
      await runAt(api, day * DAY_MS, async () => (newest = await readTokens(await refresh(newest.refreshToken))));
    await runAt(api, 30 * DAY_MS + 1, async () => {
      expect(await toRefusal(await refresh(newest.refreshToken))).toMatchObject(SESSION_ENDED);
    });
  });

  it('is never stored', async () => {
    const { tokens } = await signIn(api);
    const next = await readTokens(await refresh(tokens.refreshToken));
    const rows = JSON.stringify(await api.db.$queryRaw`SELECT session::text, security_event::text FROM session, security_event`);
    for (const token of [tokens.refreshToken, next.refreshToken, tokens.accessToken]) {
      expect(rows).not.toContain(token);
      expect(rows).not.toContain(Buffer.from(token, 'base64url').toString('hex').slice(-40));
    }
  });
});

describe('a session', () => {
  it('can be ended by its owner without ending other sessions', async () => {
    const here = await signIn(api);
    const there = await signIn(api, { accountId: here.accountId });
    expect((await api.post(SESSIONS, bearer(there.tokens))).status).toBe(200);
    const end = (id: string) =>
      api.post({ query: 'mutation ($dto: EndSessionInput!) { endSession(dto: $dto) }', variables: { dto: { id } } }, bearer(here.tokens));
    expect(await (await end(there.sessionId)).json()).toEqual({ data: { endSession: true } });
    expect(await toRefusal(await api.post(SESSIONS, bearer(there.tokens)))).toMatchObject(SESSION_ENDED);
    expect(await toRefusal(await refresh(there.tokens.refreshToken))).toMatchObject(SESSION_ENDED);
    for (const id of [there.sessionId, (await signIn(api)).sessionId, 'nobody']) {
      expect(await (await end(id)).json()).toEqual({ data: { endSession: false } });
    }
    expect((await api.post(SESSIONS, bearer(here.tokens))).status).toBe(200);
  });

  it("can be signed out alone or with all its owner's sessions", async () => {
    const one = await signIn(api);
    const second = await signIn(api, { accountId: one.accountId });
    const third = await signIn(api, { accountId: one.accountId });
    await api.post({ query: 'mutation { signOut }' }, bearer(one.tokens));
    expect(await readStatuses([one.tokens, second.tokens, third.tokens])).toEqual([401, 200, 200]);
    await api.post({ query: 'mutation { signOut(dto: { everywhere: true }) }' }, bearer(second.tokens));
    expect(await readStatuses([second.tokens, third.tokens])).toEqual([401, 401]);
  });

  it('can end all other sessions of its owner, which the security log records', async () => {
    const here = await signIn(api);
    const { accountId } = here;
    const others = [await signIn(api, { accountId }), await signIn(api, { accountId })];
    const stranger = await signIn(api);
    const endOtherSessions = async () => (await api.post({ query: 'mutation { endOtherSessions }' }, bearer(here.tokens))).json();
    expect(await endOtherSessions()).toEqual({ data: { endOtherSessions: 2 } });
    expect(await readStatuses([here, ...others, stranger].map(({ tokens }) => tokens))).toEqual([200, 401, 401, 200]);
    expect(await endOtherSessions()).toEqual({ data: { endOtherSessions: 0 } });
    const events = await api.db.securityEvent.findMany({ where: { accountId, kind: 'SESSION_ENDED' } });
    expect(events).toMatchObject([{ sessionId: here.sessionId, details: { sessions: 2 } }]);
    expect(await toRefusal(await api.post({ query: 'mutation { endOtherSessions }' }))).toMatchObject(SESSION_ENDED);
  });

  it('above the maximum number ends the least recently used session, which the security log records', async () => {
    const { accountId, sessionId, tokens } = await signIn(api);
    for (let count = 1; count < MAX_SESSIONS; count += 1) await signIn(api, { accountId });
    const newest = await readTokens(await refresh(tokens.refreshToken));
    const { tokens: last } = await signIn(api, { accountId });
    expect(await readStatuses([newest, last])).toEqual([200, 200]);
    const { data } = (await (await api.post(SESSIONS, bearer(last))).json()) as { data: { sessions: { id: string }[] } };
    expect(data.sessions).toHaveLength(MAX_SESSIONS);
    expect(data.sessions.map(({ id }) => id)).toContain(sessionId);
    const events = await api.db.securityEvent.findMany({ where: { accountId, kind: 'SESSION_ENDED' } });
    expect(events).toMatchObject([{ details: { sessions: 1 } }]);
  });

  it('of a deleted account is refused', async () => {
    const { accountId, tokens } = await signIn(api);
    await api.db.account.update({ where: { id: accountId }, data: { deletedAt: new Date() } });
    expect(await readStatuses([tokens])).toEqual([401]);
    expect(await toRefusal(await refresh(tokens.refreshToken))).toMatchObject(SESSION_ENDED);
  });
});

const readStatuses = (pairs: AuthData[]) =>
  Promise.all(pairs.map(async (tokenPair) => (await api.post(SESSIONS, bearer(tokenPair))).status));

/** Runs the work with the clock moved forward. */
async function runAt(target: TestApi, aheadMs: number, work: () => Promise<unknown>): Promise<void> {
  const realClock = target.app.get(Clock);
  const now = realClock.now;
  const moment = Date.now() + aheadMs;
  realClock.now = () => new Date(moment);
  try {
    await work();
  } finally {
    realClock.now = now;
  }
}
