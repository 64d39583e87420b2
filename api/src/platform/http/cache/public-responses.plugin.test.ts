import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../../test/test-api.harness.js';
import { buildDirectory } from '../../../exports/testing.js';

const MENU = 'query Menu { directoryList { name } }';
const PREFLIGHT_HEADERS = { 'apollo-require-preflight': 'true', origin: 'https://other.example' };
const sha256Hash = (query: string) => createHash('sha256').update(query).digest('hex');
const buildPersistedQuery = (hash: string) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ CORS_ORIGINS: 'https://other.example' });
  await buildDirectory(api.db, { name: 'Обувь' });
});
afterAll(() => api.close());

const get = (search: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/graphql?${new URLSearchParams(search)}`, { headers: { ...PREFLIGHT_HEADERS, ...headers } });
const readCodes = async (response: Response) =>
  ((await response.json()) as GraphqlResponse<unknown>).errors?.map(({ extensions }) => extensions.code);

describe('the response to a GET request', () => {
  it('with public data may be cached for one second, separately per origin, credentials and encoding', async () => {
    const response = await get({ query: MENU });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=1']);
    expect(response.headers.get('vary')).toBe('Origin, Authorization, Cookie, Accept, Accept-Encoding');
    expect(await response.json()).toEqual({ data: { directoryList: [{ name: 'Обувь' }] } });
  });

  it('with public data has status 304 and no body for a client that has its ETag, until the data change', async () => {
    const etag = (await get({ query: MENU })).headers.get('etag') ?? '';
    for (const ifNoneMatch of [etag, `"other", W/${etag}`, '*']) {
      const response = await get({ query: MENU }, { 'if-none-match': ifNoneMatch });
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=1');
      expect(response.headers.get('content-length')).toBeNull();
    }
    const directory = await buildDirectory(api.db, { name: 'Сумки' });
    expect((await get({ query: MENU }, { 'if-none-match': etag })).status).toBe(200);
    await api.db.directory.delete({ where: { id: directory.id } });
  });

  it.each([
    ['a token', { authorization: 'Bearer x' }],
    ['a cookie', { cookie: 'access=x' }],
  ])('is private if the request has %s', async (_credentials, headers) => {
    const response = await get({ query: MENU }, headers);
    expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['private, no-store', null]);
  });

  it.each([
    ['an order that anyone with its link may read', '{ publicOrder(dto: { id: "1" }) { number } }'],
    ['an order of the viewer', '{ getOrderByUUID(dto: { uuid: "1" }) { number } }'],
    ['a payment', '{ sandboxPayment(dto: { id: "1" }) { state } }'],
    ['an order in a fragment', '{ directoryList { name } ...A } fragment A on Query { ... { publicOrder(dto: { id: "1" }) { number } } }'],
  ])('is private if the query selects %s', async (_what, query) => {
    const response = await get({ query });
    expect([response.status, response.headers.get('cache-control'), response.headers.get('etag')]).toEqual([
      200,
      'private, no-store',
      null,
    ]);
  });

  it('is public if the query selects cities', async () => {
    const response = await get({ query: '{ findCity(dto: { query: "казань" }) { id } }' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=1');
  });

  it('is not public if the query is invalid or one of its fields failed', async () => {
    const response = await get({
      query: '{ directoryList { name } filteredProducts(dto: { pagination: { limit: 101 } }) { items { id } } }',
    });
    expect(response.headers.get('cache-control')).not.toMatch(/public/);
    expect((await get({ query: '{ nothing }' })).headers.get('cache-control')).not.toMatch(/public/);
  });
});

describe('a request', () => {
  it('is refused if another site could send it without a preflight', async () => {
    const response = await fetch(`${api.url}/graphql?${new URLSearchParams({ query: MENU })}`);
    expect([response.status, await readCodes(response)]).toEqual([400, ['BAD_REQUEST']]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const form = await fetch(`${api.url}/graphql`, { method: 'POST', body: new URLSearchParams({ query: MENU }) });
    expect(form.status).toBe(400);
    const plain = await api.post({ query: MENU }, { 'content-type': 'text/plain' });
    expect(plain.status).toBe(400);
  });
});

describe('a persisted operation', () => {
  it('can be requested by its hash once its document has been sent', async () => {
    const query = '{ directoryList { name position } }';
    const unknownHashResponse = await get({ extensions: buildPersistedQuery(sha256Hash(query)) });
    expect(unknownHashResponse.headers.get('cache-control')).not.toMatch(/public/);
    expect(await readCodes(unknownHashResponse)).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    const storingResponse = await get({ query, extensions: buildPersistedQuery(sha256Hash(query)) });
    const response = await get({ extensions: buildPersistedQuery(sha256Hash(query)) });
    expect(response.headers.get('cache-control')).toBe('public, max-age=1');
    expect(await response.text()).toBe(await storingResponse.text());
    expect(response.headers.get('etag')).toBe(storingResponse.headers.get('etag'));
  });

  it('is refused with PersistedQueryNotFound if its document was never sent', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256Hash('{ neverSent }') } };
    const responses = [await get({ extensions: JSON.stringify(extensions) }), await api.post({ extensions })];
    for (const response of responses) {
      const { errors } = (await response.json()) as GraphqlResponse<unknown>;
      expect([response.status, errors?.map(({ message }) => message)]).toEqual([200, ['PersistedQueryNotFound']]);
    }
  });

  it('is never stored under the hash of another operation', async () => {
    const response = await get({ query: MENU, extensions: buildPersistedQuery(sha256Hash('{ other }')) });
    expect([response.status, await readCodes(response)]).toEqual([400, ['BAD_REQUEST']]);
    expect(await readCodes(await get({ extensions: buildPersistedQuery(sha256Hash('{ other }')) }))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
  });
});
