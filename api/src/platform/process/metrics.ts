import { ProcessMetrics } from '@meet/server-kit/metrics';
import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';

@Injectable()
export class Metrics extends ProcessMetrics {
  readonly httpDuration = this.createDurationHistogram('meet_http_request_duration_seconds');
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
}
