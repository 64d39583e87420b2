import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobWorker } from '../platform/jobs/job-worker.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { MINUTE_MS } from '../platform/process/durations.js';
import { type ComponentHealth, HealthRegistry } from '../platform/process/health.js';
import { Metrics } from '../platform/process/metrics.js';
import { DELIVER_MESSAGE } from './dispatch-job.rules.js';
import { Senders } from './sender/senders.js';

/** Time for which health reports a message that was given up. */
const REPORT_MS = 15 * MINUTE_MS;
/** A message that has been due for this long is stuck. */
const OVERDUE_MS = MINUTE_MS / 2;

interface Counts {
  undelivered: number;
  overdue: number;
}

/** Health of the sending of messages, and gauges of the same counts. */
@Injectable()
export class DispatchHealth implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly worker: JobWorker,
    private readonly senders: Senders,
    private readonly health: HealthRegistry,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.health.register('messages', () => this.#readHealth(), { status: 'degraded' }, 'database');
    this.metrics.registerGauge(
      { name: 'meet_messages_undelivered', help: 'Messages given up in the last 15 minutes by all processes' },
      async () => (await this.#readCounts()).undelivered,
    );
    this.metrics.registerGauge(
      { name: 'meet_messages_overdue', help: 'Messages overdue by more than 30 seconds' },
      async () => (await this.#readCounts()).overdue,
    );
  }

  async #readCounts(): Promise<Counts> {
    const now = this.clock.now().getTime();
    const [counts] = await this.prisma.readRows<Counts>`
      SELECT (SELECT count(*)::int FROM undelivered_message WHERE failed_at > ${new Date(now - REPORT_MS)}::timestamptz) AS undelivered,
        (SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = ${DELIVER_MESSAGE}::text
          AND run_at < now() - make_interval(secs => ${OVERDUE_MS / 1000}::int)) AS overdue`;
    return counts ?? { undelivered: 0, overdue: 0 };
  }

  async #readHealth(): Promise<ComponentHealth> {
    if (this.worker.isFailing) return { status: 'degraded', detail: 'nothing is being sent: the queue cannot be read' };
    const { undelivered, overdue } = await this.#readCounts();
    const faults = [
      ...(undelivered > 0 ? [`${undelivered} given up in the last 15 minutes`] : []),
      ...(overdue > 0 ? [`${overdue} overdue`] : []),
    ];
    return { status: faults.length > 0 ? 'degraded' : 'up', detail: [...faults, this.senders.summary].join('; ') };
  }
}
