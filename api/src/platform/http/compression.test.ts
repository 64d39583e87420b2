import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signInStaff } from '../../auth/session/sessions.harness.js';
import { ResponseCache } from './cache/response-cache.js';

/** A query that every guest may send, with a response of some 50 kB. */
const LONG = '{ __schema { types { name description } } }';
const SHORT = '{ __typename }';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ANSWER_CACHE_MS: '1000' });
  // Stops the clock of the cache, so that no response expires.
  api.app.get(ResponseCache).now = () => 0;
});
afterAll(() => api.close());

const get = (query: string, encoding: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/graphql?${new URLSearchParams({ query })}`, {
    headers: { 'apollo-require-preflight': 'true', 'accept-encoding': encoding, ...headers },
  });
const readEncoding = ({ headers }: Response) => headers.get('content-encoding');
const measureLength = ({ headers }: Response) => Number(headers.get('content-length'));

describe('a response to a query', () => {
  it.each(['zstd', 'br', 'gzip'])('is compressed by %s for a client that accepts it', async (encoding) => {
    const plain = await api.post({ query: LONG }, { 'accept-encoding': 'identity' });
    const compressed = await api.post({ query: LONG }, { 'accept-encoding': encoding });
    expect([readEncoding(plain), readEncoding(compressed)]).toEqual([null, encoding]);
    expect(measureLength(compressed)).toBeLessThan(measureLength(plain) / 3);
    expect(compressed.headers.get('content-type')).toBe(plain.headers.get('content-type'));
    expect(await compressed.json()).toEqual(await plain.json());
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['zstd;q=0.2, gzip;q=0.9', 'gzip'],
    ['*', 'zstd'],
  ])('for "accept-encoding: %s" has the encoding %s', async (acceptEncoding, encoding) => {
    expect(readEncoding(await api.post({ query: LONG }, { 'accept-encoding': acceptEncoding }))).toBe(encoding);
  });

  it.each(['deflate', 'gzip;q=0', 'identity, gzip;q=0.5'])('for "accept-encoding: %s" is not compressed', async (acceptEncoding) => {
    expect(readEncoding(await api.post({ query: LONG }, { 'accept-encoding': acceptEncoding }))).toBeNull();
  });

  it('is compressed in the media type of GraphQL over HTTP', async () => {
    const headers = { accept: 'application/graphql-response+json', 'accept-encoding': 'br' };
    const result = await api.post({ query: LONG }, headers);
    expect([readEncoding(result), result.headers.get('content-type')]).toEqual(['br', 'application/graphql-response+json; charset=utf-8']);
  });

  it('is not compressed if it is short', async () => {
    const result = await get(SHORT, 'gzip');
    expect([readEncoding(result), measureLength(result)]).toEqual([null, 32]);
    expect(result.headers.get('vary')).toContain('Accept-Encoding');
  });

  it('comes from the cache in the encoding that each client accepts', async () => {
    const responses = [];
    for (const encoding of ['br', 'zstd', 'identity', 'gzip', 'br']) responses.push(await get(LONG, encoding));
    expect(responses.map(readEncoding)).toEqual(['br', 'zstd', null, 'gzip', 'br']);
    expect(responses.slice(1).map(({ headers }) => headers.get('age'))).toEqual(['1', '1', '1', '1']);
    expect(new Set(await Promise.all(responses.map((result) => result.text()))).size).toBe(1);
  });

  it('may be cached per encoding, with a different ETag for each', async () => {
    const [plain, compressed] = [await get(LONG, 'identity'), await get(LONG, 'br')];
    for (const result of [plain, compressed])
      expect(result.headers.get('vary')).toBe('Origin, Authorization, Cookie, Accept, Accept-Encoding');
    const etag = compressed.headers.get('etag') ?? '';
    expect(etag).not.toBe(plain.headers.get('etag'));
    const repeated = await get(LONG, 'br', { 'if-none-match': etag });
    expect([repeated.status, repeated.headers.get('etag'), readEncoding(repeated)]).toEqual([304, etag, null]);
    expect(repeated.headers.get('vary')).toContain('Accept-Encoding');
    expect((await get(LONG, 'identity', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is compressed when it is requested by the hash of its document', async () => {
    const query = '{ __schema { types { name description kind } } }';
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(query))).toString('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    await api.post({ query, extensions });
    expect(readEncoding(await api.post({ extensions }, { 'accept-encoding': 'br' }))).toBe('br');
  });
});

describe('a response to a mutation', () => {
  // The compressed length would reveal how much of the sender's own text, such as an alias, equals a token or a code in the response.
  it('has the encoding identity, so that not even a proxy compresses it', async () => {
    const alias = 'a'.repeat(2_000);
    const result = await api.post({ query: `mutation { ${alias}: signOut }` }, { 'accept-encoding': 'br, gzip' });
    expect(readEncoding(result)).toBe('identity');
    expect((await result.json()) as GraphqlResponse<unknown>).toEqual({ data: { [alias]: true } });
  });
});

it('a response to a POST request outside GraphQL has the encoding identity', async () => {
  const result = await fetch(`${api.url}/api/send-sms`, { method: 'POST', headers: { 'accept-encoding': 'gzip' } });
  expect(readEncoding(result)).toBe('identity');
});

it('a download of the journal is compressed by zstd, br or gzip, whichever the client accepts', async () => {
  const admin = await signInStaff(api, 'ADMIN');
  const download = (encoding: string) =>
    fetch(`${api.url}/api/journal`, { headers: { ...bearer(admin.tokens), 'accept-encoding': encoding } });
  for (const encoding of ['zstd', 'br', 'gzip']) {
    const [plain, compressed] = [await download('identity'), await download(encoding)];
    expect([readEncoding(plain), readEncoding(compressed)]).toEqual([null, encoding]);
    expect(await compressed.text()).toBe(await plain.text());
  }
});

it('/inbox, whose messages may contain sign-in codes, has the encoding identity', async () => {
  const result = await fetch(`${api.url}/inbox`, { headers: { 'accept-encoding': 'gzip' } });
  expect([result.status, readEncoding(result)]).toEqual([200, 'identity']);
});
