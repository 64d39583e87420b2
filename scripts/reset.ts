// npm run reset: forgets the embedded database, the pictures and the logs; the next start makes them anew.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, readConfig } from './config.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { Shop } from './shop.ts';
import { reportFailure, say } from './terminal.ts';

async function reset(): Promise<void> {
  const { DATA_DIR } = readConfig(environment);
  new Shop(readConfig(environment)).claim();
  await new EmbeddedPostgres(join(DATA_DIR, 'postgres')).stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
  say(`${DATA_DIR} is empty; a database named by DATABASE_URL is left alone.`);
}

reset().catch(reportFailure);
