import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { endProcess, startProcess } from '../../../test/api-processes.harness.js';
import { findFreePort } from '../../../test/support/free-port.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED } from '../../auth/code/codes.harness.js';
import { type SignedIn, signIn } from '../../auth/session/sessions.harness.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { QueryLoadOptions, QueryTimes } from './query-load.harness.js';
import { CART, Subscriber } from './subscriber.harness.js';

const SESSIONS = 30;
const SOCKETS_OF_SESSION = 20;
const SUBSCRIPTIONS_OF_SOCKET = 20;
const QUIET_MS = 3_000;
/** The wave may double the p95 of queries. A smaller difference than this is due to the shared machine. */
const MIN_DIFFERENCE_MS = 10;
/** Memory that a process may have more after the sockets of a wave have closed. */
const MAX_GROWTH_MB = 60;

type Process = Awaited<ReturnType<typeof startProcess>>;

let api: TestApi;
let members: SignedIn[];
let server: Process;
let healthUrl: string;
let queryWorker: Worker;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  members = [];
  for (let member = 0; member < SESSIONS; member += 1) members.push(await signIn(api));
  const { DATABASE_URL, AUTH_SECRET } = api.app.get<Config>(CONFIG);
  const port = await findFreePort();
  healthUrl = `http://127.0.0.1:${port}`;
  const env = { DATABASE_URL, AUTH_SECRET, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1/8' };
  server = await startProcess({ ...UNHURRIED, ...env, HEALTH_PORT: String(port) });
  const body = JSON.stringify({ query: '{ directoryList { slug } }' });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const workerData: QueryLoadOptions = { url: `${server.url}/graphql`, init, paceMs: 10 };
  queryWorker = new Worker(path.resolve('src/event/subscription/query-load.harness.ts'), { workerData });
}, 120_000);
afterAll(async () => {
  await queryWorker?.terminate();
  await endProcess(server.child);
  await api.close();
}, 60_000);

/** Returns the times of the queries that were sent since the last call. */
async function takeTimes(): Promise<QueryTimes> {
  queryWorker.postMessage('report');
  const [times] = (await once(queryWorker, 'message')) as [QueryTimes];
  return times;
}

async function readMemory(): Promise<number> {
  const metrics = await (await fetch(`${healthUrl}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20);
}

const formatTimes = ({ median, p95, longest, count }: QueryTimes) =>
  `p95 ${p95.toFixed(1)} ms, median ${median.toFixed(1)} ms, longest ${longest.toFixed(0)} ms of ${count}`;

// Two small waves come first, after which everything is compiled.
it.each([
  10, 10, 30,
])('a wave of subscriptions from %d sessions at most doubles the p95 of queries, and releases its memory', async (sessions) => {
  const subscribers = await Promise.all(
    members
      .slice(0, sessions)
      .flatMap(({ tokens }, session) =>
        Array.from({ length: SOCKETS_OF_SESSION }, () =>
          Subscriber.connect(server.url, { token: tokens.accessToken, headers: { 'x-forwarded-for': `203.0.113.${session}` } }),
        ),
      ),
  );
  await takeTimes();
  const memoryBefore = await readMemory();
  await delay(QUIET_MS);
  const before = await takeTimes();
  const startedAt = performance.now();
  for (const subscriber of subscribers) for (let count = 0; count < SUBSCRIPTIONS_OF_SOCKET; count += 1) subscriber.start(CART);
  const wave = subscribers.length * SUBSCRIPTIONS_OF_SOCKET;
  const countFollowed = () => subscribers.reduce((sum, { messages }) => sum + messages.filter(({ type }) => type === 'next').length, 0);
  await until('all are followed', () => countFollowed() >= wave, 120_000);
  const ms = performance.now() - startedAt;
  const inWave = await takeTimes();
  const memoryInWave = await readMemory();
  await delay(QUIET_MS);
  const after = await takeTimes();
  for (const subscriber of subscribers) subscriber.end();
  await delay(QUIET_MS);
  const memoryAfter = await readMemory();
  process.stdout.write(`${wave} subscriptions followed within ${ms.toFixed(0)} ms\n`);
  process.stdout.write(
    `Queries before: ${formatTimes(before)}\n  in the wave: ${formatTimes(inWave)}\n  after it: ${formatTimes(after)}\n`,
  );
  process.stdout.write(
    `Memory: ${memoryBefore} MB before, ${memoryInWave} MB in the wave, ${memoryAfter} MB after its sockets have closed\n`,
  );
  expect([before.failedStatuses, inWave.failedStatuses, after.failedStatuses]).toEqual([[], [], []]);
  expect(inWave.p95).toBeLessThanOrEqual(2 * Math.max(before.p95, after.p95, MIN_DIFFERENCE_MS));
  expect(memoryAfter - memoryBefore).toBeLessThanOrEqual(MAX_GROWTH_MB);
}, 240_000);
