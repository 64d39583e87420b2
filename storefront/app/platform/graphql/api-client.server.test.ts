import { buildVisit } from '../visit.factory.ts';
import { createApiClient, readThrownCode } from './api-client.server.ts';
import type { ApiClient } from './api-client.ts';
import { TypedDocumentString } from './generated/graphql.ts';
import { ResponseCache } from './response-cache.server.ts';

const apiCacheMs = 1000;
const Price = new TypedDocumentString<{ price: number }, Record<string, never>>('query Price { price }');
const Menu = new TypedDocumentString<{ price: number }, Record<string, never>>('query Menu { price }');

let now = 0;
let price = 0;
const { fetch } = globalThis;
beforeEach(() => {
  now = 0;
  price = 0;
});
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Fakes an API that caches responses: a cached response repeats the price of the first one and reports its age in `x-age-ms`. */
function fakeCachingApi(): void {
  const cachedReplies = new Map<string, { price: number; requestedAt: number }>();
  globalThis.fetch = async (_url, options) => {
    const key = String(options?.body);
    const cached = cachedReplies.get(key);
    if (cached && now - cached.requestedAt < apiCacheMs)
      return Response.json({ data: { price: cached.price } }, { headers: { 'x-age-ms': String(now - cached.requestedAt) } });
    cachedReplies.set(key, { price, requestedAt: now });
    return Response.json({ data: { price } });
  };
}

const createVisit = (credentials: string | null) => buildVisit({ visitor: credentials ? 'known' : 'guest', credentials });

/** Two independent storefront processes in front of one API. */
function createTwoClients(credentials: string | null = null): ApiClient[] {
  fakeCachingApi();
  return [1, 2].map(() => {
    const responseCache = new ResponseCache({ maxCharacters: 10_000 }, () => now);
    return createApiClient({ url: 'http://127.0.0.1', responseCache }, createVisit(credentials), new AbortController().signal);
  });
}

test.each([
  ['prices for a visitor', (api: ApiClient) => api.query(Price)],
  ['prices that are the same for everybody', (api: ApiClient) => api.queryAsGuest(Price)],
])('%s are at most a second old, although both the API and the storefront cache them', async (_what, sendQuery) => {
  const clients = createTwoClients();
  const oldest = { ms: 0 };
  // The price is the current time in milliseconds, so a response shows its own age. The two processes send a request every 37 and every 41
  // ms, so that their requests meet at every offset.
  for (now = 0; now < 10_000; now += 1) {
    price = now;
    for (const [index, intervalMs] of [37, 41].entries()) {
      const client = clients[index];
      if (!client || now % intervalMs !== 0) continue;
      const result = await sendQuery(client);
      oldest.ms = Math.max(oldest.ms, now - result.price);
    }
  }
  expect(oldest.ms).toBeGreaterThan(500);
  expect(oldest.ms).toBeLessThan(1000);
});

test('prices that are the same for everybody are cached for a second, even for a signed-in visitor, and the menu is cached longer', async () => {
  const [api] = createTwoClients('access=own');
  price = 1;
  const [prices, menu] = [await api?.queryAsGuest(Price), await api?.queryLongCached(Menu)];
  price = 2;
  now = 999;
  expect(await api?.queryAsGuest(Price)).toEqual(prices);
  now = 1000;
  expect(await api?.queryAsGuest(Price)).toEqual({ price: 2 });
  expect(await api?.queryLongCached(Menu)).toEqual(menu);
});

/**
 * Fakes an API that returns these responses in order; an error stands for a failed connection. Returns a function that counts the requests
 * so far.
 */
function respondInOrder(...results: (Response | Error)[]): () => number {
  let requestCount = 0;
  globalThis.fetch = async () => {
    const result = results[requestCount];
    requestCount += 1;
    if (!(result instanceof Response)) throw result ?? new Error('too many requests');
    return result;
  };
  return () => requestCount;
}

const silentLogger = { ...console, error: () => undefined, warn: () => undefined };

const createClient = (visit = createVisit(null)) =>
  createApiClient(
    { url: 'http://127.0.0.1', responseCache: new ResponseCache({ maxCharacters: 10_000 }, () => now) },
    Object.assign(visit, { logger: silentLogger }),
    new AbortController().signal,
  );

const createUnavailableResponse = () => Response.json({ errors: [{ message: '', extensions: { code: 'UNAVAILABLE' } }] }, { status: 503 });
const createConnectionError = () => new TypeError('fetch failed');

test.each([
  ['the connection fails', createConnectionError()],
  ['the API restarts', new Response('no server', { status: 502 })],
  ['the database does not respond', createUnavailableResponse()],
])("a page's query is sent again once if %s", async (_what, firstResult) => {
  const countRequests = respondInOrder(firstResult, Response.json({ data: { price: 1 } }));
  expect(await createClient().query(Price)).toEqual({ price: 1 });
  expect(countRequests()).toBe(2);
});

test.each([
  ['the API does not respond to the second attempt either', [createConnectionError(), createConnectionError()]],
  ['the API is unavailable at the second attempt too', [createUnavailableResponse(), createUnavailableResponse()]],
])('the page fails with 503 if %s', async (_what, results) => {
  const countRequests = respondInOrder(...results);
  await expect(createClient().query(Price)).rejects.toMatchObject({ init: { status: 503, headers: { 'Retry-After': '5' } } });
  expect(countRequests()).toBe(2);
});

test("a page's query that an overloaded API refuses is not sent again", async () => {
  const extensions = { code: 'UNAVAILABLE', details: { retryAfter: 1, reason: 'overload' } };
  const countRequests = respondInOrder(Response.json({ errors: [{ message: '', extensions }] }, { status: 503 }));
  await expect(createClient().query(Price)).rejects.toMatchObject({ init: { status: 503 } });
  expect(countRequests()).toBe(1);
});

test("a page's query for something that does not exist is not sent again", async () => {
  const countRequests = respondInOrder(Response.json({ errors: [{ message: '', extensions: { code: 'NOT_FOUND' } }] }));
  await expect(createClient().query(Price)).rejects.toMatchObject({ init: { status: 404 } });
  expect(countRequests()).toBe(1);
});

test('a page is fresh until the first of its responses reaches its maximum age, counting the time in the cache of the API', async () => {
  const visit = createVisit(null);
  respondInOrder(
    Response.json({ data: { price: 1 } }, { headers: { 'x-age-ms': '300' } }),
    Response.json({ data: { price: 1 } }, { headers: { 'x-age-ms': '500' } }),
  );
  const api = createClient(visit);
  await api.queryLongCached(Menu);
  expect(visit.freshUntil).toBe(9_700);
  await api.query(Price);
  expect(visit.freshUntil).toBe(500);
});

test.each([
  ['fails', createConnectionError()],
  ['is refused as NOT_FOUND', Response.json({ errors: [{ message: '', extensions: { code: 'NOT_FOUND' } }] })],
])('a page is not fresh if one of its queries %s', async (_what, result) => {
  const visit = createVisit(null);
  respondInOrder(result, createConnectionError());
  await expect(createClient(visit).query(Price)).rejects.toBeDefined();
  expect(visit.freshUntil).toBe(Number.NEGATIVE_INFINITY);
});

test('the error DELIVERY_UNAVAILABLE, which is the same for every visitor, is cached, and pages with it count as fresh', async () => {
  const responseCache = new ResponseCache({ maxCharacters: 10_000 }, () => now);
  const countRequests = respondInOrder(Response.json({ errors: [{ message: '', extensions: { code: 'DELIVERY_UNAVAILABLE' } }] }));
  for (const visit of [createVisit(null), createVisit(null)]) {
    Object.assign(visit, { logger: silentLogger });
    const api = createApiClient({ url: 'http://127.0.0.1', responseCache }, visit, new AbortController().signal);
    expect(readThrownCode(await api.query(Price).catch((error: unknown) => error))).toBe('DELIVERY_UNAVAILABLE');
    expect(visit.freshUntil).toBe(1_000);
  }
  expect(countRequests()).toBe(1);
});
