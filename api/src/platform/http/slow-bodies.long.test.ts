import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it.each(['/graphql', '/api/catalog/imports'])('the connection of an incomplete JSON body to %s is closed after a timeout', async (path) => {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1').resume();
  socket.write(`POST ${path} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"query":`);
  await expect(once(socket, 'close', { signal: AbortSignal.timeout(25_000) })).resolves.toBeDefined();
}, 30_000);
