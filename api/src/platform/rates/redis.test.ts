import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test-api.js';
import { freePort } from '../free-port.js';
import { until } from '../until.js';

const whyNot = spawnSync('redis-server', ['--version']).status === 0 ? undefined : 'there is no redis-server on PATH';

const MENU = { query: '{ directoryList { slug } }' };
const MOST = 10;

(whyNot ? describe.skip : describe)(`request counters in Redis${whyNot ? ` (${whyNot})` : ''}`, () => {
  let port: number;
  let redis: ChildProcess;
  let replicas: TestApi[];

  const startRedis = () =>
    spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  const untilAllUse = async (): Promise<void> => {
    for (const api of replicas) await until('redis is up', async () => (await redisHealth(api)).overall === 'up');
  };
  const redisHealth = async (api: TestApi) => {
    const report = (await (await fetch(`${api.healthUrl}/health/ready`)).json()) as { status: string; components: { redis: object } };
    return { overall: report.status, ...report.components.redis };
  };
  const served = async (requests: number) => {
    const asked = Array.from({ length: requests }, (_, index) =>
      replicas[index % replicas.length]?.post(MENU, { 'x-forwarded-for': visitor }),
    );
    const answers = await Promise.all(asked);
    return answers.filter((answer) => answer?.status === 200).length;
  };
  let visitor: string;

  // The first request of a process takes a moment to compile, which is not what is measured here.
  const warmUp = () => Promise.all(replicas.map((api) => api.post(MENU, { 'x-forwarded-for': '203.0.113.99' })));

  beforeAll(async () => {
    port = await freePort();
    redis = startRedis();
    const env = { REDIS_URL: `redis://127.0.0.1:${port}`, RATE_PER_MINUTE: String(MOST), TRUSTED_PROXIES: '127.0.0.1' };
    replicas = [await startTestApi(env), await startTestApi(env)];
    await warmUp();
    await untilAllUse();
  });

  afterAll(async () => {
    for (const api of replicas) await api.close();
    redis.kill('SIGKILL');
  });

  it('are one for all replicas, exactly, in parallel too', async () => {
    visitor = '203.0.113.1';
    expect(await served(30)).toBe(MOST);
  });

  it('are kept in memory while Redis is gone, said so, and shared again when it is back', async () => {
    const [api] = replicas;
    if (!api) throw new Error('no replica');
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    visitor = '203.0.113.2';
    expect(await served(40)).toBe(2 * MOST);
    expect(await redisHealth(api)).toMatchObject({
      overall: 'degraded',
      status: 'degraded',
      standIn: 'memory',
      detail: expect.any(String),
    });
    redis = startRedis();
    await untilAllUse();
    visitor = '203.0.113.3';
    expect(await served(30)).toBe(MOST);
    expect(api.log.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['redis does not answer, requests are counted in memory', 'redis answers again']),
    );
  });

  it('do not make anybody wait for a Redis that hangs', async () => {
    redis.kill('SIGSTOP');
    visitor = '203.0.113.4';
    await served(2);
    visitor = '203.0.113.5';
    const begun = performance.now();
    expect(await served(8)).toBe(8);
    expect(performance.now() - begun).toBeLessThan(500);
    redis.kill('SIGCONT');
  });
});
