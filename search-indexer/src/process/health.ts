import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@meet/server-kit/logger';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { readBacklogs } from '../outbox/outbox.js';
import type { EngineRun } from '../run-engine.js';
import type { Role } from './leadership.js';

interface ComponentHealth {
  status: 'up' | 'degraded' | 'down';
  detail?: string;
}

export interface HealthParts {
  pool: pg.Pool;
  log: Logger;
  runs: readonly EngineRun[];
  role: () => Role;
  isDraining: () => boolean;
}

const engineHealth = ({ state }: EngineRun): ComponentHealth =>
  state.failure === undefined ? { status: 'up' } : { status: 'degraded', detail: state.failure };

const probeMs = 2_000;
// The pool replaces a connection on which this times out.
const probe = { text: 'SELECT 1', query_timeout: probeMs };

const databaseHealth = async (pool: pg.Pool): Promise<ComponentHealth> => {
  const answered = pool.query(probe).then((): ComponentHealth => ({ status: 'up' }));
  const late = delay<ComponentHealth>(probeMs, { status: 'down', detail: `no answer within ${probeMs} ms` }, { ref: false });
  try {
    return await Promise.race([answered, late]);
  } catch (error) {
    return { status: 'down', detail: error instanceof Error ? error.message : String(error) };
  }
};

const workerHealth = (role: Role, isDraining: boolean): ComponentHealth =>
  isDraining ? { status: 'down', detail: 'draining' } : { status: role === 'connecting' ? 'down' : 'up', detail: role };

const buildReport = async ({ pool, runs, role, isDraining }: HealthParts) => {
  const components: Record<string, ComponentHealth> = {
    database: await databaseHealth(pool),
    worker: workerHealth(role(), isDraining()),
    ...Object.fromEntries(runs.map((run) => [`search:${run.engine.name}`, engineHealth(run)])),
  };
  const statuses = Object.values(components).map(({ status }) => status);
  const worst = statuses.includes('down') ? 'down' : statuses.includes('degraded') ? 'degraded' : 'up';
  return { status: worst, components };
};

/** Creates the metrics. Their values are read at each scrape. */
const createMetrics = ({ pool, role }: HealthParts) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const rows = new Gauge({
    name: 'meet_search_indexer_backlog_rows',
    help: 'Changes that wait for an engine',
    labelNames: ['engine'],
    registers,
  });
  const help = 'How long the oldest waiting change of an engine has been waiting';
  const lag = new Gauge({ name: 'meet_search_indexer_lag_seconds', help, labelNames: ['engine'], registers });
  const active = new Gauge({ name: 'meet_search_indexer_active', help: '1 in the worker that works, 0 in one that stands by', registers });

  return async (): Promise<{ body: string; type: string }> => {
    const backlogs = await readBacklogs(pool);
    rows.reset();
    lag.reset();
    for (const backlog of backlogs) {
      rows.set({ engine: backlog.channel }, backlog.rows);
      lag.set({ engine: backlog.channel }, backlog.lagSeconds);
    }
    active.set(role() === 'active' ? 1 : 0);
    return { body: await registry.metrics(), type: registry.contentType };
  };
};

interface Result {
  status: number;
  body: string;
  type?: string;
}

const send = (response: ServerResponse, { status, body, type = 'application/json' }: Result): void => {
  response.writeHead(status, { 'content-type': type }).end(body);
};

/** Serves /health/live, /health/ready and /metrics. */
export const createHealthServer = (parts: HealthParts): Server => {
  const metrics = createMetrics(parts);
  const respondTo = async (url: string | undefined): Promise<Result> => {
    if (url === '/health/live') return { status: 200, body: '{"status":"up"}' };
    if (url === '/metrics') return { status: 200, ...(await metrics()) };
    if (url !== '/health/ready') return { status: 404, body: '{"status":"unknown address"}' };
    const report = await buildReport(parts);
    return { status: report.status === 'down' ? 503 : 200, body: JSON.stringify(report) };
  };
  const failed = (error: unknown): Result => {
    parts.log.error({ err: error }, 'health or metrics request failed');
    return { status: 503, body: '{"status":"down"}' };
  };
  return createServer((request, response) => {
    void respondTo(request.url)
      .catch(failed)
      .then((result) => send(response, result));
  });
};
