import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import Fastify, { type FastifyReply } from 'fastify';
import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { until } from '../../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../../test/test-api.harness.js';
import { buildOrder, buildProduct } from '../../../exports/testing.js';
import { ChangeWatch } from './change-watch.js';
import { ResponseCache } from './response-cache.js';
import { UnchangedPeriod } from './unchanged-period.js';

const CACHE_MS = 1_000;
const query = '{ product(dto: { slug: "shown" }) { name } }';

/** Running computations, each of which the test completes. */
const inProgress: PromiseWithResolvers<number>[] = [];
const startComputation = (): Promise<number> => {
  const computation = Promise.withResolvers<number>();
  inProgress.push(computation);
  return computation.promise;
};

@Resolver()
class DeferredResolver {
  @Query(() => Int, { description: 'Responds when the test completes the computation' })
  held(): Promise<number> {
    return startComputation();
  }

  @Mutation(() => Int, { description: 'Responds when the test completes the computation' })
  heldChange(): Promise<number> {
    return startComputation();
  }
}

@Module({ providers: [DeferredResolver] })
class DeferredModule {}

let api: TestApi;
let now = 0;
beforeAll(async () => {
  api = await startTestApi({ ANSWER_CACHE_MS: String(CACHE_MS) }, [DeferredModule]);
  api.app.get(ResponseCache).now = () => now;
  // Without ChangeWatch, the cache serves nothing for longer than a second.
  await api.app.get(ChangeWatch).beforeApplicationShutdown();
  api.app.get(UnchangedPeriod).restart(Number.POSITIVE_INFINITY);
  await buildProduct(api.db, { slug: 'shown', name: 'Прежнее' });
});
afterAll(() => api.close());
beforeEach(() => {
  now += 2 * CACHE_MS;
  inProgress.length = 0;
});

const rename = (name: string) => api.db.product.update({ where: { slug: 'shown' }, data: { name } });

const readName = async (result: Response): Promise<string> => {
  const { data } = (await result.json()) as { data: { product: { name: string } } };
  return data.product.name;
};

const countStatements = async (requestId: string): Promise<unknown> => (await api.findRequestLog(requestId)).statements;

describe('the response to a request without credentials', () => {
  it('is served from the cache without an SQL statement until it expires', async () => {
    await rename('Прежнее');
    expect(await readName(await api.post({ query }))).toBe('Прежнее');
    await rename('Новое');
    now += CACHE_MS - 1;
    const repeated = await api.post({ query }, { 'x-request-id': 'served-again' });
    expect([await readName(repeated), repeated.headers.get('content-type')]).toEqual(['Прежнее', 'application/json; charset=utf-8']);
    expect(repeated.headers.get('x-request-id')).toBe('served-again');
    expect(await countStatements('served-again')).toBe(0);
    now += 2;
    expect(await readName(await api.post({ query }))).toBe('Новое');
  });

  it('is computed each time if only the holder of a link may read it', async () => {
    const { id } = await buildOrder(api.db);
    const readStatus = async () => {
      const { data } = (await (await api.post({ query: `{ publicOrder(dto: { id: "${id}" }) { status } }` })).json()) as GraphqlResponse<{
        publicOrder: { status: string };
      }>;
      return data?.publicOrder.status;
    };
    expect(await readStatus()).toBe('AWAITING_PAY');
    await api.db.order.update({ where: { id }, data: { status: 'ACCEPT_MEET_WAIT_PAID' } });
    expect(await readStatus()).toBe('ACCEPT_MEET_WAIT_PAID');
  });

  it('reports its age, so that a cache in front can subtract it', async () => {
    const readAges = ({ headers }: Response) => [headers.get('age'), headers.get('x-age-ms')];
    expect(readAges(await api.post({ query }))).toEqual([null, null]);
    now += 417.2;
    expect(readAges(await api.post({ query }))).toEqual(['1', '418']);
    now += CACHE_MS - 418;
    expect(readAges(await api.post({ query }))).toEqual(['1', '1000']);
    now += 1;
    expect(readAges(await api.post({ query }))).toEqual([null, null]);
  });

  it('is computed once for concurrent requests, all of which get its result or its error', async () => {
    const ids = Array.from({ length: 12 }, (_, number) => `at-once-${number}`);
    const responses = await Promise.all(ids.map((id) => api.post({ query }, { 'x-request-id': id })));
    expect(new Set(await Promise.all(responses.map(readName))).size).toBe(1);
    const statements = await Promise.all(ids.map(countStatements));
    expect(statements.filter((count) => count !== 0)).toEqual([1]);
    const invalidResponses = await Promise.all(ids.map(() => api.post({ query: '{ product(dto: {}) { name } }' })));
    for (const result of invalidResponses)
      expect(await result.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('is computed by one of the waiting requests after the first computation failed, and all of them get its result', async () => {
    const requests = Array.from({ length: 12 }, () => api.post({ query: '{ held }' }));
    await until('one request computes', () => inProgress.length === 1);
    inProgress[0]?.reject(new Error('the database is unavailable'));
    await until('another computes', () => inProgress.length === 2);
    inProgress[1]?.resolve(7);
    const responses = await Promise.all(requests.map(async (result) => (await result).text()));
    expect(responses.filter((text) => text.includes('"held":7'))).toHaveLength(11);
    expect(inProgress).toHaveLength(2);
  });

  it('is computed by a waiting request when the client of the first request disconnects', async () => {
    const abortController = new AbortController();
    const url = `${api.url}/graphql?query=${encodeURIComponent('{ held }')}`;
    const get = (signal?: AbortSignal) => fetch(url, { headers: { 'apollo-require-preflight': 'true' }, signal: signal ?? null });
    const first = get(abortController.signal).catch(() => 'disconnected');
    await until('the first computes', () => inProgress.length === 1);
    const others = Array.from({ length: 6 }, () => get());
    abortController.abort();
    expect(await first).toBe('disconnected');
    await until('another computes', () => inProgress.length === 2);
    inProgress[1]?.resolve(8);
    for (const result of await Promise.all(others)) expect(await result.json()).toEqual({ data: { held: 8 } });
    inProgress[0]?.resolve(0);
    expect(inProgress).toHaveLength(2);
  });

  it('is computed for each of two identical mutations', async () => {
    const changes = [1, 2].map(() => api.post({ query: 'mutation { heldChange }' }));
    await until('both are under way', () => inProgress.length === 2);
    for (const computation of inProgress) computation.resolve(9);
    for (const result of await Promise.all(changes)) expect(await result.json()).toEqual({ data: { heldChange: 9 } });
  });

  it('is not served from the cache to another query, nor to a request with credentials', async () => {
    await rename('Общее');
    await api.post({ query });
    await rename('Своё');
    expect(await readName(await api.post({ query: query.replace('name', 'name slug') }))).toBe('Своё');
    for (const headers of [{ authorization: 'Bearer of-somebody' }, { cookie: 'access=of-somebody' }]) {
      expect(await readName(await api.post({ query }, headers))).toBe('Своё');
    }
    expect(await readName(await api.post({ query }))).toBe('Общее');
  });

  it('depends on the variables, and has the same cache headers when it comes from the cache', async () => {
    const requestName = (slug: string) =>
      api.post({ query: 'query ($slug: String!) { product(dto: { slug: $slug }) { name } }', variables: { slug } });
    await requestName('shown');
    expect(await (await requestName('unknown')).json()).toEqual({ data: { product: null } });
    const get = () => fetch(`${api.url}/graphql?query=${encodeURIComponent(query)}`, { headers: { 'apollo-require-preflight': 'true' } });
    const [first, second] = [await get(), await get()];
    for (const name of ['cache-control', 'vary', 'etag']) expect(second.headers.get(name)).toBe(first.headers.get(name));
    expect(first.headers.get('cache-control')).toBe('public, max-age=1');
  });

  it('has the status 400 for an invalid query, even when the query is repeated', async () => {
    const invalidQuery = '{ product(dto: { slug: "shown" }) { unknown } }';
    for (const id of ['wrong-first', 'wrong-again']) {
      expect((await api.post({ query: invalidQuery }, { 'x-request-id': id })).status).toBe(400);
    }
    await api.post({ query: '{ __typename }' });
  });

  it('is not served from the cache to a GET request without the preflight header', async () => {
    const url = `${api.url}/graphql?query=${encodeURIComponent(query)}`;
    await fetch(url, { headers: { 'apollo-require-preflight': 'true' } });
    expect((await fetch(url)).status).toBe(400);
  });
});

it('a request without credentials is refused if its variables are nested too deeply for a cache key', async () => {
  const levels = 9_000;
  const variables = `${'{"a":'.repeat(levels)}{}${'}'.repeat(levels)}`;
  const body = `{"query":"query($dto: ProductInput!) { product(dto: $dto) { id } }","variables":{"dto":${variables}}}`;
  const result = await api.post(body);
  expect(result.status).toBe(400);
  expect(((await result.json()) as GraphqlResponse<unknown>).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

it('a cached response whose client disconnects while it is being sent is not computed again', async () => {
  const cache = new ResponseCache(CACHE_MS, new UnchangedPeriod());
  const server = Fastify({ forceCloseConnections: true });
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (received, body, done) =>
    done(null, cache.lookUpResponse(received, String(body)) ? undefined : JSON.parse(String(body))),
  );
  cache.register(server);
  const sendings: PromiseWithResolvers<void>[] = [];
  let isSendingHeld = false;
  server.addHook('onSend', async () => {
    if (!isSendingHeld) return;
    const sending = Promise.withResolvers<void>();
    sendings.push(sending);
    await sending.promise;
  });
  const document = parse('{ a }');
  const operation = document.definitions[0] as OperationDefinitionNode;
  const markCacheable = async (reply: FastifyReply) => {
    const listener = await cache.plugin.requestDidStart?.({ contextValue: { reply } } as never);
    const response = { body: { kind: 'single', singleResult: {} }, http: {} };
    await listener?.willSendResponse?.({ schema: buildSchema('type Query { a: Int }'), document, operation, response } as never);
  };
  let computations = 0;
  server.post('/graphql', async (_request, reply) => {
    computations += 1;
    await markCacheable(reply);
    return reply.type('application/json').send(Buffer.from('{"data":{"a":1}}'));
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: '{ a }' }) };
  for (let times = 0; times < 2; times += 1) await (await fetch(`${url}/graphql`, request)).text();
  expect(computations).toBe(1);

  isSendingHeld = true;
  const connection = once(server.server, 'connection');
  const { port } = server.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  const { body } = request;
  const head = `POST /graphql HTTP/1.1\r\nhost: a\r\naccept: */*\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  client.write(`${head}\r\n\r\n${body}`);
  await until('the response is being sent', () => sendings.length === 1);
  const [socket] = (await connection) as [Socket];
  const closed = once(socket, 'close');
  client.destroy();
  await closed;
  sendings[0]?.resolve();
  isSendingHeld = false;
  await server.close();
  expect(computations).toBe(1);
});
