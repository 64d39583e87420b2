import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildProductItem } from '@meet/api/testing';
import { createClient } from './client.ts';
import { ApiError, ConnectionError, isApiError } from './error/errors.ts';
import {
  AddToCartDocument,
  CartDocument,
  ListingDocument,
  ProductDocument,
  QuoteDocument,
  SendEmailCodeDocument,
  ViewerDocument,
} from './generated/operations.ts';
import type { Brand, ErrorCode } from './generated/types.ts';
import { Network } from './network.harness.ts';
import { createTestClient, openRealApi, type RealApi, signInByCode } from './real-api.harness.ts';
import { gql } from './typed-document.ts';

let api: RealApi;

beforeAll(() => {
  api = openRealApi();
});
afterAll(() => api.close());

const catchFailure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error) => error,
  );

describe('a request', () => {
  it('returns the data of its document, with its types', async () => {
    const { id, productId } = await buildProductItem(api.db.client, { price: 1_249_000n });
    const client = createTestClient(api);
    const { product } = await client.request(ProductDocument, { dto: { id: productId } });
    const price: number | undefined = product?.priceDetails?.payable;
    expect(price).toBe(1_249_000);
    const { quote } = await client.request(QuoteDocument, { dto: { productItemIds: [id] } });
    expect(quote).toMatchObject({ total: 1_249_000, lines: [{ productItemId: id, problem: null }] });
    // @ts-expect-error The variables of a listing are required.
    const refused = client.request(ListingDocument);
    await expect(refused).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    // @ts-expect-error A product has no such field.
    expect(product?.nosuchfield).toBeUndefined();
  });

  it('can send a document that the caller has written, with types from the contract', async () => {
    const brands = gql<{ brandList: { items: Pick<Brand, 'name'>[] } }>`{ brandList { items { name } } }`;
    const { brandList } = await createTestClient(api).request(brands);
    const names: string[] = brandList.items.map(({ name }) => name);
    expect(names).toEqual(expect.any(Array));
    const result: unknown = await createTestClient(api).request('{ __typename }');
    expect(result).toEqual({ __typename: 'Query' });
  });

  it('uses the session for personal data', async () => {
    const { id } = await buildProductItem(api.db.client);
    const client = createTestClient(api);
    await signInByCode(api, client);
    await client.request(AddToCartDocument, { dto: { ids: [id] } });
    expect((await client.request(CartDocument)).productCart?.lines).toMatchObject([{ productItemId: id }]);
  });

  it('sends the configured headers', async () => {
    const network = new Network();
    let sentHeaders: Headers | undefined;
    const client = createTestClient(api, {
      headers: async () => ({ 'x-request-id': 'of-the-integrator' }),
      fetch: (address, init) => {
        sentHeaders = new Headers(init?.headers);
        return network.fetch(address, init);
      },
    });
    await client.request(ViewerDocument);
    expect(sentHeaders?.get('x-request-id')).toBe('of-the-integrator');
  });

  it('is aborted by its signal', async () => {
    const client = createTestClient(api);
    const abortedSignal = AbortSignal.abort(new Error('left'));
    expect(await catchFailure(client.request(ViewerDocument, {}, { signal: abortedSignal }))).toEqual(new Error('left'));
    const abortController = new AbortController();
    const failure = catchFailure(client.request(ViewerDocument, {}, { signal: abortController.signal }));
    abortController.abort(new Error('left later'));
    expect(await failure).toEqual(new Error('left later'));
  });
});

describe('an API error', () => {
  it('is recognised by its code, which determines the type of its details', async () => {
    const client = createTestClient(api);
    const error = await catchFailure(client.request(ListingDocument, { dto: { pagination: { limit: 1000 } } }));
    if (!isApiError(error)) throw error;
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringMatching(/[а-я]/), requestId: expect.any(String) });
    switch (error.code) {
      case 'PRICE_CHANGED':
        error.details.total satisfies number;
        break;
      case 'ITEMS_UNAVAILABLE':
        error.details.productItemIds satisfies string[];
        break;
      default:
        error.code satisfies ErrorCode;
    }
    // @ts-expect-error Another code has another code's details.
    if (isApiError(error, 'PRICE_CHANGED')) error.details.productItemIds satisfies string[];
    expect(isApiError(error, 'PRICE_CHANGED')).toBe(false);
    expect(isApiError(error, 'WRONG_CODE', 'BAD_USER_INPUT')).toBe(true);
    expect(isApiError(new Error('other'))).toBe(false);
  });

  it('has the details of its code, such as the exceeded limit or the time of the next attempt', async () => {
    const client = createTestClient(api);
    const deep = `{ product(dto: {slug: "a"}) { ${'children { '.repeat(12)} id ${'} '.repeat(12)} } }`;
    const tooDeep = await catchFailure(client.request(deep));
    expect(isApiError(tooDeep, 'LIMIT_EXCEEDED') && tooDeep.details).toMatchObject({ limit: 'depth', most: 10 });
    await client.request(SendEmailCodeDocument, { dto: { email: 'twice@example.com' } });
    const tooSoon = await catchFailure(client.request(SendEmailCodeDocument, { dto: { email: 'twice@example.com' } }));
    if (!isApiError(tooSoon, 'TOO_MANY_REQUESTS')) throw tooSoon;
    expect(Date.parse(tooSoon.details.until ?? '')).toBeGreaterThan(Date.now());
    expect(tooSoon.retryAfterMs).toBeGreaterThan(1_000);
    const wrong = await catchFailure(client.signIn({ emailOrPhone: 'twice@example.com', code: '0' }));
    expect(isApiError(wrong, 'WRONG_CODE', 'BAD_USER_INPUT')).toBe(true);
  });

  it('contains the partial data of its response', async () => {
    const error = await catchFailure(createTestClient(api).request('{ faqList { id } user { id } product(dto: {}) { id } }'));
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', data: { faqList: [], user: null }, errors: [{ path: ['product'] }] });
  });
});

describe('the failure of a request without a response from the API', () => {
  const createFailingClient = (fetch: typeof globalThis.fetch) =>
    createClient({ endpoint: 'http://shop.invalid/graphql', fetch, repeats: 0 });

  it('is a ConnectionError that states whether a change may have been made', async () => {
    const client = createFailingClient(async () => Promise.reject(new TypeError('fetch failed')));
    expect(await catchFailure(client.request(ViewerDocument))).toMatchObject({ reason: 'NETWORK', mayHaveHappened: false });
    const mutationFailure = await catchFailure(client.request(AddToCartDocument, { dto: {} }));
    expect(mutationFailure).toBeInstanceOf(ConnectionError);
    expect(mutationFailure).not.toBeInstanceOf(ApiError);
    expect(mutationFailure).toMatchObject({ reason: 'NETWORK', mayHaveHappened: true, cause: new TypeError('fetch failed') });
  });

  it('has the status of a proxy that responds instead of the API', async () => {
    const client = createFailingClient(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await catchFailure(client.request(ViewerDocument))).toMatchObject({ reason: 'ANSWER', status: 502 });
  });

  it('has the reason TIMEOUT even if the response has already begun', async () => {
    const server = createServer((_request, response) => void response.write('{"data":')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = Object(server.address());
    const client = createClient({ endpoint: `http://127.0.0.1:${port}/graphql`, timeoutMs: 100 });
    expect(await catchFailure(client.request(ViewerDocument))).toMatchObject({ reason: 'TIMEOUT', mayHaveHappened: false });
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  it('is a TypeError for a parsed document, which the client refuses before it sends anything', async () => {
    const client = createFailingClient(() => delay(0).then(() => Promise.reject(new Error('was sent'))));
    const parsed: object = { kind: 'Document', definitions: [] };
    expect(await catchFailure(client.request(parsed))).toBeInstanceOf(TypeError);
  });
});
