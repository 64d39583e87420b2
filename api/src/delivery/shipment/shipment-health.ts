import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { type ComponentHealth, HealthRegistry } from '../../platform/process/health.js';
import { Metrics } from '../../platform/process/metrics.js';
import { OVERDUE_MS } from './shipment.rules.js';

interface Counts {
  refused: number;
  overdue: number;
}

/** Health of shipments, and gauges of the same counts. Without them a parcel without a track code would go unnoticed. */
@Injectable()
export class ShipmentHealth implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly health: HealthRegistry,
    private readonly metrics: Metrics,
    private readonly prisma: PrismaService,
  ) {}

  onModuleInit(): void {
    this.health.register('shipments', () => this.#readHealth(), { status: 'degraded' }, 'database');
    const gauges = {
      refused: { name: 'meet_shipments_refused', help: 'Shipments that the carrier has refused and whose units have no track code' },
      overdue: { name: 'meet_shipments_overdue', help: 'Shipments that the carrier has not decided on for more than an hour' },
    };
    for (const [name, gauge] of Object.entries(gauges)) {
      this.metrics.registerGauge(gauge, async () => (await this.#readCounts())[name as keyof Counts]);
    }
  }

  /** A refused shipment counts until an operator has given its units a track code or requested another shipment. */
  async #readCounts(): Promise<Counts> {
    const overdueSince = new Date(this.clock.now().getTime() - OVERDUE_MS);
    const [counts] = await this.prisma.readRows<Counts>`
      SELECT count(*) FILTER (WHERE state = 'REFUSED' AND EXISTS (
          SELECT FROM order_item WHERE shipment_id = shipment.id AND status = 'HANDED_OVER_FOR_DELIVERY' AND track_code IS NULL))::int AS refused,
        count(*) FILTER (WHERE state = 'REQUESTED' AND created_at < ${overdueSince}::timestamptz)::int AS overdue
      FROM shipment WHERE state IN ('REFUSED', 'REQUESTED')`;
    return counts ?? { refused: 0, overdue: 0 };
  }

  async #readHealth(): Promise<ComponentHealth> {
    const { refused, overdue } = await this.#readCounts();
    const faults = [...(refused > 0 ? [`${refused} shipments refused`] : []), ...(overdue > 0 ? [`${overdue} shipments overdue`] : [])];
    return faults.length > 0 ? { status: 'degraded', detail: faults.join('; ') } : { status: 'up' };
  }
}
