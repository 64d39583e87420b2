import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import Fastify from 'fastify';
import { readConfig } from '../app/platform/config.server.ts';
import { forwardSockets } from './api-sockets.ts';
import { limitConnections } from './connections.ts';

type UpgradeListener = (request: IncomingMessage, socket: Duplex) => void;

const getPort = (server: Server) => (server.address() as AddressInfo).port;
const acceptResponse = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-protocol: p\r\n\r\n';

/** Starts the storefront's server in front of a fake API. */
async function openShop(onUpgrade: UpgradeListener | null) {
  const api = createServer((_request, response) => response.writeHead(429, { 'retry-after': '3' }).end('no'));
  if (onUpgrade) api.on('upgrade', onUpgrade);
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const app = Fastify();
  limitConnections(app.server, { trustedProxies: [], onRefused: () => {} });
  forwardSockets(app, readConfig({ API_URL: `http://127.0.0.1:${getPort(api)}`, PUBLIC_URL: 'https://shop.example' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    api,
    app,
    /** Requests a WebSocket through the storefront. Returns the response, and the socket if the request was accepted. */
    async upgrade(headers: Record<string, string> = {}): Promise<{ response: IncomingMessage; socket?: Socket }> {
      const upgradeRequest = request({
        port: getPort(app.server as Server),
        path: '/graphql',
        headers: { connection: 'Upgrade', upgrade: 'websocket', ...headers },
      });
      const { promise, resolve, reject } = Promise.withResolvers<{ response: IncomingMessage; socket?: Socket }>();
      upgradeRequest.on('upgrade', (result, socket) => resolve({ response: result, socket: socket as Socket }));
      upgradeRequest.on('response', (result) => resolve({ response: result }));
      upgradeRequest.on('error', reject);
      upgradeRequest.end();
      return promise;
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      api.closeAllConnections();
      api.close();
    },
  };
}

test("a forwarded WebSocket passes bytes in both directions, and the API gets the client's address and the requested host", async () => {
  const { promise: onUpgrade, resolve } = Promise.withResolvers<IncomingMessage>();
  await using shop = await openShop((request, socket) => {
    resolve(request);
    socket.write(`${acceptResponse}hello`);
    socket.pipe(socket);
  });
  const forgedHeaders = {
    'x-forwarded-for': '203.0.113.7',
    'x-real-ip': '203.0.113.7',
    host: 'shop.example',
    origin: 'https://shop.example',
  };
  const { response, socket } = await shop.upgrade(forgedHeaders);
  expect(response.headers['sec-websocket-protocol']).toBe('p');
  const { headers } = await onUpgrade;
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
    origin: 'https://shop.example',
    upgrade: 'websocket',
  });
  expect(headers['x-real-ip']).toBeUndefined();
  socket?.write('who is there?');
  let receivedText = '';
  for await (const bytes of socket ?? []) {
    receivedText += String(bytes);
    if (receivedText.endsWith('?')) break;
  }
  expect(receivedText).toMatch(/who is there\?$/);
});

test('no socket of a forwarded WebSocket gets so many listeners that Node warns of a leak', async () => {
  const sockets: Socket[] = [];
  const recordSocket = (message: unknown) => sockets.push((message as { socket: Socket }).socket);
  const channels = ['net.client.socket', 'net.server.socket'];
  for (const channel of channels) subscribe(channel, recordSocket);
  try {
    await using shop = await openShop((_request, socket) => {
      socket.on('error', () => {}).write(acceptResponse);
    });
    const { socket } = await shop.upgrade();
    const listenerCounts = sockets.flatMap((recordedSocket) =>
      recordedSocket.eventNames().map((name) => [name, recordedSocket.listenerCount(name)] as const),
    );
    socket?.destroy();
    expect(sockets).toHaveLength(4);
    expect(listenerCounts.filter(([, count]) => count > EventEmitter.defaultMaxListeners)).toEqual([]);
  } finally {
    for (const channel of channels) unsubscribe(channel, recordSocket);
  }
});

test('if the client or the API closes its connection of a WebSocket, the other connection is closed too', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const sockets: Duplex[] = [];
  await using shop = await openShop((_request, socket) => {
    sockets.push(socket);
    socket.on('error', () => {}).once('end', end);
    socket.resume().write(acceptResponse);
  });
  const firstUpgrade = await shop.upgrade();
  firstUpgrade.socket?.destroy();
  await ended;
  const secondUpgrade = await shop.upgrade();
  sockets[1]?.destroy();
  await once(secondUpgrade.socket?.resume() as Socket, 'close');
});

test("a client whose WebSocket the API rejects gets the API's response unchanged", async () => {
  await using shop = await openShop(null);
  const { response } = await shop.upgrade();
  expect(response.statusCode).toBe(429);
  expect(response.headers['retry-after']).toBe('3');
});

test('a WebSocket to an unreachable API gets the status 502, and a server that stops closes its open WebSockets', async () => {
  await using shop = await openShop((_request, socket) => {
    socket.on('error', () => {}).write(acceptResponse);
  });
  const { socket } = await shop.upgrade();
  shop.api.close();
  expect((await shop.upgrade()).response.statusCode).toBe(502);
  const closed = once(socket?.on('error', () => {}).resume() as Socket, 'close');
  await shop.app.close();
  await closed;
});

test('the API is slowed down to the speed at which the client of a WebSocket reads, and memory grows by less than 100 MB', async () => {
  let isBufferFull = false;
  await using shop = await openShop((_request, socket) => {
    socket.on('error', () => {}).write(acceptResponse);
    const fillBuffer = () => {
      while (socket.writableLength < 1_000_000) socket.write(Buffer.alloc(65_536));
      isBufferFull = true;
    };
    socket.on('drain', () => {
      isBufferFull = false;
      fillBuffer();
    });
    fillBuffer();
  });
  const { socket } = await shop.upgrade();
  socket?.pause();
  const { heapUsed, external } = process.memoryUsage();
  let stalledRounds = 0;
  while (stalledRounds < 20) {
    await new Promise((resolve) => setImmediate(resolve));
    stalledRounds = isBufferFull ? stalledRounds + 1 : 0;
  }
  const afterwards = process.memoryUsage();
  expect(afterwards.heapUsed + afterwards.external - heapUsed - external).toBeLessThan(100e6);
  socket?.destroy();
});
