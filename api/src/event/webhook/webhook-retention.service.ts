import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { DAY_MS } from '../../platform/process/durations.js';

type Transaction = Prisma.TransactionClient;

const DELIVERED_RETENTION_MS = 7 * DAY_MS;
/** Retention of deliveries that were given up, and of pending deliveries of a webhook that stays switched off. */
const DEAD_RETENTION_MS = 30 * DAY_MS;
/** Events without deliveries are deleted after this time, which is longer than any transaction takes. */
const EVENT_RETENTION_MS = DAY_MS;

const subtractMs = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Deletes deliveries and events some time after they have ended, and removed webhooks once none of their deliveries is left. */
@Injectable()
export class WebhookRetentionService implements OnModuleInit {
  constructor(private readonly retention: RetentionService) {}

  onModuleInit(): void {
    this.retention.register({ name: 'webhook-deliveries', sweep: deleteOldDeliveries });
    this.retention.register({ name: 'outgoing-events', sweep: deleteOldEvents });
    this.retention.register({
      name: 'webhook-secrets',
      sweep: ({ webhookSecret }, now, limit) => webhookSecret.deleteMany({ where: { validUntil: { lt: now } }, limit }),
    });
    this.retention.register({
      name: 'webhooks',
      sweep: ({ webhook }, _now, limit) => webhook.deleteMany({ where: { deletedAt: { not: null }, deliveries: { none: {} } }, limit }),
    });
  }
}

async function deleteOldDeliveries(transaction: Transaction, now: Date, limit: number): Promise<{ count: number }> {
  const count = await transaction.$executeRaw`
    DELETE FROM webhook_delivery WHERE id IN (
      (SELECT id FROM webhook_delivery WHERE state = 'DELIVERED' AND ended_at < ${subtractMs(now, DELIVERED_RETENTION_MS)}::timestamptz LIMIT ${limit}::int)
      UNION ALL
      (SELECT id FROM webhook_delivery WHERE state = 'DEAD' AND ended_at < ${subtractMs(now, DEAD_RETENTION_MS)}::timestamptz LIMIT ${limit}::int)
      UNION ALL
      (SELECT delivery.id FROM webhook JOIN webhook_delivery AS delivery ON delivery.webhook_id = webhook.id
       WHERE webhook.deleted_at IS NOT NULL
         OR NOT webhook.active AND delivery.state = 'PENDING' AND delivery.created_at < ${subtractMs(now, DEAD_RETENTION_MS)}::timestamptz
       LIMIT ${limit}::int)
      LIMIT ${limit}::int)`;
  return { count };
}

async function deleteOldEvents(transaction: Transaction, now: Date, limit: number): Promise<{ count: number }> {
  const count = await transaction.$executeRaw`
    DELETE FROM outgoing_event WHERE id IN (
      SELECT id FROM outgoing_event AS event WHERE created_at < ${subtractMs(now, EVENT_RETENTION_MS)}::timestamptz
        AND NOT EXISTS (SELECT FROM webhook_delivery WHERE event_id = event.id)
      LIMIT ${limit}::int)`;
  return { count };
}
