import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { environment } from '../../scripts/config.ts';
import { measureHeapAfterCollection } from './inspector.ts';

/** Suffix that every server appends to the client's key in a WebSocket handshake (RFC 6455). */
const KEY_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Starts an inspector that opens its WebSocket and closes the connection at the first message. */
function startDyingInspector() {
  const server = createServer((_request, response) => {
    const { port } = server.address() as AddressInfo;
    response.end(JSON.stringify([{ webSocketDebuggerUrl: `ws://127.0.0.1:${port}/` }]));
  });
  server.on('upgrade', (request, socket: Socket) => {
    const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${KEY_SUFFIX}`).digest('base64');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${key}\r\n\r\n`);
    socket.once('data', () => socket.destroy());
  });
  return server.listen(0, '127.0.0.1');
}

describe('the heap of another process', () => {
  let child: ChildProcess | undefined;

  afterEach(() => {
    child?.kill('SIGKILL');
  });

  it('is read in MB', async () => {
    const idle = spawn(process.execPath, ['--inspect=127.0.0.1:0', '--eval', 'setInterval(() => {}, 1000)'], {
      env: { ...environment, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = idle;
    const [line] = (await once(idle.stderr, 'data')) as [Buffer];
    const port = Number(/127\.0\.0\.1:(\d+)/.exec(line.toString())?.[1]);
    const heapMb = await measureHeapAfterCollection(port);
    expect(heapMb).toBeGreaterThan(1);
    expect(heapMb).toBeLessThan(50);
  });

  it('cannot be read if the process ends before it has responded', async () => {
    const server = startDyingInspector();
    await once(server, 'listening');
    await expect(measureHeapAfterCollection((server.address() as AddressInfo).port)).rejects.toThrow(/closed the connection/);
    server.close();
    server.closeAllConnections();
  });
});
