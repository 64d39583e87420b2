import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { readConfig } from '../app/platform/config.server.ts';
import { registerApiProxy } from './api-proxy.ts';

/** Starts the proxy in front of a fake API, and returns a function that sends requests through the proxy. */
async function openProxy(listener: RequestListener) {
  const api = createServer(listener).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const app = Fastify();
  await app.register(registerApiProxy, { config: readConfig({ API_URL: `http://127.0.0.1:${port}`, PUBLIC_URL: 'https://shop.example' }) });
  return {
    send: (options: { method?: 'GET' | 'POST'; url?: string; headers?: Record<string, string>; payload?: string }) =>
      app.inject({ method: 'GET', url: '/graphql', ...options }),
    async [Symbol.asyncDispose]() {
      await app.close();
      api.closeAllConnections();
      api.close();
    },
  };
}

test('the API proxy forwards a request only once, even if the API responds that it is unavailable', async () => {
  let requestCount = 0;
  await using proxy = await openProxy((_request, response) => {
    requestCount += 1;
    response.writeHead(503, { 'retry-after': '1' }).end();
  });
  expect((await proxy.send({})).statusCode).toBe(503);
  expect(requestCount).toBe(1);
});

test('a request through the API proxy is not held up by many others that wait for the API', async () => {
  const waitingCount = 300;
  const waitingResponses: ServerResponse[] = [];
  await using proxy = await openProxy((request, response) => {
    if (request.url === '/graphql?crowd') waitingResponses.push(response);
    else response.end('served');
  });
  const responses = Array.from({ length: waitingCount }, () => proxy.send({ url: '/graphql?crowd' }));
  expect((await proxy.send({ url: '/graphql?late' })).body).toBe('served');
  while (waitingResponses.length < waitingCount) await new Promise(setImmediate);
  for (const response of waitingResponses) response.end();
  await Promise.all(responses);
});

test('the API proxy reports a response that breaks off as a failure of the API, not as a bad request', async () => {
  await using proxy = await openProxy((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).flushHeaders();
    response.destroy();
  });
  expect((await proxy.send({})).statusCode).toBe(502);
});

test("the API proxy replaces a client's forwarding headers, and serves a client that expects «100 Continue»", async () => {
  await using proxy = await openProxy(async (request, response) => {
    response.end(JSON.stringify({ headers: request.headers, body: await text(request) }));
  });
  const headers = {
    'content-type': 'application/json',
    expect: '100-continue',
    forwarded: 'for=203.0.113.7',
    'x-real-ip': '203.0.113.7',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'ftp',
  };
  const result = await proxy.send({ method: 'POST', headers, payload: '{"query":"{__typename}"}' });
  const forwarded = result.json();
  expect(forwarded.body).toBe('{"query":"{__typename}"}');
  expect(forwarded.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
  expect(JSON.stringify(forwarded.headers)).not.toContain('203.0.113.7');
});

test('the API proxy passes on a file of 3 MB, and an error with which the API responds before it has read the file', async () => {
  await using proxy = await openProxy(async (request, response) => {
    if (request.headers.authorization === undefined) return response.writeHead(401).end('{"errors":[]}');
    response.end(String((await text(request)).length));
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const payload = 'x'.repeat(3_000_000);
  const file = { method: 'POST', url: '/api/uploads', payload } as const;
  expect((await proxy.send({ ...file, headers: { ...headers, authorization: 'Bearer x' } })).body).toBe('3000000');
  expect((await proxy.send({ ...file, headers })).statusCode).toBe(401);
});

test.each([
  ['/graphql', 512 * 1024],
  ['/api/payments/yookassa', 100 * 1024],
])('the API proxy passes on a body to %s up to the limit of the API, and rejects a larger one', async (url, maxBytes) => {
  await using proxy = await openProxy(async (request, response) => {
    response.end(String((await text(request)).length));
  });
  const headers = { 'content-type': 'application/json' };
  const send = (bytes: number) => proxy.send({ method: 'POST', url, headers, payload: 'x'.repeat(bytes) });
  expect((await send(maxBytes)).body).toBe(String(maxBytes));
  const refusal = await send(maxBytes + 1);
  expect(refusal.statusCode).toBe(413);
  expect(refusal.json().errors[0].extensions).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', details: { limit: 'body', most: maxBytes } });
});

test('the API proxy rejects a file where the API accepts none', async () => {
  await using proxy = await openProxy((_request, response) => response.end());
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  expect((await proxy.send({ method: 'POST', headers, payload: 'x' })).statusCode).toBe(415);
});
