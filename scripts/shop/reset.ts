// npm run reset: deletes the embedded database, pictures and logs. The next start creates them again.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, readConfig } from '../config.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { reportFailure, say } from '../terminal.ts';
import { Shop } from './shop.ts';

/** Folders that the shop creates; reset leaves everything else in the data folder. */
const own = ['postgres', 'objects', 'image-cache', 'logs', 'meilisearch', 'minio', 'redis'];

async function reset(): Promise<void> {
  const config = readConfig(environment);
  const shop = new Shop(config);
  shop.claim();
  await new EmbeddedPostgres(join(config.DATA_DIR, 'postgres')).stop();
  for (const name of own) rmSync(join(config.DATA_DIR, name), { recursive: true, force: true });
  await shop.stop();
  say(`Removed ${own.join(', ')} from ${config.DATA_DIR}. A database set with DATABASE_URL is unchanged, and so are the secrets.`);
}

reset().catch(reportFailure);
