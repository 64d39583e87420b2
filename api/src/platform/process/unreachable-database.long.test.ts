import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startStopwatch } from '../../../test/support/stopwatch.js';
import { openTcpProxy, type TcpProxy } from '../../../test/support/tcp-proxy.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { createTestDatabase, type TestDatabase } from '../../exports/testing.js';
import { scaleDeadlines } from '../prisma/deadlines.js';
import { PrismaService } from '../prisma/prisma.service.js';

let database: TestDatabase;
let tcpProxy: TcpProxy;
let api: TestApi;

beforeAll(async () => {
  // Uses the deadlines of production, which other tests extend.
  scaleDeadlines(1);
  database = await createTestDatabase();
  tcpProxy = await openTcpProxy(database.url);
  api = await startTestApi({ DATABASE_URL: tcpProxy.url, DATABASE_POOL: '5' });
});

afterAll(async () => {
  tcpProxy.mend();
  await api.close();
  tcpProxy.close();
  await database.drop();
});

const fetchReadiness = () => fetch(`${api.healthUrl}/health/ready`);
const isReady = async () => (await fetchReadiness()).status === 200;

it('the API is not ready while its database refuses connections, and reports that', async () => {
  expect(await isReady()).toBe(true);
  tcpProxy.cut();
  const response = await fetchReadiness();
  expect([response.status, await response.json()]).toMatchObject([503, { status: 'down', components: { database: { status: 'down' } } }]);
  expect((await fetch(`${api.healthUrl}/health/live`)).status).toBe(200);
  tcpProxy.mend();
  await until('it is ready again', isReady);
});

it('the API is not ready soon after its database hangs, and probes leave connections for shoppers', async () => {
  await until('it is ready', isReady);
  tcpProxy.freeze();
  const watch = startStopwatch();
  const first = await fetchReadiness();
  expect(watch.stop()).toBeLessThan(4_000);
  expect([first.status, await first.json()]).toMatchObject([
    503,
    { status: 'down', components: { database: { status: 'down', detail: 'no answer within 2000 ms' } } },
  ]);
  const responses = await Promise.all(Array.from({ length: 20 }, fetchReadiness));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
  expect(api.app.get(PrismaService).pool.waitingCount).toBe(0);
  tcpProxy.mend();
  await until('it is ready again', isReady);
});
