import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '../../../test/support/free-port.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';

const skipReason = spawnSync('redis-server', ['--version']).status === 0 ? undefined : 'there is no redis-server on PATH';

const MENU = { query: '{ directoryList { slug } }' };
const MAX_PER_MINUTE = 10;
const OUTAGE_MESSAGE = 'redis does not count, requests are counted in memory';

(skipReason ? describe.skip : describe)(`request counters in Redis${skipReason ? ` (${skipReason})` : ''}`, () => {
  let port: number;
  let redis: ChildProcess;
  let replicas: TestApi[];

  const startRedis = () =>
    spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  const waitUntilRedisIsUsed = async (): Promise<void> => {
    for (const api of replicas) await until('redis is up', async () => (await readRedisHealth(api)).overall === 'up');
  };
  const readRedisHealth = async (api: TestApi) => {
    const report = (await (await fetch(`${api.healthUrl}/health/ready`)).json()) as { status: string; components: { redis: object } };
    return { overall: report.status, ...report.components.redis };
  };
  // Requests are counted before parsing, so an invalid body costs no CPU beyond the counting.
  const sendRequest = (index: number) => replicas[index % replicas.length]?.post('not even json', { 'x-forwarded-for': visitor });
  const countAllowed = async (requests: number) => {
    visitor = `203.0.113.${++visitors}`;
    const responses = await Promise.all(Array.from({ length: requests }, (_, index) => sendRequest(index)));
    return responses.filter((response) => response?.status !== 429).length;
  };
  const countOutages = () => replicas.flatMap(({ log }) => log).filter(({ msg }) => msg === OUTAGE_MESSAGE).length;
  /** Number of requests allowed while Redis responds. If the machine stalls, Redis counts as unavailable and the round is repeated. */
  const countAllowedByRedis = async (requests: number) => {
    let allowedCount = 0;
    await until('Redis has counted all requests of a round', async () => {
      await waitUntilRedisIsUsed();
      const before = countOutages();
      allowedCount = await countAllowed(requests);
      return countOutages() === before;
    });
    return allowedCount;
  };
  let visitors = 0;
  let visitor: string;

  // The first request of a process compiles code, which is not measured here.
  const warmUp = () => Promise.all(replicas.map((api) => api.post(MENU, { 'x-forwarded-for': '203.0.113.99' })));

  beforeAll(async () => {
    port = await findFreePort();
    redis = startRedis();
    const env = { REDIS_URL: `redis://127.0.0.1:${port}`, RATE_PER_MINUTE: String(MAX_PER_MINUTE), TRUSTED_PROXIES: '127.0.0.1' };
    replicas = [await startTestApi(env), await startTestApi(env)];
    await warmUp();
    await waitUntilRedisIsUsed();
  });

  afterAll(async () => {
    for (const api of replicas) await api.close();
    redis.kill('SIGKILL');
  });

  it('count requests exactly across replicas, even in parallel', async () => {
    expect(await countAllowedByRedis(30)).toBe(MAX_PER_MINUTE);
  });

  it('are replaced by counters in memory while Redis is down, as health reports, and are used again afterwards', async () => {
    const [api] = replicas;
    if (!api) throw new Error('no replica');
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    expect(await countAllowed(40)).toBe(2 * MAX_PER_MINUTE);
    expect(await readRedisHealth(api)).toMatchObject({
      overall: 'degraded',
      status: 'degraded',
      standIn: 'memory',
      detail: expect.any(String),
    });
    redis = startRedis();
    expect(await countAllowedByRedis(30)).toBe(MAX_PER_MINUTE);
    expect(api.log.map(({ msg }) => msg)).toEqual(expect.arrayContaining([OUTAGE_MESSAGE, 'redis counts again']));
  });

  it('are replaced by counters in memory while Redis hangs', async () => {
    redis.kill('SIGSTOP');
    await countAllowed(2);
    expect(await countAllowed(40)).toBe(2 * MAX_PER_MINUTE);
    for (const api of replicas) expect(await readRedisHealth(api)).toMatchObject({ status: 'degraded', standIn: 'memory' });
    redis.kill('SIGCONT');
  });
});
