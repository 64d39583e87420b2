import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { openProgram } from '../../auth/service-token/service-tokens.harness.js';
import { bearer, signIn, signInStaff } from '../../auth/session/sessions.harness.js';
import { buildDirectory, buildProduct } from '../../exports/testing.js';
import { PrismaService } from '../prisma/prisma.service.js';

const FRONTEND = 'https://other-frontend.example';
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const MENU = '{ directoryList { slug } }';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ CORS_ORIGINS: FRONTEND });
});
afterAll(() => api.close());

function buildNestedObject(levels: number): object {
  let value: object = {};
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
}

async function toRefusal(response: Response) {
  const { errors } = (await response.json()) as GraphqlResponse<unknown>;
  return errors?.[0];
}

describe('an error response', () => {
  it.each([
    [
      'variables nested deeper than the stack',
      { query: 'query ($dto: ProductInput!) { product(dto: $dto) { id } }', variables: { dto: buildNestedObject(3_000) } },
    ],
    ['an undeclared variable nested deeper than the stack', { query: MENU, variables: { dto: buildNestedObject(3_000) } }],
    ['a subscription', { query: 'subscription { __typename }' }],
  ])('does not have the code INTERNAL for a bad request: %s', async (_what, body) => {
    const response = await api.post(body);
    const refusal = await toRefusal(response);
    expect(response.status).toBeLessThan(500);
    expect(refusal?.extensions.code).not.toBe('INTERNAL');
  });

  it('hides the details of an unexpected failure, which the log has under the request id of the client', async () => {
    await api.db.$executeRaw`ALTER TABLE directory RENAME TO hidden_directory`;
    const response = await api.post({ query: MENU }, { 'x-request-id': 'broken-table-1' });
    await api.db.$executeRaw`ALTER TABLE hidden_directory RENAME TO directory`;
    const text = await response.text();
    expect(JSON.parse(text).errors[0]).toMatchObject({
      message: 'Что-то пошло не\u00a0так. Попробуйте ещё\u00a0раз.',
      path: ['directoryList'],
      extensions: { code: 'INTERNAL', requestId: 'broken-table-1' },
    });
    expect(text).not.toMatch(/relation|prisma|stack|node_modules/i);
    expect(api.log).toContainEqual(
      expect.objectContaining({ level: 'error', requestId: 'broken-table-1', err: expect.objectContaining({ stack: expect.any(String) }) }),
    );
  });

  it.each([
    ['a document that is not GraphQL', { query: '{ directoryList {' }, 'GRAPHQL_PARSE_FAILED', /Syntax Error/],
    ['a field that does not exist', { query: '{ directoryList { price } }' }, 'GRAPHQL_VALIDATION_FAILED', /Cannot query field "price"/],
    [
      'a variable of a wrong type',
      { query: 'query ($dto: ProductInput!) { product(dto: $dto) { id } }', variables: { dto: 1 } },
      'BAD_USER_INPUT',
      /ProductInput/,
    ],
    ['a missing document', {}, 'BAD_REQUEST', /./],
  ])('states what is wrong with %s', async (_what, body, code, reason) => {
    const response = await api.post(body);
    expect(response.status).toBe(400);
    const error = await toRefusal(response);
    expect(error).toMatchObject({
      extensions: { code, requestId: response.headers.get('x-request-id'), details: { reason: expect.stringMatching(reason) } },
    });
    expect(error?.message).toMatch(/[а-я]/);
    expect(JSON.stringify(error)).not.toContain('stacktrace');
  });

  it.each([
    [
      'a null character in a variable',
      { query: 'query ($dto: ProductInput!) { product(dto: $dto) { id } }', variables: { dto: { slug: 'a\0b' } } },
    ],
    [
      'half a surrogate pair in a variable',
      { query: 'query ($dto: ProductInput!) { product(dto: $dto) { id } }', variables: { dto: { slug: 'a\ud800' } } },
    ],
    ['an escaped null character in the document', { query: '{ product(dto: { slug: "a\\u0000b" }) { id } }' }],
    ['a null character with another escape in the document', { query: '{ product(dto: { slug: "a\\u{0}b" }) { id } }' }],
    ['an unescaped null character in the document', { query: '{ product(dto: { slug: "a\0b" }) { id } }' }],
  ])('has the code BAD_USER_INPUT for %s, which the database cannot store', async (_text, body) => {
    const response = await api.post(body);
    expect([response.status, (await toRefusal(response))?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('has the same format outside GraphQL', async () => {
    const notFound = await fetch(`${api.url}/nowhere`);
    expect(notFound.status).toBe(404);
    expect(await toRefusal(notFound)).toMatchObject({ extensions: { code: 'NOT_FOUND', requestId: notFound.headers.get('x-request-id') } });
    const notJson = await api.post('{ not json');
    expect(notJson.status).toBe(400);
    expect((await toRefusal(notJson))?.extensions.code).toBe('BAD_REQUEST');
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('lists the permitted methods if the method is %s', async (method) => {
    const response = await fetch(`${api.url}/graphql?a=b`, { method, body: 'a text', headers: { 'content-type': 'text/plain' } });
    expect([response.status, response.headers.get('allow'), response.headers.get('cache-control')]).toEqual([
      405,
      'GET, POST',
      'private, no-store',
    ]);
    expect((await toRefusal(response))?.extensions).toMatchObject({ code: 'BAD_REQUEST', requestId: response.headers.get('x-request-id') });
    expect((await fetch(`${api.url}/graphql/nothing`, { method })).status).toBe(404);
  });
});

describe('a Host header', () => {
  // Uses a socket, because fetch sends valid Host headers only.
  const sendHostHeader = async (host: string): Promise<string> => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.write(`GET /graphql?query=%7B__typename%7D HTTP/1.1\r\n${host}\r\napollo-require-preflight: 1\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };

  it.each(['Host: a b', 'Host: [::1', 'Host: %', 'Host:'])('"%s" is refused with 400', async (host) => {
    const response = await sendHostHeader(host);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('"code":"BAD_REQUEST"');
  });

  it.each(['Host: shop.example', 'Host: 127.0.0.1:4000', 'Host: [::1]:4000'])('"%s" is accepted', async (host) => {
    expect(await sendHostHeader(host)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a server that is closing', () => {
  it('refuses a request over an open connection with a readable error and the time after which to repeat it', async () => {
    const closing = await startTestApi({ CORS_ORIGINS: FRONTEND });
    const server = closing.app.getHttpServer();
    const socket = connect(Number(new URL(closing.url).port), '127.0.0.1').setEncoding('utf8');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const request = `GET /graphql?query=%7B__typename%7D HTTP/1.1\r\nHost: shop.example\r\nOrigin: ${FRONTEND}\r\nx-request-id: closing-1\r\napollo-require-preflight: 1\r\n\r\n`;
    // The beginning of the second request keeps the connection open.
    socket.write(request + request.slice(0, 20));
    await until('the first request is answered', () => received.endsWith('"__typename":"Query"}}\n'));
    received = '';
    const connectionClosed = once(socket, 'close');
    const serverClosed = closing.close();
    await until('the server stops listening', () => !server.listening);
    socket.write(request.slice(20));
    await Promise.all([connectionClosed, serverClosed]);
    const [head = '', body = ''] = received.split('\r\n\r\n');
    const [status, ...headers] = head.toLowerCase().split('\r\n');
    expect(status).toMatch(/ 503 /);
    expect(headers).toEqual(
      expect.arrayContaining([
        'retry-after: 5',
        'connection: close',
        `access-control-allow-origin: ${FRONTEND}`,
        'x-request-id: closing-1',
      ]),
    );
    expect(JSON.parse(body)).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'UNAVAILABLE', requestId: 'closing-1', details: { retryAfter: 5 } } }],
    });
  });
});

describe('a request body', () => {
  it('is accepted up to 100 kB', async () => {
    const buildPaddedRequest = (bytes: number) => ({ query: `${MENU} #${'x'.repeat(bytes)}` });
    expect((await api.post(buildPaddedRequest(99_000))).status).toBe(200);
    const response = await api.post(buildPaddedRequest(103_000));
    expect(response.status).toBe(413);
    expect((await toRefusal(response))?.extensions).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', details: { limit: 'body', most: 102_400 } });
  });

  it('may exceed 100 kB only in the variables of the staff and of programs', async () => {
    const manager = bearer((await signInStaff(api, 'MANAGER')).tokens);
    const program = await openProgram(api, ['STOCK_WRITE']);
    const shopper = bearer((await signIn(api)).tokens);
    const buildPaddedRequest = (bytes: number) => ({ query: MENU, variables: { x: 'x'.repeat(bytes) } });
    const readStatus = async (bytes: number, headers: Record<string, string>) =>
      (await api.post(buildPaddedRequest(bytes), headers)).status;
    for (const headers of [manager, program.headers]) {
      expect([await readStatus(510_000, headers), await readStatus(530_000, headers)]).toEqual([200, 413]);
    }
    expect([await readStatus(110_000, {}), await readStatus(110_000, shopper)]).toEqual([413, 413]);
    expect(await readStatus(110_000, { authorization: 'Bearer meet_service_unknown' })).toBe(401);
    const longText = await api.post({ query: `{ __typename } #${'x'.repeat(103_000)}` }, manager);
    expect((await toRefusal(longText))?.extensions).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', details: { limit: 'body', most: 102_400 } });
  });

  it('without a declared length is refused beyond 100 kB as well, except in the variables of the staff', async () => {
    const body = () => new Blob([JSON.stringify({ query: MENU, variables: { x: 'x'.repeat(110_000) } })]).stream();
    const send = (headers: Record<string, string>) => {
      const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: body(), duplex: 'half' };
      return fetch(`${api.url}/graphql`, request as RequestInit);
    };
    expect((await send({})).status).toBe(413);
    expect((await send(bearer((await signInStaff(api, 'MANAGER')).tokens))).status).toBe(200);
  });
});

describe('the request id', () => {
  it('is taken from the request if it is well formed', async () => {
    const response = await api.post({ query: `query Menu ${MENU}` }, { 'x-request-id': 'visit_0123-abc' });
    expect(response.headers.get('x-request-id')).toBe('visit_0123-abc');
    expect(await api.findRequestLog('visit_0123-abc')).toMatchObject({ operation: 'Menu', route: '/graphql', status: 200, statements: 1 });
  });

  it.each([
    ['too short', 'short'],
    ['too long', 'x'.repeat(65)],
    ['not one word', 'with space in it'],
  ])('is generated if that of the request is %s', async (_fault, invalidId) => {
    const response = await api.post({ query: MENU }, { 'x-request-id': invalidId });
    expect(response.headers.get('x-request-id')).toMatch(UUID);
  });

  it('is stored in the search outbox with the changes of a transaction', async () => {
    await api.db.$executeRaw`INSERT INTO search_engine (name) VALUES ('test-engine') ON CONFLICT DO NOTHING`;
    const { id } = await buildProduct(api.db);
    await api.app
      .get(PrismaService)
      .inTransaction('visit-that-sold', (transaction) =>
        transaction.product.update({ where: { id }, data: { unitSold: { increment: 1 } } }),
      );
    await api.db.product.update({ where: { id }, data: { unitSold: { increment: 1 } } });
    const rows = await api.db.searchOutbox.findMany({ where: { productId: id, engine: 'test-engine' }, orderBy: { id: 'asc' } });
    expect(rows.map(({ requestId }) => requestId)).toEqual([null, 'visit-that-sold', null]);
    // This engine is deleted, because no worker processes its rows, and the health check would report them as overdue.
    await api.db.searchEngine.delete({ where: { name: 'test-engine' } });
  });
});

describe('a frontend of another origin', () => {
  const preflight = (origin: string) =>
    fetch(`${api.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,authorization' },
    });

  it('may call the API from its pages if it is listed', async () => {
    const allowed = await preflight(FRONTEND);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(FRONTEND);
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(/authorization/);
    const response = await api.post({ query: MENU }, { origin: FRONTEND });
    expect(response.headers.get('access-control-allow-origin')).toBe(FRONTEND);
    expect(response.headers.get('access-control-expose-headers')).toMatch(/x-request-id/);
  });

  it('may not call the API if it is not listed', async () => {
    expect((await preflight('https://stranger.example')).headers.get('access-control-allow-origin')).toBeNull();
    const response = await api.post({ query: MENU }, { origin: 'https://stranger.example' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('the error codes in the schema include TOO_MANY_REQUESTS', async () => {
  const { data } = await api.query<{ __type: { enumValues: { name: string }[] } }>('{ __type(name: "ErrorCode") { enumValues { name } } }');
  expect(data?.__type.enumValues).toContainEqual({ name: 'TOO_MANY_REQUESTS' });
});

describe('response headers', () => {
  it('forbid caching, framing and sniffing', async () => {
    await buildDirectory(api.db);
    const { headers } = await api.post({ query: MENU });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

it('a browser that opens /graphql without the explorer gets status 400 and a text without absolute URLs', async () => {
  const response = await fetch(`${api.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(400);
  expect(await response.text()).not.toMatch(/https?:\/\//);
});

describe('health and metrics', () => {
  it('have a separate port, and every metric has the prefix meet, process or nodejs', async () => {
    expect((await fetch(`${api.healthUrl}/health/live`)).status).toBe(200);
    const ready = await fetch(`${api.healthUrl}/health/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: 'up', components: { database: { status: 'up' } } });
    const metrics = await (await fetch(`${api.healthUrl}/metrics`)).text();
    expect(metrics).toMatch(/meet_http_request_duration_seconds_count\{method="POST",route="\/graphql",status="200"\} [1-9]/);
    expect(metrics).toMatch(/meet_sql_statements_total [1-9]/);
    expect(metrics).toMatch(/^meet_search_full_read_age_seconds \d/m);
    const names = Array.from(metrics.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name);
    expect(names.filter((name) => !name?.match(/^(?:meet|process|nodejs)_/))).toEqual([]);
    expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(404);
  });
});
