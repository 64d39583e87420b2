import { ProcessMetrics } from '@meet/server-kit/metrics';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { Role } from './leadership.js';
import { readBacklogs } from './outbox/outbox.js';

export interface MetricsOptions {
  pool: pg.Pool;
  readRole: () => Role;
}

/** Creates the metrics. Their values are read at each scrape. */
export const createMetricsReader = ({ pool, readRole }: MetricsOptions) => {
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
