import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { HOUR_MS } from '../platform/process/durations.js';
import { type ComponentHealth, HealthRegistry } from '../platform/process/health.js';
import { Metrics } from '../platform/process/metrics.js';
import { Providers } from './providers.js';

/** A refund or a receipt without an outcome for this long is overdue. */
const OVERDUE_MS = HOUR_MS;

interface Counts {
  pending: number;
  mismatched: number;
  overdue: number;
  refused: number;
}

/** Health of payments, and gauges of the same counts. */
@Injectable()
export class PaymentHealth implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly providers: Providers,
    private readonly health: HealthRegistry,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.health.register('payments', () => this.#readHealth(), { status: 'degraded' }, 'database');
    const gauges = {
      pending: { name: 'meet_payments_pending', help: 'Payments whose outcome is open' },
      mismatched: { name: 'meet_payments_mismatched', help: 'Payments of which another amount or currency was paid, for an operator' },
      overdue: { name: 'meet_refunds_overdue', help: 'Refunds and receipts without an outcome for more than an hour' },
      refused: { name: 'meet_refunds_refused', help: 'Refunds and receipts that were refused and not asked for again' },
    };
    for (const [name, gauge] of Object.entries(gauges)) {
      this.metrics.registerGauge(gauge, async () => (await this.#readCounts())[name as keyof Counts]);
    }
  }

  async #readCounts(): Promise<Counts> {
    const now = this.clock.now().getTime();
    const [counts] = await this.prisma.readRows<Counts>`
      WITH request AS (
        SELECT payment_id, 'refund' AS what, reference, attempt, state::text, created_at FROM payment_refund WHERE state <> 'SUCCEEDED'
        UNION ALL SELECT payment_id, 'receipt', reference, attempt, state::text, created_at FROM payment_receipt WHERE state <> 'SUCCEEDED')
      SELECT (SELECT count(*)::int FROM payment WHERE state = 'PENDING') AS pending,
        (SELECT count(*)::int FROM payment WHERE mismatched_at IS NOT NULL) AS mismatched,
        count(*) FILTER (WHERE state = 'REQUESTED' AND created_at < ${new Date(now - OVERDUE_MS)}::timestamptz)::int AS overdue,
        count(*) FILTER (WHERE state = 'REFUSED' AND NOT EXISTS (
          SELECT FROM payment_refund AS later WHERE what = 'refund' AND later.payment_id = request.payment_id
            AND later.reference = request.reference AND later.attempt > request.attempt
          UNION ALL SELECT FROM payment_receipt AS later WHERE what = 'receipt' AND later.payment_id = request.payment_id
            AND later.reference = request.reference AND later.attempt > request.attempt))::int AS refused
      FROM request`;
    return counts ?? { pending: 0, mismatched: 0, overdue: 0, refused: 0 };
  }

  async #readHealth(): Promise<ComponentHealth> {
    const { name, failure } = this.providers.describe();
    const { mismatched, overdue, refused } = await this.#readCounts();
    const faults = [
      ...(failure === undefined ? [] : [failure]),
      ...(mismatched > 0 ? [`${mismatched} payments of another amount`] : []),
      ...(overdue > 0 ? [`${overdue} refunds or receipts overdue`] : []),
      ...(refused > 0 ? [`${refused} refunds or receipts refused`] : []),
    ];
    return { status: faults.length > 0 ? 'degraded' : 'up', detail: [...faults, name].join('; ') };
  }
}
