import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { startImportUpload } from '../../../../test/catalog-imports.harness.js';
import { until } from '../../../../test/support/wait-until.js';
import { readBody } from './read-body.js';

const IDLE_MS = 1_000;

let server: Server;
let url: string;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
  server.close();
});

async function waitForRequest(): Promise<IncomingMessage> {
  const [incoming] = (await once(server, 'request')) as [IncomingMessage];
  return incoming;
}

async function readAll(body: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  for await (const chunk of body) bytes += chunk.length;
  return bytes;
}

it('reading a request body fails when the client stops sending, and the connection stays open for the response', async () => {
  const incomingRequest = waitForRequest();
  const sending = startImportUpload(url, {});
  await sending.write(['{}']);
  const incoming = await incomingRequest;
  await expect(readAll(readBody(incoming, new AbortController().signal, IDLE_MS))).rejects.toMatchObject({ reason: 'IDLE' });
  expect(incoming.destroyed).toBe(false);
});

it('reading a request body slowly makes the client wait, and does not fail', async () => {
  const incomingRequest = waitForRequest();
  const sent = request(url, { method: 'POST' });
  sent.on('error', () => undefined);
  sent.write(Buffer.alloc(32 * 2 ** 20));
  sent.end();
  const incoming = await incomingRequest;
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  const body = readBody(incoming, new AbortController().signal, IDLE_MS);
  await until('the reader is behind', () => incoming.isPaused());
  jest.advanceTimersByTime(3 * IDLE_MS);
  expect(incoming.socket.bytesRead).toBeLessThan(8 * 2 ** 20);
  expect(await readAll(body)).toBe(32 * 2 ** 20);
});

it("reading a request body fails with the abort signal's reason", async () => {
  const incomingRequest = waitForRequest();
  await startImportUpload(url, {}).write(['{}']);
  const ending = new AbortController();
  const reading = readAll(readBody(await incomingRequest, ending.signal, 60_000));
  ending.abort(new Error('enough'));
  await expect(reading).rejects.toThrow('enough');
});
