import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { MINUTE_MS } from '../../platform/process/durations.js';
import { moveClock, UNHURRIED, Visitor } from '../code/codes.harness.js';

const ME = { query: '{ user { id } }' };
const REFRESH = { query: 'mutation { refreshTokens { user { id } } }' };

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  clock = moveClock(api);
});
afterAll(() => api.close());

let numbers = 0;
const newEmail = () => `again-${++numbers}@example.com`;
const newVisitor = (isBrowser = true) => new Visitor(api, { address: `203.0.113.${++numbers}`, isBrowser });

const liveSessions = (accountId: string) => api.db.session.findMany({ where: { accountId, endedAt: null }, select: { id: true } });
const signedOut = (accountId: string) => api.db.securityEvent.findMany({ where: { accountId, kind: 'SIGNED_OUT' } });

/** The user to whom these cookies belong. */
async function userBy(visitor: Visitor, cookie: string): Promise<string | undefined> {
  return (await visitor.post<{ user: { id: string } | null }>(ME, { cookie })).data?.user?.id;
}

describe('a browser that signs in again', () => {
  it('ends its previous session at once, and records this in the security log', async () => {
    const [own, visitor] = [newEmail(), newVisitor()];
    const id = await visitor.signIn(own);
    const [former] = await liveSessions(id);
    const before = visitor.cookie;
    expect(await userBy(visitor, before)).toBe(id);
    clock.pass(MINUTE_MS);
    await visitor.signIn(own);
    expect(await userBy(visitor, before)).toBeUndefined();
    expect(await userBy(visitor, visitor.cookie)).toBe(id);
    expect(await liveSessions(id)).toHaveLength(1);
    expect(await signedOut(id)).toMatchObject([{ sessionId: former?.id, network: '203.0.113.0/24' }]);
  });

  it('ends the previous session of another person in this browser, but not their other sessions', async () => {
    const [theirs, visitor, elsewhere] = [newEmail(), newVisitor(), newVisitor()];
    const former = await visitor.signIn(theirs);
    clock.pass(MINUTE_MS);
    await elsewhere.signIn(theirs);
    const id = await visitor.signIn(newEmail());
    expect(id).not.toBe(former);
    expect([await liveSessions(former), await liveSessions(id)]).toEqual([[expect.anything()], [expect.anything()]]);
    expect(await userBy(elsewhere, elsewhere.cookie)).toBe(former);
    expect([(await signedOut(former)).length, (await signedOut(id)).length]).toEqual([1, 0]);
  });

  it('ends its previous session even if the refresh cookie is already used, and ignores an invalid cookie', async () => {
    const [own, visitor] = [newEmail(), newVisitor()];
    const id = await visitor.signIn(own);
    const spent = visitor.cookie;
    await visitor.post(REFRESH);
    clock.pass(MINUTE_MS);
    const code = await visitor.codeTo(own);
    const query = 'mutation ($dto: AuthenticateInput!) { answer: authenticate(dto: $dto) { user { id } } }';
    expect(await visitor.ask(query, { emailOrPhone: own, code }, { cookie: spent })).toEqual({ data: { user: { id } } });
    expect(await liveSessions(id)).toHaveLength(1);
    clock.pass(2 * MINUTE_MS);
    const other = newVisitor();
    const otherCode = await other.codeTo(own);
    const cookie = `${other.cookie}; refresh=none`;
    expect(await other.ask(query, { emailOrPhone: own, code: otherCode }, { cookie })).toEqual({ data: { user: { id } } });
    expect(await liveSessions(id)).toHaveLength(2);
  });

  it('keeps its session if the code is wrong, while an app without cookies keeps all sessions', async () => {
    const [own, visitor, app] = [newEmail(), newVisitor(), newVisitor(false)];
    const id = await visitor.signIn(own);
    expect(await visitor.authenticate(own, '0000')).toMatchObject({ refused: expect.any(String) });
    expect(await userBy(visitor, visitor.cookie)).toBe(id);
    for (let times = 0; times < 2; times += 1) {
      clock.pass(5 * MINUTE_MS);
      await app.signIn(own);
    }
    expect(await liveSessions(id)).toHaveLength(3);
  });
});
