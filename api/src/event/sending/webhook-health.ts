import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { HealthRegistry } from '../../platform/process/health.js';
import { Metrics } from '../../platform/process/metrics.js';
import { WebhookSender } from './webhook-sender.js';

interface Counts {
  pending: number;
  dead: number;
  switchedOff: number;
}

/**
 * Health of webhooks, and gauges of their deliveries. A failing endpoint does not degrade the health of the shop, because only its owner can
 * repair it.
 */
@Injectable()
export class WebhookHealth implements OnModuleInit {
  constructor(
    private readonly health: HealthRegistry,
    private readonly metrics: Metrics,
    private readonly prisma: PrismaService,
    private readonly sender: WebhookSender,
  ) {}

  onModuleInit(): void {
    this.health.register(
      'webhooks',
      async () =>
        this.sender.isFailing ? { status: 'degraded', detail: 'nothing is being sent: deliveries cannot be read' } : { status: 'up' },
      { status: 'degraded' },
    );
    const gauges = {
      pending: { name: 'meet_webhooks_pending', help: 'Events on their way to webhooks' },
      dead: { name: 'meet_webhooks_dead', help: 'Events that were given up after three days' },
      switchedOff: { name: 'meet_webhooks_switched_off', help: 'Webhooks that the shop has switched off' },
    };
    for (const [name, gauge] of Object.entries(gauges)) {
      this.metrics.registerGauge(gauge, async () => (await this.#readCounts())[name as keyof Counts]);
    }
  }

  async #readCounts(): Promise<Counts> {
    const [counts] = await this.prisma.readRows<Counts>`
      SELECT (SELECT count(*)::int FROM webhook_delivery WHERE state = 'PENDING') AS pending,
        (SELECT count(*)::int FROM webhook_delivery WHERE state = 'DEAD') AS dead,
        (SELECT count(*)::int FROM webhook WHERE off_reason IS NOT NULL AND deleted_at IS NULL) AS "switchedOff"`;
    return counts ?? { pending: 0, dead: 0, switchedOff: 0 };
  }
}
