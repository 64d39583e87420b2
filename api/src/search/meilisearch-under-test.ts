import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { testEnvironment } from '../platform/test-environment.js';
import type { MeilisearchOptions } from './meilisearch.search-engine.js';

export interface MeilisearchUnderTest {
  options: MeilisearchOptions;
  /** Makes it hang without answering, and go on; only where it is of this test's own. */
  suspend?: () => void;
  resume?: () => void;
  stop(): Promise<void>;
}

/** Why there is no Meilisearch to test against; undefined when there is one. */
export const whyNoMeilisearch = (): string | undefined =>
  testEnvironment().MEILI_URL_TEST !== undefined || spawnSync('meilisearch', ['--version']).status === 0
    ? undefined
    : 'there is no meilisearch on PATH and no MEILI_URL_TEST';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const waitUntilHealthy = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const isHealthy = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
    await delay(50);
  }
  throw new Error(`Meilisearch at ${url} did not come up`);
};

/** An empty Meilisearch of this test's own; on a shared server, a family of indexes of its own. */
export const startMeilisearch = async (): Promise<MeilisearchUnderTest> => {
  const { MEILI_URL_TEST: url, MEILI_KEY_TEST: key } = testEnvironment();
  if (url !== undefined) return { options: { url, key, family: `test-${randomUUID()}` }, stop: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'meilisearch-'));
  const address = `127.0.0.1:${await freePort()}`;
  const flags = ['--no-analytics', '--http-addr', address, '--db-path', join(folder, 'data'), '--env', 'development'];
  const child = spawn('meilisearch', flags, { cwd: folder, stdio: 'ignore' });
  await waitUntilHealthy(`http://${address}`);
  return {
    options: { url: `http://${address}` },
    suspend: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
