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

let visitorCount = 0;
const createEmail = () => `again-${++visitorCount}@example.com`;
const createVisitor = (isBrowser = true) => new Visitor(api, { address: `203.0.113.${++visitorCount}`, isBrowser });

const listLiveSessions = (accountId: string) => api.db.session.findMany({ where: { accountId, endedAt: null }, select: { id: true } });
const listSignOuts = (accountId: string) => api.db.securityEvent.findMany({ where: { accountId, kind: 'SIGNED_OUT' } });

/** Returns the id of the person to whom the cookies belong; undefined for a guest. */
async function readUserId(visitor: Visitor, cookie: string): Promise<string | undefined> {
  return (await visitor.post<{ user: { id: string } | null }>(ME, { cookie })).data?.user?.id;
}

describe('a browser that signs in again', () => {
  it('ends its previous session at once, and records this in the security log', async () => {
    const [email, visitor] = [createEmail(), createVisitor()];
    const id = await visitor.signIn(email);
    const [previous] = await listLiveSessions(id);
    const before = visitor.cookie;
    expect(await readUserId(visitor, before)).toBe(id);
    clock.pass(MINUTE_MS);
    await visitor.signIn(email);
    expect(await readUserId(visitor, before)).toBeUndefined();
    expect(await readUserId(visitor, visitor.cookie)).toBe(id);
    expect(await listLiveSessions(id)).toHaveLength(1);
    expect(await listSignOuts(id)).toMatchObject([{ sessionId: previous?.id, network: '203.0.113.0/24' }]);
  });

  it('ends the session of the person who used it before, but not the sessions of that person in other browsers', async () => {
    const [otherEmail, visitor, otherBrowser] = [createEmail(), createVisitor(), createVisitor()];
    const previous = await visitor.signIn(otherEmail);
    clock.pass(MINUTE_MS);
    await otherBrowser.signIn(otherEmail);
    const id = await visitor.signIn(createEmail());
    expect(id).not.toBe(previous);
    expect([await listLiveSessions(previous), await listLiveSessions(id)]).toEqual([[expect.anything()], [expect.anything()]]);
    expect(await readUserId(otherBrowser, otherBrowser.cookie)).toBe(previous);
    expect([(await listSignOuts(previous)).length, (await listSignOuts(id)).length]).toEqual([1, 0]);
  });

  it('ends its previous session even if the refresh cookie is already used, and ignores an invalid cookie', async () => {
    const [email, visitor] = [createEmail(), createVisitor()];
    const id = await visitor.signIn(email);
    const spentCookies = visitor.cookie;
    await visitor.post(REFRESH);
    clock.pass(MINUTE_MS);
    const code = await visitor.requestCode(email);
    const query = 'mutation ($dto: AuthenticateInput!) { answer: authenticate(dto: $dto) { user { id } } }';
    expect(await visitor.ask(query, { emailOrPhone: email, code }, { cookie: spentCookies })).toEqual({ data: { user: { id } } });
    expect(await listLiveSessions(id)).toHaveLength(1);
    clock.pass(2 * MINUTE_MS);
    const other = createVisitor();
    const otherCode = await other.requestCode(email);
    const cookie = `${other.cookie}; refresh=none`;
    expect(await other.ask(query, { emailOrPhone: email, code: otherCode }, { cookie })).toEqual({ data: { user: { id } } });
    expect(await listLiveSessions(id)).toHaveLength(2);
  });

  it('keeps its session if the code is wrong, and an app that signs in again without cookies ends no session', async () => {
    const [email, visitor, app] = [createEmail(), createVisitor(), createVisitor(false)];
    const id = await visitor.signIn(email);
    expect(await visitor.authenticate(email, '0000')).toMatchObject({ refused: expect.any(String) });
    expect(await readUserId(visitor, visitor.cookie)).toBe(id);
    for (let times = 0; times < 2; times += 1) {
      clock.pass(5 * MINUTE_MS);
      await app.signIn(email);
    }
    expect(await listLiveSessions(id)).toHaveLength(3);
  });
});
