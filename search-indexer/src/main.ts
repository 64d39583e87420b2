import '@meet/server-kit/require-node';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { PoolerError, requireDirectConnectionWhenReachable } from '@meet/api/direct-connection';
import { explainPortError, onShutdown } from '@meet/server-kit/lifecycle';
import { createLogger, type Logger } from '@meet/server-kit/logger';
import { type Config, ConfigError, readConfig } from './config.js';
import { createEngines } from './engines.js';
import { createHealthServer } from './health.js';
import type { SyncedEngine } from './keep-engine-in-sync.js';
import { keepLeading, type Role } from './leadership.js';
import { createWakeSignal } from './outbox/wake-signal.js';
import { createPool } from './pool.js';
import { runWorker } from './run-worker.js';

// Time limit of a shutdown; the supervisor expects the process to end within 5 s. A batch that takes longer is abandoned, which is safe
// because its rows are still in the outbox.
const STOP_TIMEOUT_MS = 4_000;

const listen = async (server: Server, { HEALTH_PORT, HOST }: Config): Promise<void> => {
  server.listen(HEALTH_PORT, HOST);
  await once(server, 'listening');
};

/** Aborts on SIGTERM, on SIGINT, and when the supervisor has ended. */
const createStopSignal = (log: Logger): AbortSignal => {
  const controller = new AbortController();
  onShutdown((reason) => {
    log.info({ reason }, 'shutting down after the current batches');
    controller.abort();
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
  });
  return controller.signal;
};

const run = async (config: Config): Promise<void> => {
  const log = createLogger({ service: 'search-indexer', level: config.LOG_LEVEL });
  const signal = createStopSignal(log);
  const pool = createPool(config.DATABASE_SESSION_URL);
  const engines: SyncedEngine[] = createEngines(config, pool).map((engine) => ({ engine, wakeSignal: createWakeSignal(), state: {} }));
  let role: Role = 'connecting';
  const server = createHealthServer({ pool, log, engines, readRole: () => role, signal });
  await listen(server, config);
  log.info({ engines: engines.map(({ engine }) => engine.name), address: server.address() }, 'search-indexer is up');

  const onFailure = (err: unknown) => log.warn({ err }, 'the database cannot be reached, trying again');
  await requireDirectConnectionWhenReachable({ directUrl: config.DATABASE_SESSION_URL, onFailure, signal });
  let isReady = false;
  await keepLeading({
    databaseUrl: config.DATABASE_SESSION_URL,
    log,
    signal,
    onNotification: () => {
      for (const { wakeSignal } of engines) wakeSignal.wake();
    },
    onRole: (newRole) => {
      if (newRole !== role) log.info({ role: newRole }, 'role changed');
      role = newRole;
      if (newRole !== 'connecting' && !isReady) {
        isReady = true;
        process.send?.({ ready: true });
      }
    },
    lead: (leadingSignal) => runWorker({ pool, log, signal: leadingSignal }, engines),
  });
  server.closeAllConnections();
  server.close();
  await pool.end();
  log.info('stopped');
};

/** Mistakes in the configuration are printed as sentences, other errors with their stack. */
const formatError = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof PoolerError) return error.message;
  return explainPortError(error, 'HEALTH_PORT') ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
};

try {
  await run(readConfig(process.env));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${formatError(error)}\n`);
  process.exit(1);
}
