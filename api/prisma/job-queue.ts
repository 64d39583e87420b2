import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { withoutTimeLimit } from './database-session.js';

/** Returns the version of the graphile-worker package, which ships its own schema. */
export function jobQueueVersion(): string {
  const entry = createRequire(import.meta.url).resolve('graphile-worker');
  const { version } = JSON.parse(readFileSync(path.join(path.dirname(entry), '../package.json'), 'utf8')) as { version: string };
  return version;
}

/** Migrates the queue's schema, graphile_worker, to the package's version. The package tracks which of its migrations are applied. */
export async function installJobQueue(connectionString: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString, max: 1, onConnect: (client) => client.query(`SELECT ${withoutTimeLimit}`) });
  // Statements report their errors themselves. Without listeners the library would print a warning.
  pgPool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}
