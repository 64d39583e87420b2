import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';

/** Of the package, which brings its schema along. */
export function jobQueueVersion(): string {
  const entry = createRequire(import.meta.url).resolve('graphile-worker');
  const { version } = JSON.parse(readFileSync(path.join(path.dirname(entry), '../package.json'), 'utf8')) as { version: string };
  return version;
}

/** Brings the queue's own schema, graphile_worker, to the version of the package; it knows by itself what is applied. */
export async function installJobQueue(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: new Logger(() => () => undefined) });
}
