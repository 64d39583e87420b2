// npm run reset: deletes the embedded database, pictures and logs. The next start creates them again.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, readConfig } from '../config.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { reportFailure, say } from '../terminal.ts';
import { Shop } from './shop.ts';

/** Folders that the shop creates; reset leaves everything else in the data folder. */
const shopFolders = ['postgres', 'objects', 'image-cache', 'logs', 'meilisearch', 'minio', 'redis'];

async function reset(): Promise<void> {
  const config = readConfig(environment);
  const entries = existsSync(config.DATA_DIR) ? readdirSync(config.DATA_DIR).sort() : [];
  const shop = new Shop(config);
  shop.claim();
  await new EmbeddedPostgres(join(config.DATA_DIR, 'postgres')).stop();
  const shopEntries = entries.filter((name) => shopFolders.includes(name));
  for (const name of shopFolders) rmSync(join(config.DATA_DIR, name), { recursive: true, force: true });
  await shop.stop();
  const remainingEntries = readdirSync(config.DATA_DIR).sort();
  say(`${shopEntries.length > 0 ? `Removed ${shopEntries.join(', ')}` : 'Nothing to remove'} from ${config.DATA_DIR}.`);
  if (remainingEntries.length > 0) say(`Not removed: ${remainingEntries.join(', ')}.`);
  say('Data at DATABASE_URL, MEILI_URL, MINIO_ENDPOINT or REDIS_URL is unchanged.');
}

reset().catch(reportFailure);
