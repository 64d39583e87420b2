import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test-api.harness.js';
import { freePort } from '../testing/free-port.js';
import { until } from '../testing/wait-until.js';

const whyNot = spawnSync('redis-server', ['--version']).status === 0 ? undefined : 'there is no redis-server on PATH';

const MENU = { query: '{ directoryList { slug } }' };
const MOST = 10;
const SILENT = 'redis does not answer, requests are counted in memory';

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
  // Requests are counted before parsing, so an invalid body costs no CPU beyond the counting.
  const ask = (index: number) => replicas[index % replicas.length]?.post('not even json', { 'x-forwarded-for': visitor });
  const letIn = async (requests: number) => {
    visitor = `203.0.113.${++visitors}`;
    const answers = await Promise.all(Array.from({ length: requests }, (_, index) => ask(index)));
    return answers.filter((answer) => answer?.status !== 429).length;
  };
  const silences = () => replicas.flatMap(({ log }) => log).filter(({ msg }) => msg === SILENT).length;
  /** Number of requests allowed while Redis answers. If the machine stalls, Redis counts as silent and the round is repeated. */
  const letInByRedis = async (requests: number) => {
    for (let turn = 0; turn < 5; turn += 1) {
      await untilAllUse();
      const before = silences();
      const letInNow = await letIn(requests);
      if (silences() === before) return letInNow;
    }
    throw new Error('Redis never answered in time');
  };
  let visitors = 0;
  let visitor: string;

  // The first request of a process compiles code, which is not measured here.
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

  it('are counted exactly for all replicas, also in parallel', async () => {
    expect(await letInByRedis(30)).toBe(MOST);
  });

  it('are counted in memory while Redis is down, as health reports, and in Redis again afterwards', async () => {
    const [api] = replicas;
    if (!api) throw new Error('no replica');
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    expect(await letIn(40)).toBe(2 * MOST);
    expect(await redisHealth(api)).toMatchObject({
      overall: 'degraded',
      status: 'degraded',
      standIn: 'memory',
      detail: expect.any(String),
    });
    redis = startRedis();
    expect(await letInByRedis(30)).toBe(MOST);
    expect(api.log.map(({ msg }) => msg)).toEqual(expect.arrayContaining([SILENT, 'redis answers again']));
  });

  it('do not delay requests when Redis hangs', async () => {
    redis.kill('SIGSTOP');
    await letIn(2);
    visitor = `203.0.113.${++visitors}`;
    const times: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const begun = performance.now();
      expect((await ask(index))?.status).toBe(400);
      times.push(performance.now() - begun);
    }
    expect(times.toSorted((one, other) => one - other)[10]).toBeLessThan(500);
    redis.kill('SIGCONT');
  });
});
