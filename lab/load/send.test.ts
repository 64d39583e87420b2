import { once } from 'node:events';
import { Agent, createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from '../chaos/load/client.ts';
import { Journal } from '../chaos/load/journal.ts';
import { BrowserClient } from '../machines/load/clients.ts';
import { type Connections, type HttpRequest, sendLikeBrowser } from './send.ts';

const get: HttpRequest = { method: 'GET', path: '/', headers: {} };
const post: HttpRequest = { method: 'POST', path: '/', headers: {}, body: 'order' };

describe('a browser on a connection that the server resets', () => {
  let server: Server;
  let connections: Connections & { agent: Agent };
  /** Number of requests that each connection has received. */
  let requestCounts: Map<Socket, number>;
  /** Numbers of the request and of the connection at which the server resets the connection, and the text that it sends before. */
  let reset: { requestNumber: number; connectionNumber?: number; responseStart?: string };

  beforeEach(async () => {
    requestCounts = new Map();
    reset = { requestNumber: 2 };
    server = createServer(async ({ socket }, response) => {
      const count = (requestCounts.get(socket) ?? 0) + 1;
      requestCounts.set(socket, count);
      const isReset = count === reset.requestNumber && requestCounts.size === (reset.connectionNumber ?? 1);
      if (isReset && reset.responseStart) await new Promise<unknown>((resolve) => socket.write(reset.responseStart ?? '', resolve));
      if (isReset) socket.resetAndDestroy();
      else response.end('right');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    connections = { agent: new Agent({ keepAlive: true }), port: (server.address() as AddressInfo).port };
  });

  afterEach(() => {
    connections.agent.destroy();
    server.close();
    server.closeAllConnections();
  });

  const sendCounted = async (request: HttpRequest) => {
    let resendCount = 0;
    const onResend = () => {
      resendCount += 1;
    };
    const outcome = await sendLikeBrowser(connections, request, { signal: AbortSignal.timeout(10_000), onResend }).then(
      ({ body }) => String(body),
      ({ code }: NodeJS.ErrnoException) => code,
    );
    return [outcome, resendCount];
  };

  it.each([get, post])('sends $method again on a new connection if the old one had been used before', async (request) => {
    await sendCounted(get);
    expect(await sendCounted(request)).toEqual(['right', 1]);
    expect(requestCounts.size).toBe(2);
  });

  it('does not repeat a request that was sent on a new connection', async () => {
    reset = { requestNumber: 1 };
    expect(await sendCounted(get)).toEqual(['ECONNRESET', 0]);
    expect(requestCounts.size).toBe(1);
  });

  it('does not repeat a request whose response has begun', async () => {
    reset = { requestNumber: 2, responseStart: 'HTTP/1.1 200 OK\r\n' };
    await sendCounted(get);
    expect(await sendCounted(get)).toEqual(['ECONNRESET', 0]);
  });

  it('sends a request at most twice', async () => {
    await sendCounted(get);
    server.removeAllListeners('request').on('request', ({ socket }) => {
      requestCounts.set(socket, 1);
      socket.resetAndDestroy();
    });
    expect(await sendCounted(post)).toEqual(['ECONNRESET', 1]);
    expect(requestCounts.size).toBe(2);
  });

  it('records in the journal that a request was repeated, while other clients record that it failed', async () => {
    const journal = new Journal();
    const origin = `http://127.0.0.1:${connections.port}`;
    const browser = new BrowserClient(origin, journal, '10.0.0.1');
    await browser.loadPath('page', '/');
    await browser.loadPath('page', '/');
    reset = { requestNumber: 2, connectionNumber: 3 };
    const otherClient = new Client(origin, journal, '10.0.0.2');
    await otherClient.loadPath('page', '/');
    await otherClient.loadPath('page', '/');
    const outcomes = journal.entries.map(({ verdict, what, isResent }) => [verdict, what, isResent]);
    expect(outcomes).toEqual([
      ['answered', '', false],
      ['answered', '', true],
      ['answered', '', false],
      ['failed', 'ECONNRESET', false],
    ]);
  });
});
