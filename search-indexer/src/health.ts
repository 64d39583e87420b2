import type { Server } from 'node:http';
import { type ComponentHealth, ProcessHealth } from '@meet/server-kit/health';
import { createHealthServer as createServer } from '@meet/server-kit/health-server';
import type { Logger } from '@meet/server-kit/logger';
import { ProcessMetrics } from '@meet/server-kit/metrics';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { SyncedEngine } from './keep-engine-in-sync.js';
import type { Role } from './leadership.js';
import { readBacklogs } from './outbox/outbox.js';

export interface HealthOptions {
  pool: pg.Pool;
  log: Logger;
  engines: readonly SyncedEngine[];
  readRole: () => Role;
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

/** Creates the metrics. Their values are read at each scrape. */
const createMetricsReader = ({ pool, readRole }: HealthOptions) => {
  const metrics = new ProcessMetrics();
  const registers = [metrics.registry];
  const backlogGauge = new Gauge({
    name: 'meet_search_indexer_backlog_rows',
    help: 'Changes that wait for an engine',
    labelNames: ['engine'],
    registers,
  });
  const help = 'How long the oldest waiting change of an engine has been waiting';
  const lagGauge = new Gauge({ name: 'meet_search_indexer_lag_seconds', help, labelNames: ['engine'], registers });
  const activeGauge = new Gauge({
    name: 'meet_search_indexer_active',
    help: '1 in the worker that works, 0 in one that stands by',
    registers,
  });

  return async () => {
    const backlogs = await readBacklogs(pool);
    backlogGauge.reset();
    lagGauge.reset();
    for (const backlog of backlogs) {
      backlogGauge.set({ engine: backlog.channel }, backlog.rows);
      lagGauge.set({ engine: backlog.channel }, backlog.lagSeconds);
    }
    activeGauge.set(readRole() === 'active' ? 1 : 0);
    return metrics.scrape();
  };
};

/** Serves /health/live, /health/ready and /metrics. */
export const createHealthServer = (options: HealthOptions): Server => {
  const health = createProcessHealth(options);
  const metrics = createMetricsReader(options);
  const onFailure = (err: unknown) => options.log.error({ err }, 'health or metrics request failed');
  return createServer({ report: () => health.report(), metrics, onFailure });
};
