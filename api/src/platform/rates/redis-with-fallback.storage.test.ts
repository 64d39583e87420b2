import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { findFreePort } from '../../../test/support/free-port.js';
import { until } from '../../../test/support/wait-until.js';
import { createLogger } from '../process/logger.js';
import { RedisWithFallbackStorage } from './redis-with-fallback.storage.js';

const skipReason = spawnSync('redis-server', ['--version']).status === 0 ? undefined : 'there is no redis-server on PATH';

(skipReason ? describe.skip : describe)(`the log about Redis${skipReason ? ` (${skipReason})` : ''}`, () => {
  let redis: ChildProcess;
  let admin: Redis;
  let url: string;
  let storage: RedisWithFallbackStorage;
  let log: string[];

  beforeAll(async () => {
    const port = await findFreePort();
    url = `redis://127.0.0.1:${port}`;
    redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
    // Errors are ignored, because Redis may not listen yet.
    admin = new Redis(url).on('error', () => undefined);
    await admin.ping();
  });

  afterAll(() => {
    admin.disconnect();
    redis.kill('SIGKILL');
  });

  beforeEach(async () => {
    log = [];
    storage = new RedisWithFallbackStorage(
      url,
      createLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void log.push(JSON.parse(line).msg) }),
    );
    await storage.connect();
  });

  afterEach(() => storage.close());

  const count = async (key: string): Promise<number> => (await storage.increment(key, 60_000, 10)).totalHits;

  it('is empty after the first request of a process', async () => {
    const hits = count('first');
    expect(await hits).toBe(1);
    expect(await admin.get('meet:rate:first')).toBe('1');
    expect(log).toEqual([]);
  });

  it('is empty if a busy process reads the response of Redis too late', async () => {
    await count('busy');
    const counting = count('busy');
    await new Promise(setImmediate);
    for (const end = performance.now() + 700; performance.now() < end; );
    await counting;
    await until('Redis counts again', async () => (await storage.readHealth()).status === 'up');
    expect(log).toEqual([]);
  });

  it('is empty after a health check of a closed storage', async () => {
    storage.close();
    await storage.readHealth();
    expect(log).toEqual([]);
  });

  it('says once that Redis refuses to count, and once that it counts again', async () => {
    await admin.replicaof('127.0.0.1', 1);
    for (let request = 0; request < 3; request += 1) await count('refused');
    expect(await storage.readHealth()).toMatchObject({
      status: 'degraded',
      standIn: 'memory',
      detail: expect.stringContaining('READONLY'),
    });
    await admin.replicaof('NO', 'ONE');
    expect(await storage.readHealth()).toEqual({ status: 'up' });
    expect(log).toEqual(['redis does not count, requests are counted in memory', 'redis counts again']);
  });
});
