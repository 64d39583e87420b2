import { createServer, type Server, type ServerResponse } from 'node:http';
import type pg from 'pg';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Role } from './leadership.js';
import { readBacklogs } from './outbox.js';
import type { EngineRun } from './run-engine.js';

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

const databaseHealth = async (pool: pg.Pool): Promise<ComponentHealth> => {
  try {
    await pool.query('SELECT 1');
    return { status: 'up' };
  } catch (error) {
    return { status: 'down', detail: error instanceof Error ? error.message : String(error) };
  }
};

const reportOf = async ({ pool, runs, role, isDraining }: HealthParts) => {
  const components: Record<string, ComponentHealth> = {
    postgres: await databaseHealth(pool),
    worker: { status: role() === 'connecting' ? 'down' : 'up', detail: role() },
    ...Object.fromEntries(runs.map((run) => [`search:${run.engine.name}`, engineHealth(run)])),
  };
  const statuses = Object.values(components).map(({ status }) => status);
  const worst = statuses.includes('down') ? 'down' : statuses.includes('degraded') ? 'degraded' : 'up';
  return { status: isDraining() ? 'down' : worst, components };
};

/** Figures are read when they are asked for. */
const createMetrics = ({ pool, role }: HealthParts) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const rows = new Gauge({
    name: 'search_indexer_backlog_rows',
    help: 'Changes that wait for an engine',
    labelNames: ['engine'],
    registers,
  });
  const help = 'How long the oldest waiting change of an engine has been waiting';
  const lag = new Gauge({ name: 'search_indexer_lag_seconds', help, labelNames: ['engine'], registers });
  const active = new Gauge({ name: 'search_indexer_active', help: '1 in the worker that works, 0 in one that stands by', registers });

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

const answer = (response: ServerResponse, status: number, body: string, type = 'application/json'): void => {
  response.writeHead(status, { 'content-type': type }).end(body);
};

/** /health/live, /health/ready and /metrics. */
export const createHealthServer = (parts: HealthParts): Server => {
  const metrics = createMetrics(parts);
  const respond = async (url: string | undefined, response: ServerResponse): Promise<void> => {
    if (url === '/health/live') return answer(response, 200, '{"status":"up"}');
    if (url === '/metrics') {
      const { body, type } = await metrics();
      return answer(response, 200, body, type);
    }
    if (url !== '/health/ready') return answer(response, 404, '{"status":"unknown address"}');
    const report = await reportOf(parts);
    answer(response, report.status === 'down' ? 503 : 200, JSON.stringify(report));
  };
  return createServer((request, response) => {
    respond(request.url, response).catch((error: unknown) => {
      parts.log.error({ err: error }, 'health or metrics could not be told');
      answer(response, 503, '{"status":"down"}');
    });
  });
};
