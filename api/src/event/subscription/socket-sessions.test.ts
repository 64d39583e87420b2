import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { asBrowser, bearer, formatCookie, signIn, startReplica } from '../../auth/session/sessions.harness.js';
import { Clock } from '../../platform/process/clock.js';
import { MINUTE_MS } from '../../platform/process/durations.js';
import { ALL_ORDERS, readHandshakeRefusal, Subscriber } from './subscriber.harness.js';

const SHOP = 'https://shop.example';
const PARTNER = 'https://partner.example';
const FOREIGN = 'https://foreign.example';

let api: TestApi;
/** Another process, whose clock is not moved. */
let other: TestApi;
const openSubscribers: Subscriber[] = [];
let now: Clock['now'];

async function connect(opening: Parameters<typeof Subscriber.connect>[1], to = api): Promise<Subscriber> {
  const subscriber = await Subscriber.connect(to.url, opening);
  openSubscribers.push(subscriber);
  return subscriber;
}

const buildHeaders = (origin: string, tokens: Parameters<typeof formatCookie>[0]) => ({ headers: { origin, ...formatCookie(tokens) } });

beforeAll(async () => {
  const env = { PUBLIC_URL: SHOP, CORS_ORIGINS: PARTNER };
  api = await startTestApi(env);
  now = api.app.get(Clock).now;
  other = await startReplica(api, env);
});
afterAll(async () => {
  await other.close();
  await api.close();
});
afterEach(() => {
  api.app.get(Clock).now = now;
  for (const subscriber of openSubscribers.splice(0)) subscriber.end();
});

/** Moves the clock to a time when all access tokens issued so far have expired. */
function expireTokens(): void {
  api.app.get(Clock).now = () => new Date(Date.now() + 16 * MINUTE_MS);
}

describe('a client that opens a socket', () => {
  it('is refused without a session', async () => {
    for (const opening of [{}, { headers: { origin: SHOP } }, { headers: { origin: SHOP, cookie: 'other=1' } }]) {
      const subscriber = await connect(opening);
      expect(await subscriber.waitForClose()).toBe(4401);
      expect(subscriber.messages).toEqual([]);
    }
  });

  it('is refused with a service token, because a program has no orders and no cart', async () => {
    const { tokens } = await signIn(other);
    const subscriber = await connect({ token: `meet_service_${'a'.repeat(43)}`, ...buildHeaders(SHOP, tokens) });
    expect(await subscriber.waitForClose()).toBe(4401);
  });

  it('is recognised by its token rather than by its cookies', async () => {
    const { tokens } = await signIn(other);
    expect((await connect({ token: tokens.accessToken })).isAccepted).toBe(true);
    expect((await connect({ token: tokens.accessToken, headers: { origin: PARTNER } })).isAccepted).toBe(true);
    const wrong = await connect({ token: 'nonsense', ...buildHeaders(SHOP, tokens) });
    expect(await wrong.waitForClose()).toBe(4403);
  });

  it("is recognised by its cookies only on the shop's own pages", async () => {
    const { tokens } = await signIn(other);
    expect((await connect(buildHeaders(SHOP, tokens))).isAccepted).toBe(true);
    expect(await (await connect(buildHeaders(PARTNER, tokens))).waitForClose()).toBe(4401);
    expect(await (await connect({ headers: formatCookie(tokens) })).waitForClose()).toBe(4401);
    for (const origin of [FOREIGN, 'null', 'https://shop.example.foreign.example', 'http://shop.example', '']) {
      expect(await readHandshakeRefusal(api.url, buildHeaders(origin, tokens))).toEqual({ status: 403, code: 'FORBIDDEN' });
    }
  });

  it("may be a page from the API's own host in a demo, but not in production", async () => {
    expect((await connect(buildHeaders(api.url, (await signIn(other)).tokens))).isAccepted).toBe(true);
    const otherScheme = buildHeaders(api.url.replace('http:', 'https:'), (await signIn(other)).tokens);
    expect(await readHandshakeRefusal(api.url, otherScheme)).toEqual({ status: 403, code: 'FORBIDDEN' });
    const production = await startReplica(api, { MODE: 'production', PUBLIC_URL: SHOP });
    const { tokens } = await signIn(other);
    try {
      expect(await readHandshakeRefusal(production.url, buildHeaders(production.url, tokens))).toEqual({ status: 403, code: 'FORBIDDEN' });
      expect((await connect(buildHeaders(SHOP, tokens), production)).isAccepted).toBe(true);
    } finally {
      await production.close();
    }
  });

  it('has to refresh an expired token first', async () => {
    const { tokens } = await signIn(api);
    const { tokens: rest } = await signIn(api);
    const onlyRefresh = { headers: { origin: SHOP, cookie: `refresh=${rest.refreshToken}` } };
    expect(await (await connect(onlyRefresh)).waitForClose()).toBe(4403);
    expireTokens();
    expect(await (await connect({ token: tokens.accessToken })).waitForClose()).toBe(4403);
    expect(await (await connect(buildHeaders(SHOP, tokens))).waitForClose()).toBe(4403);
  });
});

describe('an open socket', () => {
  it('closes when its token expires, whether that is in a cookie or not, and a refreshed token opens a new socket', async () => {
    const { tokens } = await signIn(api);
    const [browser, client] = [await connect(buildHeaders(SHOP, tokens)), await connect({ token: tokens.accessToken })];
    await Promise.all([browser.follow(ALL_ORDERS), client.follow(ALL_ORDERS)]);
    expireTokens();
    expect(await Promise.all([browser.waitForClose(), client.waitForClose()])).toEqual([4403, 4403]);
    const refreshed = await api.post({ query: 'mutation { refreshTokens { user { id } } }' }, asBrowser(tokens));
    const cookie = refreshed.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const again = await connect({ headers: { origin: SHOP, cookie } });
    await again.follow(ALL_ORDERS);
    expect(again.closed).toBeUndefined();
  });

  it('closes when its session ends in any process and for any reason', async () => {
    const signOut = { query: 'mutation { signOut }' };
    const ends: ((session: Awaited<ReturnType<typeof signIn>>) => Promise<unknown>)[] = [
      ({ tokens }) => api.post(signOut, asBrowser(tokens)),
      ({ tokens }) => other.post(signOut, bearer(tokens)),
      ({ accountId }) => api.db.account.update({ where: { id: accountId }, data: { deletedAt: new Date() } }),
      ({ sessionId }) => api.db.session.delete({ where: { id: sessionId } }),
      ({ sessionId }) => api.db.session.update({ where: { id: sessionId }, data: { expiresAt: new Date() } }),
    ];
    await Promise.all(
      ends.map(async (end) => {
        const session = await signIn(other);
        const subscriber = await connect(buildHeaders(SHOP, session.tokens));
        await subscriber.follow(ALL_ORDERS);
        await end(session);
        expect(await subscriber.waitForClose()).toBe(4401);
      }),
    );
  });

  it('stays open when another session of the same person ends', async () => {
    const [one, another] = [await signIn(other), await signIn(other)];
    const [first, second] = [await connect(buildHeaders(SHOP, one.tokens)), await connect(buildHeaders(SHOP, another.tokens))];
    await other.post({ query: 'mutation { signOut }' }, bearer(one.tokens));
    await first.waitForClose();
    await second.follow(ALL_ORDERS);
    expect(second.closed).toBeUndefined();
  });
});
