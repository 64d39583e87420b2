import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../platform/testing/free-port.js';
import { testEnvironment } from '../../platform/testing/test-environment.js';
import { until } from '../../platform/testing/wait-until.js';
import type { MeilisearchOptions } from './search-engine.js';

export interface MeilisearchUnderTest {
  options: MeilisearchOptions;
  stop(): Promise<void>;
}

export interface OwnMeilisearch extends MeilisearchUnderTest {
  /** Makes it hang without answering, and go on. */
  suspend(): void;
  resume(): void;
  /** Ends it as a power cut would, and starts it again with what it had. */
  crash(): Promise<void>;
  restart(): Promise<void>;
}

/** Why there is no Meilisearch that a test may do anything with; undefined when there is one. */
export const whyNoOwnMeilisearch = (): string | undefined =>
  spawnSync('meilisearch', ['--version']).status === 0 ? undefined : 'there is no meilisearch on PATH';

/** Why there is no Meilisearch to test against; undefined when there is one. */
export const whyNoMeilisearch = (): string | undefined => {
  const whyNoOwn = testEnvironment().MEILI_URL_TEST === undefined ? whyNoOwnMeilisearch() : undefined;
  return whyNoOwn && `${whyNoOwn} and no MEILI_URL_TEST`;
};

/** An empty Meilisearch of this test's own; on a shared server, a family of indexes of its own. */
export const startMeilisearch = async (): Promise<MeilisearchUnderTest> => {
  const { MEILI_URL_TEST: url, MEILI_KEY_TEST: key } = testEnvironment();
  if (url === undefined) return startOwnMeilisearch();
  return { options: { url, key, family: `test-${randomUUID()}` }, stop: async () => undefined };
};

/** For tests that use the very indexes of a shop, or stop the server: never a shared one. */
export const startOwnMeilisearch = async (): Promise<OwnMeilisearch> => {
  const folder = await mkdtemp(join(tmpdir(), 'meilisearch-'));
  const address = `127.0.0.1:${await freePort()}`;
  const flags = ['--no-analytics', '--http-addr', address, '--db-path', join(folder, 'data'), '--env', 'development'];
  const start = async (): Promise<ChildProcess> => {
    const started = spawn('meilisearch', flags, { cwd: folder, stdio: 'ignore' });
    await until('Meilisearch answers', () => isHealthy(`http://${address}`));
    return started;
  };
  let child = await start();
  const crash = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    options: { url: `http://${address}` },
    suspend: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    crash,
    restart: async () => {
      child = await start();
    },
    async stop() {
      await crash();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
