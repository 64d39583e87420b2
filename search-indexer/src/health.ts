import type { Server } from 'node:http';
import { type ComponentHealth, ProcessHealth } from '@meet/server-kit/health';
import { createHealthServer as createServer } from '@meet/server-kit/health-server';
import type { Logger } from '@meet/server-kit/logger';
import type { SyncedEngine } from './keep-engine-in-sync.js';
import { createMetricsReader, type MetricsOptions } from './metrics.js';

export interface HealthOptions extends MetricsOptions {
  log: Logger;
  engines: readonly SyncedEngine[];
  /** Aborts when the process begins to shut down. */
  signal: AbortSignal;
}

const describeEngine = ({ state }: SyncedEngine): ComponentHealth =>
  state.failure === undefined ? { status: 'up' } : { status: 'degraded', detail: state.failure };

// If this query times out, the pool replaces the connection.
const probeQuery = { text: 'SELECT 1', query_timeout: 2_000 };

const createProcessHealth = ({ pool, engines, readRole, signal }: HealthOptions): ProcessHealth => {
  const health = new ProcessHealth('worker');
  health.register('database', () => pool.query(probeQuery).then(() => ({ status: 'up' })));
  health.register('worker', async () => ({ status: readRole() === 'connecting' ? 'down' : 'up', detail: readRole() }));
  for (const syncedEngine of engines) health.register(`search:${syncedEngine.engine.name}`, async () => describeEngine(syncedEngine));
  // search-indexer opens no port for requests, so the process itself has no starting phase. Each component reports when it is not ready.
  health.serve();
  signal.addEventListener('abort', () => health.drain());
  return health;
};

/** Serves /health/live, /health/ready and /metrics. */
export const createHealthServer = (options: HealthOptions): Server => {
  const health = createProcessHealth(options);
  const metrics = createMetricsReader(options);
  const onFailure = (err: unknown) => options.log.error({ err }, 'health or metrics request failed');
  return createServer({ report: () => health.report(), metrics, onFailure });
};
