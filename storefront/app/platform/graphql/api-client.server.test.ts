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
  const kept = new Map<string, { price: number; askedAt: number }>();
  globalThis.fetch = async (_url, options) => {
    const key = String(options?.body);
    const known = kept.get(key);
    if (known && now - known.askedAt < apiCacheMs)
      return Response.json({ data: { price: known.price } }, { headers: { 'x-age-ms': String(now - known.askedAt) } });
    kept.set(key, { price, askedAt: now });
    return Response.json({ data: { price } });
  };
}

const createVisit = (credentials: string | null) => buildVisit({ visitor: credentials ? 'known' : 'guest', credentials });

/** Two independent storefront processes in front of one API. */
function twoClients(credentials: string | null = null): ApiClient[] {
  fakeCachingApi();
  return [1, 2].map(() => {
    const results = new ResponseCache({ characters: 10_000 }, () => now);
    return createApiClient({ url: 'http://127.0.0.1', responses: results }, createVisit(credentials), new AbortController().signal);
  });
}

test.each([
  ['prices', (api: ApiClient) => api.query(Price)],
  ['counts for guests', (api: ApiClient) => api.queryAsGuest(Price)],
])('data of %s are at most a second old, although both the API and the storefront cache them', async (_what, ask) => {
  const clients = twoClients();
  const oldest = { ms: 0 };
  // The price is the current time in milliseconds, so a response shows its own age. The two processes send a request every 37 and every 41
  // ms, so that their requests meet at every offset.
  for (now = 0; now < 10_000; now += 1) {
    price = now;
    for (const [at, every] of [37, 41].entries()) {
      const client = clients[at];
      if (!client || now % every !== 0) continue;
      const result = await ask(client);
      oldest.ms = Math.max(oldest.ms, now - result.price);
    }
  }
  expect(oldest.ms).toBeGreaterThan(500);
  expect(oldest.ms).toBeLessThan(1000);
});

test('counts are cached for a second for a signed-in visitor too, and the menu is cached longer', async () => {
  const [api] = twoClients('access=own');
  price = 1;
  const [counts, menu] = [await api?.queryAsGuest(Price), await api?.queryLongCached(Menu)];
  price = 2;
  now = 999;
  expect(await api?.queryAsGuest(Price)).toEqual(counts);
  now = 1000;
  expect(await api?.queryAsGuest(Price)).toEqual({ price: 2 });
  expect(await api?.queryLongCached(Menu)).toEqual(menu);
});

/** Fakes an API that returns these responses in order; an error stands for a failed connection. Returns the number of requests so far. */
function answerInOrder(...results: (Response | Error)[]): () => number {
  let asked = 0;
  globalThis.fetch = async () => {
    const result = results[asked];
    asked += 1;
    if (!(result instanceof Response)) throw result ?? new Error('asked too often');
    return result;
  };
  return () => asked;
}

const quiet = { ...console, error: () => undefined, warn: () => undefined };

const client = (visit = createVisit(null)) =>
  createApiClient(
    { url: 'http://127.0.0.1', responses: new ResponseCache({ characters: 10_000 }, () => now) },
    Object.assign(visit, { logger: quiet }),
    new AbortController().signal,
  );

const unavailable = () => Response.json({ errors: [{ message: '', extensions: { code: 'UNAVAILABLE' } }] }, { status: 503 });
const failed = () => new TypeError('fetch failed');

test.each([
  ['the connection fails', failed()],
  ['the API restarts', new Response('no server', { status: 502 })],
  ['the database does not respond', unavailable()],
])('a read is sent again once if %s', async (_what, first) => {
  const asked = answerInOrder(first, Response.json({ data: { price: 1 } }));
  expect(await client().query(Price)).toEqual({ price: 1 });
  expect(asked()).toBe(2);
});

test.each([
  ['the API still does not respond', [failed(), failed()]],
  ['the API is still unavailable', [unavailable(), unavailable()]],
])('the page fails with 503 if %s', async (_what, results) => {
  const asked = answerInOrder(...results);
  await expect(client().query(Price)).rejects.toMatchObject({ init: { status: 503, headers: { 'Retry-After': '5' } } });
  expect(asked()).toBe(2);
});

test('a read that an overloaded API refuses is not sent again', async () => {
  const extensions = { code: 'UNAVAILABLE', details: { retryAfter: 1, reason: 'overload' } };
  const asked = answerInOrder(Response.json({ errors: [{ message: '', extensions }] }, { status: 503 }));
  await expect(client().query(Price)).rejects.toMatchObject({ init: { status: 503 } });
  expect(asked()).toBe(1);
});

test('an error in the request itself is not retried', async () => {
  const asked = answerInOrder(Response.json({ errors: [{ message: '', extensions: { code: 'NOT_FOUND' } }] }));
  await expect(client().query(Price)).rejects.toMatchObject({ init: { status: 404 } });
  expect(asked()).toBe(1);
});

test('a page is fresh until the first of its responses may be too old, counting the time in the cache of the API', async () => {
  const visit = createVisit(null);
  answerInOrder(
    Response.json({ data: { price: 1 } }, { headers: { 'x-age-ms': '300' } }),
    Response.json({ data: { price: 1 } }, { headers: { 'x-age-ms': '500' } }),
  );
  const api = client(visit);
  await api.queryLongCached(Menu);
  expect(visit.freshUntil).toBe(9_700);
  await api.query(Price);
  expect(visit.freshUntil).toBe(500);
});

test.each([
  ['fails', failed()],
  ['is refused', Response.json({ errors: [{ message: '', extensions: { code: 'NOT_FOUND' } }] })],
])('a page is not fresh if one of its queries %s', async (_what, result) => {
  const visit = createVisit(null);
  answerInOrder(result, failed());
  await expect(client(visit).query(Price)).rejects.toBeDefined();
  expect(visit.freshUntil).toBe(Number.NEGATIVE_INFINITY);
});

test('an error code that is the same for every visitor is cached, and pages with it count as fresh', async () => {
  const results = new ResponseCache({ characters: 10_000 }, () => now);
  const asked = answerInOrder(Response.json({ errors: [{ message: '', extensions: { code: 'DELIVERY_UNAVAILABLE' } }] }));
  for (const visit of [createVisit(null), createVisit(null)]) {
    Object.assign(visit, { logger: quiet });
    const api = createApiClient({ url: 'http://127.0.0.1', responses: results }, visit, new AbortController().signal);
    expect(readThrownCode(await api.query(Price).catch((error: unknown) => error))).toBe('DELIVERY_UNAVAILABLE');
    expect(visit.freshUntil).toBe(1_000);
  }
  expect(asked()).toBe(1);
});
