import '@meet/server-kit/require-node';
import { requireDirectConnection } from '@meet/api/direct-connection';
import { createLogger } from '@meet/server-kit/logger';
import { readConfig } from './config.js';
import { createEngines } from './engines.js';
import { isChannelRegistered } from './outbox/channels.js';
import { enqueueAll } from './outbox/outbox.js';
import { createPool } from './pool.js';
import { isRebuildable, rebuild } from './rebuild.js';

/*
 * Writes every document of the configured engines again while shop and worker run. An engine that supports a second index is rebuilt: this
 * process fills a second index and then swaps it in. PostgreSQL's documents are rewritten in place by the worker. They need no second
 * index: only migrations change the format of their table, listings stay complete meanwhile, and a swap would lock out readers.
 */
const reindex = async (): Promise<void> => {
  const config = readConfig(process.env);
  await requireDirectConnection(config.DATABASE_SESSION_URL);
  const log = createLogger({ service: 'search-reindex', level: config.LOG_LEVEL });
  const pool = createPool(config.DATABASE_SESSION_URL);
  const controller = new AbortController();
  process.once('SIGTERM', () => controller.abort());
  process.once('SIGINT', () => controller.abort());
  try {
    for (const engine of createEngines(config, pool)) {
      if (!(await isChannelRegistered(pool, engine.name))) {
        throw new Error(`${engine.name} is not kept in sync yet; start search-indexer, which fills it`);
      }
      if (isRebuildable(engine)) await rebuild({ pool, log, signal: controller.signal }, engine);
      else log.info({ engine: engine.name, products: await enqueueAll(pool, engine.name) }, 'reindexing all documents');
    }
  } finally {
    await pool.end();
  }
};

try {
  await reindex();
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
