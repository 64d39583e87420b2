import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fetchFromApi } from './api-fetch.server.ts';

let server: Server;
let respond: RequestListener;
let connections: number;
beforeEach(async () => {
  connections = 0;
  server = createServer((request, response) => respond(request, response));
  server.on('connection', () => (connections += 1));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = (body: string, signal?: AbortSignal) =>
  fetchFromApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, {
    method: 'POST',
    headers: { 'x-request-id': 'visit', cookie: 'access=token' },
    body,
    ...(signal && { signal }),
  });

test('a request and its response are passed on as they are, over one connection', async () => {
  respond = async (request, response) => {
    const { method, url, headers } = request;
    const received = [method, url, headers['x-request-id'], headers.cookie, headers['content-length'], await text(request)];
    response.writeHead(401, { 'set-cookie': ['a=1', 'b=2'], 'x-age-ms': '5' }).end(JSON.stringify(received));
  };
  for (const body of ['{"query":"туфли"}', '{}']) {
    const response = await send(body);
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-age-ms')).toBe('5');
    expect(JSON.parse(await response.text())).toEqual(['POST', '/graphql', 'visit', 'access=token', String(Buffer.byteLength(body)), body]);
  }
  expect(connections).toBe(1);
});

test.each<[string, RequestListener]>([
  ['no response', (request) => request.socket.destroy()],
  [
    'half of a response',
    (request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"data"');
      setImmediate(() => request.socket.destroy());
    },
  ],
])('%s rejects', async (_what, listener) => {
  respond = listener;
  await expect(send('{}')).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test.each([false, true])('an aborted request rejects, also when its response has begun: %s', async (hasBegun) => {
  const abortController = new AbortController();
  const closed = Promise.withResolvers<void>();
  respond = (request, response) => {
    request.socket.on('close', () => closed.resolve());
    if (hasBegun) response.write('{');
    setTimeout(() => abortController.abort(), 20);
  };
  await expect(send('{}', abortController.signal)).rejects.toThrow();
  await closed.promise;
});
