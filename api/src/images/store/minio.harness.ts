import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../test/support/free-port.js';
import { testEnvironment } from '../../../test/support/test-environment.js';
import { until } from '../../../test/support/wait-until.js';

export interface MinioUnderTest {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  stop(): Promise<void>;
}

/** Returns the reason why no MinIO is available for tests; undefined if one is. */
export function findMinioObstacle(): string | undefined {
  if (testEnvironment().MINIO_ENDPOINT_TEST || spawnSync('minio', ['--version']).status === 0) return undefined;
  return 'there is no minio on PATH and no MINIO_ENDPOINT_TEST';
}

const DEFAULT_CREDENTIALS = { accessKey: 'minioadmin', secretKey: 'minioadmin' };

/** Connects to the MinIO of the environment variables, or starts an empty one. */
export async function startMinio(): Promise<MinioUnderTest> {
  const { MINIO_ENDPOINT_TEST: endpoint, MINIO_ACCESS_KEY_TEST: accessKey, MINIO_SECRET_KEY_TEST: secretKey } = testEnvironment();
  if (endpoint) return { endpoint, accessKey, secretKey, stop: async () => {} };
  const folder = await mkdtemp(path.join(tmpdir(), 'meet-minio-'));
  const address = `127.0.0.1:${await findFreePort()}`;
  const child = spawn('minio', ['server', folder, '--address', address, '--quiet'], { stdio: 'ignore' });
  await untilHealthy(child, `http://${address}/minio/health/live`);
  return {
    endpoint: `http://${address}`,
    ...DEFAULT_CREDENTIALS,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

async function untilHealthy(child: ChildProcess, url: string): Promise<void> {
  try {
    await until('minio answers', async () => {
      if (child.exitCode !== null) throw new Error(`minio ended with ${child.exitCode}`);
      const response = await fetch(url).catch(() => null);
      return response?.ok === true;
    });
  } catch (error) {
    child.kill();
    throw error;
  }
}
