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
  /** Number of the requests of each connection. */
  let received: Map<Socket, number>;
  /** Number of the connection that is reset, and the part of the response that is sent before. */
  let reset: { at: number; connection?: number; begun?: string };

  beforeEach(async () => {
    received = new Map();
    reset = { at: 2 };
    server = createServer(async ({ socket }, response) => {
      const count = (received.get(socket) ?? 0) + 1;
      received.set(socket, count);
      const isReset = count === reset.at && received.size === (reset.connection ?? 1);
      if (isReset && reset.begun) await new Promise<unknown>((resolve) => socket.write(reset.begun ?? '', resolve));
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
    let resent = 0;
    const onResend = () => {
      resent += 1;
    };
    const outcome = await sendLikeBrowser(connections, request, { signal: AbortSignal.timeout(10_000), onResend }).then(
      ({ body }) => String(body),
      ({ code }: NodeJS.ErrnoException) => code,
    );
    return [outcome, resent];
  };

  it.each([get, post])('sends $method again on a new connection if the old one had been used before', async (request) => {
    await sendCounted(get);
    expect(await sendCounted(request)).toEqual(['right', 1]);
    expect(received.size).toBe(2);
  });

  it('does not repeat a request that was sent on a new connection', async () => {
    reset = { at: 1 };
    expect(await sendCounted(get)).toEqual(['ECONNRESET', 0]);
    expect(received.size).toBe(1);
  });

  it('does not repeat a request whose response has begun', async () => {
    reset = { at: 2, begun: 'HTTP/1.1 200 OK\r\n' };
    await sendCounted(get);
    expect(await sendCounted(get)).toEqual(['ECONNRESET', 0]);
  });

  it('sends a request at most twice', async () => {
    await sendCounted(get);
    server.removeAllListeners('request').on('request', ({ socket }) => {
      received.set(socket, 1);
      socket.resetAndDestroy();
    });
    expect(await sendCounted(post)).toEqual(['ECONNRESET', 1]);
    expect(received.size).toBe(2);
  });

  it('records in the journal that a request was repeated, while other clients record that it failed', async () => {
    const journal = new Journal();
    const origin = `http://127.0.0.1:${connections.port}`;
    const browser = new BrowserClient(origin, journal, '10.0.0.1');
    await browser.loadPath('page', '/');
    await browser.loadPath('page', '/');
    reset = { at: 2, connection: 3 };
    const other = new Client(origin, journal, '10.0.0.2');
    await other.loadPath('page', '/');
    await other.loadPath('page', '/');
    const outcomes = journal.entries.map(({ verdict, what, isResent }) => [verdict, what, isResent]);
    expect(outcomes).toEqual([
      ['answered', '', false],
      ['answered', '', true],
      ['answered', '', false],
      ['failed', 'ECONNRESET', false],
    ]);
  });
});
