import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';

/** Version of the queue's package, which contains the queue's schema. */
export function jobQueueVersion(): string {
  const entry = createRequire(import.meta.url).resolve('graphile-worker');
  const { version } = JSON.parse(readFileSync(path.join(path.dirname(entry), '../package.json'), 'utf8')) as { version: string };
  return version;
}

/** Migrates the queue's schema, graphile_worker, to the version of the package. The package tracks its own migrations. */
export async function installJobQueue(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: new Logger(() => () => undefined) });
}
