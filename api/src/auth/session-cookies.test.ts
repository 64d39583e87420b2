import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { Clock } from '../platform/process/clock.js';
import { HOUR_MS } from '../platform/process/durations.js';
import { asBrowser, BROWSER, bearer, formatCookie, signIn, toRefusal } from './session/sessions.harness.js';

const SESSIONS = { query: '{ sessions { id current } }' };
const REFRESH = { query: 'mutation { refreshTokens { user { id } authData { accessToken } } }' };
const SIGN_OUT = { query: 'mutation { signOut }' };
const SESSION_ENDED = { status: 401, code: 'UNAUTHENTICATED' };
const SERVED = { status: 200, code: undefined };
const OTHER_ORIGIN = 'https://other.example';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ CORS_ORIGINS: OTHER_ORIGIN, ANSWER_CACHE_MS: '1000', MUTATIONS_PER_MINUTE: '10000' });
});
afterAll(() => api.close());

interface ReadCookie {
  value: string;
  attributes: string[];
}

function readCookies(response: Response): Record<string, ReadCookie> {
  const pairs = response.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    return [name, { value, attributes: attributes.sort() }] as const;
  });
  return Object.fromEntries(pairs);
}

const toCookieHeader = (response: Response): { cookie: string } => {
  const pairs = Object.entries(readCookies(response)).filter(([, { value }]) => value !== '');
  return { cookie: pairs.map(([name, { value }]) => `${name}=${value}`).join('; ') };
};

describe('a browser of the shop', () => {
  it('gets its tokens only as cookies that scripts cannot read', async () => {
    const { accountId, tokens } = await signIn(api);
    const response = await api.post(REFRESH, asBrowser(tokens));
    expect(await response.clone().json()).toEqual({ data: { refreshTokens: { user: { id: accountId }, authData: null } } });
    const common = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'];
    const { access, refresh } = readCookies(response);
    expect(access?.attributes).toEqual([...common, 'Max-Age=604800'].sort());
    expect(refresh?.attributes).toEqual([...common, 'Max-Age=2592000'].sort());
    expect([access?.value, refresh?.value].join().length).toBeGreaterThan(150);
    expect(await response.text()).not.toContain(access?.value);
    expect(await toRefusal(await api.post(SESSIONS, { ...BROWSER, ...toCookieHeader(response) }))).toMatchObject(SERVED);
  });

  it('refreshes its session with its cookie, and ignores a refresh token in the request', async () => {
    const [current, otherPerson] = [await signIn(api), await signIn(api)];
    const variables = { dto: { refreshToken: otherPerson.tokens.refreshToken } };
    const query = 'mutation ($dto: RefreshTokensInput) { refreshTokens(dto: $dto) { user { id } authData { accessToken } } }';
    const response = await api.post({ query, variables }, asBrowser(current.tokens));
    expect(await response.json()).toEqual({ data: { refreshTokens: { user: { id: current.accountId }, authData: null } } });
    expect(await toRefusal(await api.post({ query, variables }, BROWSER))).toMatchObject(SESSION_ENDED);
  });

  it('without an access cookie must refresh its session before it gets personal data, and is not treated as a guest', async () => {
    const { tokens } = await signIn(api);
    const headers = { ...BROWSER, cookie: `refresh=${tokens.refreshToken}` };
    expect(await toRefusal(await api.post({ query: '{ user { id } }' }, headers))).toMatchObject(SESSION_ENDED);
    expect(await toRefusal(await api.post({ query: '{ directoryList { slug } }' }, headers))).toMatchObject(SERVED);
    expect((await api.post(REFRESH, headers)).status).toBe(200);
  });

  it('loses its cookies when it refreshes an ended session, and is then a guest', async () => {
    const { tokens } = await signIn(api);
    await api.post(SIGN_OUT, bearer(tokens));
    const response = await api.post(REFRESH, asBrowser(tokens));
    expect(await toRefusal(response.clone())).toMatchObject(SESSION_ENDED);
    const { access, refresh } = readCookies(response);
    for (const cookie of [access, refresh]) expect(cookie).toMatchObject({ value: '', attributes: expect.arrayContaining(['Max-Age=0']) });
    expect(await (await api.post({ query: '{ user { id } }' }, { ...BROWSER, ...toCookieHeader(response) })).json()).toEqual({
      data: { user: null },
    });
  });

  it('can sign out with an expired access token, or without a session', async () => {
    const { sessionId, tokens } = await signIn(api);
    const real = api.app.get(Clock);
    const now = real.now;
    real.now = () => new Date(Date.now() + HOUR_MS);
    const response = await api.post(SIGN_OUT, asBrowser(tokens));
    real.now = now;
    expect(await response.clone().json()).toEqual({ data: { signOut: true } });
    expect(readCookies(response)).toMatchObject({ access: { value: '' }, refresh: { value: '' } });
    expect((await api.db.session.findUniqueOrThrow({ where: { id: sessionId } })).endedAt).not.toBeNull();
    expect(await (await api.post(SIGN_OUT, BROWSER)).json()).toEqual({ data: { signOut: true } });
  });

  it('loses even invalid cookies by signing out', async () => {
    for (const cookie of ['access=none', 'access=none; refresh=none', 'refresh=none']) {
      const response = await api.post(SIGN_OUT, { ...BROWSER, cookie });
      expect([cookie, response.status, response.headers.getSetCookie().map((line) => line.split(';')[0])]).toEqual([
        cookie,
        200,
        ['access=', 'refresh='],
      ]);
    }
  });

  it('gets cookies without Secure only from a demo on loopback', async () => {
    const demo = await startTestApi({ MODE: 'demo', TRUSTED_PROXIES: '127.0.0.1' });
    const isSecureFor = async (headers: Record<string, string>) => {
      const { tokens } = await signIn(demo);
      return readCookies(await demo.post(REFRESH, { ...asBrowser(tokens), ...headers })).access?.attributes.includes('Secure');
    };
    expect(await isSecureFor({})).toBe(false);
    expect(await isSecureFor({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' })).toBe(true);
    await demo.close();
  });
});

describe('a page of another origin', () => {
  it.each([
    ['without the marker header', {}],
    ['with the marker header if the page belongs to another site', { ...BROWSER, 'sec-fetch-site': 'cross-site' }],
    ['with the marker header even if the page belongs to the same site', { ...BROWSER, 'sec-fetch-site': 'same-site' }],
  ])('cannot use the cookies of the shop %s', async (_how, headers) => {
    const { sessionId, tokens } = await signIn(api);
    const sent = { ...formatCookie(tokens), ...headers };
    expect(await toRefusal(await api.post(SESSIONS, sent))).toMatchObject(SESSION_ENDED);
    const refreshed = await api.post(REFRESH, sent);
    expect(await toRefusal(refreshed.clone())).toMatchObject(SESSION_ENDED);
    expect(refreshed.headers.getSetCookie()).toEqual([]);
    await api.post({ query: 'mutation { signOut(dto: { everywhere: true }) }' }, sent);
    expect(await api.db.session.findUniqueOrThrow({ where: { id: sessionId } })).toMatchObject({ endedAt: null, refreshCounter: 0 });
  });

  it('gets no permission to send credentials from CORS, even if its origin is listed as a frontend', async () => {
    const preflight = await fetch(`${api.url}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: OTHER_ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-meet-browser',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(OTHER_ORIGIN);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a response', () => {
  it('is specific to its viewer, even if other people send the same query', async () => {
    const [anna, boris] = [await signIn(api), await signIn(api)];
    const userQuery = { query: '{ user { id } }' };
    const readUserId = async (response: Response) =>
      ((await response.json()) as { data: { user: { id: string } | null } }).data.user?.id ?? null;
    const requests = [
      { headers: {}, expected: null },
      { headers: asBrowser(anna.tokens), expected: anna.accountId },
      { headers: bearer(boris.tokens), expected: boris.accountId },
      { headers: BROWSER, expected: null },
      { headers: asBrowser(boris.tokens), expected: boris.accountId },
      { headers: {}, expected: null },
    ];
    for (const { headers, expected } of requests) expect(await readUserId(await api.post(userQuery, headers))).toBe(expected);
  });

  it('to a GET request is private if a cookie was sent or the request failed', async () => {
    const { tokens } = await signIn(api);
    const get = (headers: Record<string, string>) =>
      fetch(`${api.url}/graphql?query=${encodeURIComponent(SESSIONS.query)}`, { headers: { 'apollo-require-preflight': '1', ...headers } });
    const response = await get(asBrowser(tokens));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const refused = await get({});
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'private, no-store']);
  });
});
