import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.js';
import { testEnvironment } from './test-environment.js';
import { until } from './wait-until.js';

export interface MeilisearchUnderTest {
  options: { url: string; key?: string | undefined; indexPrefix?: string; readTimeoutMs: number };
  stop(): Promise<void>;
}

export interface TestMeilisearch extends MeilisearchUnderTest {
  /** Stops the process without closing its connections, so that requests hang until `resume`. */
  suspend(): void;
  resume(): void;
  /** Kills the process as a power cut would. `restart` starts it again with the same data. */
  crash(): Promise<void>;
  restart(): Promise<void>;
}

/** Returns the reason why a test cannot start its own Meilisearch; undefined if it can. */
export const findTestMeilisearchObstacle = (): string | undefined =>
  spawnSync('meilisearch', ['--version']).status === 0 ? undefined : 'there is no meilisearch on PATH';

/** Returns the reason why no Meilisearch is available for tests; undefined if one is. */
export const findMeilisearchObstacle = (): string | undefined => {
  const serverObstacle = testEnvironment().MEILI_URL_TEST === undefined ? findTestMeilisearchObstacle() : undefined;
  return serverObstacle && `${serverObstacle} and no MEILI_URL_TEST`;
};

/**
 * Deadline of a read, long enough for a busy machine. The shop's deadline is much shorter, because PostgreSQL replaces Meilisearch after
 * it.
 */
const readTimeoutMs = 30_000;

/** Starts an empty Meilisearch for this test, or uses a separate index prefix on a shared server. */
export const startMeilisearch = async (): Promise<MeilisearchUnderTest> => {
  const { MEILI_URL_TEST: url, MEILI_KEY_TEST: key } = testEnvironment();
  if (url === undefined) return startTestMeilisearch();
  return { options: { url, key, indexPrefix: `test-${randomUUID()}`, readTimeoutMs }, stop: async () => undefined };
};

/** Starts a Meilisearch for tests that use the indexes of the shop or stop the server, which must not happen on a shared server. */
export const startTestMeilisearch = async (): Promise<TestMeilisearch> => {
  const folder = await mkdtemp(join(tmpdir(), 'meilisearch-'));
  const address = `127.0.0.1:${await findFreePort()}`;
  const flags = ['--no-analytics', '--http-addr', address, '--db-path', join(folder, 'data'), '--env', 'development'];
  const start = async (): Promise<ChildProcess> => {
    const childProcess = spawn('meilisearch', flags, { cwd: folder, stdio: 'ignore' });
    await until('Meilisearch is healthy', () => isHealthy(`http://${address}`));
    return childProcess;
  };
  let child = await start();
  const crash = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    options: { url: `http://${address}`, readTimeoutMs },
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
