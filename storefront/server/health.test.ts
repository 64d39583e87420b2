import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Admission } from '@meet/server-kit/admission';
import { createLogger } from '@meet/server-kit/logger';
import { createHealth } from './health.ts';

const api = createServer();
let url: string;

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

afterAll(() => {
  api.closeAllConnections();
  api.close();
});

const openHealth = (apiUrl = url) =>
  createHealth(
    apiUrl,
    new Admission({ maxRunning: 1, maxQueue: 1, maxQueueWhileShedding: 1, maxWaitMs: 1000, shedAfterMs: 0, stopSheddingAfterMs: 1000 }),
    createLogger({ service: 'storefront', level: 'silent' }),
  );

async function fetchFromHealth({ server }: ReturnType<typeof openHealth>, path: string): Promise<{ status: number; body: string }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const body = await response.text();
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  return { status: response.status, body };
}

async function readReadiness(health: ReturnType<typeof openHealth>): Promise<[number, unknown]> {
  const { status, body } = await fetchFromHealth(health, '/health/ready');
  return [status, JSON.parse(body)];
}

const respondWith = (status: number, body: object) => (response: ServerResponse) => response.writeHead(status).end(JSON.stringify(body));
const databaseError = { errors: [{ message: 'Нет сигнала', extensions: { code: 'INTERNAL' } }], data: { redirectRule: null } };

test.each([
  ['responds with 503', respondWith(503, databaseError), 'answers 503'],
  ['cannot read its database', respondWith(200, databaseError), 'answers with the error INTERNAL'],
  ['hangs', () => undefined, 'does not answer'],
])('the storefront stays ready and reports the API as down when the API %s', async (_name, result, detail) => {
  api.removeAllListeners('request').on('request', (_request, response) => result(response));
  const health = openHealth();
  health.serve();
  expect(await readReadiness(health)).toEqual([200, { status: 'degraded', components: { api: { status: 'down', detail } } }]);
});

test('the readiness of the storefront is «up» while the API responds', async () => {
  api.removeAllListeners('request').on('request', (_request, response) => respondWith(200, { data: { redirectRule: null } })(response));
  const health = openHealth();
  health.serve();
  expect(await readReadiness(health)).toEqual([200, { status: 'up', components: { api: { status: 'up' } } }]);
});

test('the metrics of the storefront have the prefix of the shop, except those of the process and of Node', async () => {
  const { body } = await fetchFromHealth(openHealth(), '/metrics');
  const names = Array.from(body.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name);
  expect(names).toContain('meet_storefront_request_duration_seconds');
  expect(names.filter((name) => !name?.match(/^(?:meet|process|nodejs)_/))).toEqual([]);
});

test('the storefront is not ready while it starts and while it drains', async () => {
  const health = openHealth();
  const buildUnreadyReport = (detail: string) => [503, { status: 'down', components: { storefront: { status: 'down', detail } } }];
  expect(await readReadiness(health)).toEqual(buildUnreadyReport('starting'));
  health.serve();
  health.drain();
  expect(await readReadiness(health)).toEqual(buildUnreadyReport('draining'));
});
