import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of this process, served on the health port. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly httpDuration = new Histogram({
    name: 'meet_http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly statements = new Counter({ name: 'meet_sql_statements_total', help: 'SQL statements sent', registers: [this.registry] });
  readonly statementsPerRequest = new Histogram({
    name: 'meet_sql_statements_per_request',
    help: 'SQL statements per request',
    labelNames: ['route'] as const,
    buckets: [0, 1, 2, 4, 8, 16, 32, 64],
    registers: [this.registry],
  });
  readonly securityEvents = new Counter({
    name: 'meet_security_events_total',
    help: 'Events of the security log',
    labelNames: ['event'] as const,
    registers: [this.registry],
  });
  readonly socketsClosed = new Counter({
    name: 'meet_sockets_closed_total',
    help: 'Sockets of subscriptions that have been closed, by close code; `slow` and `silent` were cut off',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A gauge that is read on each scrape. If it cannot be read, the other metrics are still served. */
  gauge({ name, help }: { name: string; help: string }, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read().catch(() => Number.NaN));
      },
    });
  }
}
