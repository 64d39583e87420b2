import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { readConfig } from '../app/platform/config.server.ts';
import { apiProxy } from './api-proxy.ts';

/** Starts the proxy before a fake API and returns a function that sends requests through it. */
async function openProxy(listener: RequestListener) {
  const api = createServer(listener).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const app = Fastify();
  await app.register(apiProxy, { config: readConfig({ API_URL: `http://127.0.0.1:${port}`, PUBLIC_URL: 'https://shop.example' }) });
  return {
    send: (options: { method?: 'GET' | 'POST'; headers?: Record<string, string>; payload?: string }) =>
      app.inject({ method: 'GET', url: '/graphql', ...options }),
    async [Symbol.asyncDispose]() {
      await app.close();
      api.closeAllConnections();
      api.close();
    },
  };
}

test('a request that the API cannot serve now is passed on once', async () => {
  let asked = 0;
  await using proxy = await openProxy((_request, response) => {
    asked += 1;
    response.writeHead(503, { 'retry-after': '1' }).end();
  });
  expect((await proxy.send({})).statusCode).toBe(503);
  expect(asked).toBe(1);
});

test('an answer that breaks off is a failure of the API and no bad request', async () => {
  await using proxy = await openProxy((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).flushHeaders();
    response.destroy();
  });
  expect((await proxy.send({})).statusCode).toBe(502);
});

test("a client's forwarding headers are replaced, and a client that waits for permission to send is served", async () => {
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
  const answer = await proxy.send({ method: 'POST', headers, payload: '{"query":"{__typename}"}' });
  const passed = answer.json();
  expect(passed.body).toBe('{"query":"{__typename}"}');
  expect(passed.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
  expect(JSON.stringify(passed.headers)).not.toContain('203.0.113.7');
});
