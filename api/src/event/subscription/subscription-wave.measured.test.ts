import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { endProcess, startProcess } from '../../../test/api-processes.harness.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED } from '../../auth/code/codes.harness.js';
import { type SignedIn, signIn } from '../../auth/session/sessions.harness.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { CART, Subscriber } from './subscriber.harness.js';

const SESSIONS = 10;
const SOCKETS_OF_SESSION = 20;
const SUBSCRIPTIONS_OF_SOCKET = 20;
const WAVE = SESSIONS * SOCKETS_OF_SESSION * SUBSCRIPTIONS_OF_SOCKET;
/** More than the wave may double it, because a shared machine is not quiet. */
const MOST_MS = 100;

type Process = Awaited<ReturnType<typeof startProcess>>;

let api: TestApi;
let members: SignedIn[];
let server: Process;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  members = [];
  for (let member = 0; member < SESSIONS; member += 1) members.push(await signIn(api));
  const { DATABASE_URL, AUTH_SECRET } = api.app.get<Config>(CONFIG);
  server = await startProcess({ ...UNHURRIED, DATABASE_URL, AUTH_SECRET, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1/8' });
}, 60_000);
afterAll(async () => {
  await endProcess(server.child);
  await api.close();
});

/** Sends a query every 10 ms until it is stopped, and then returns the p95 of their times in milliseconds. */
function startQueries(): () => Promise<number> {
  const stopping = new AbortController();
  const times: Promise<number>[] = [];
  const send = async (): Promise<number> => {
    const begun = performance.now();
    const body = JSON.stringify({ query: '{ directoryList { slug } }' });
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await response.text();
    expect(response.status).toBe(200);
    return performance.now() - begun;
  };
  const sending = (async () => {
    while (!stopping.signal.aborted) {
      times.push(send());
      await delay(10);
    }
  })();
  return async () => {
    stopping.abort();
    await sending;
    const sorted = (await Promise.all(times)).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  };
}

it(`${WAVE} subscriptions at once leave queries fast`, async () => {
  const subscribers = await Promise.all(
    members.flatMap(({ tokens }, session) =>
      Array.from({ length: SOCKETS_OF_SESSION }, () =>
        Subscriber.connect(server.url, { token: tokens.accessToken, headers: { 'x-forwarded-for': `203.0.113.${session}` } }),
      ),
    ),
  );
  await startQueries()();
  const endQuiet = startQueries();
  await delay(2_000);
  const quiet = await endQuiet();
  const endWave = startQueries();
  const begun = performance.now();
  const ids = subscribers.map((subscriber) => Array.from({ length: SUBSCRIPTIONS_OF_SOCKET }, () => subscriber.start(CART)));
  const followed = () => subscribers.reduce((sum, { messages }) => sum + messages.filter(({ type }) => type === 'next').length, 0);
  await until('all are followed', () => followed() >= WAVE);
  const ms = performance.now() - begun;
  const inWave = await endWave();
  process.stdout.write(`${ids.flat().length} subscriptions followed within ${ms.toFixed(0)} ms\n`);
  process.stdout.write(`p95 of queries: ${quiet.toFixed(1)} ms before, ${inWave.toFixed(1)} ms in the wave\n`);
  for (const subscriber of subscribers) subscriber.end();
  expect(inWave).toBeLessThanOrEqual(Math.max(2 * quiet, MOST_MS));
}, 120_000);
