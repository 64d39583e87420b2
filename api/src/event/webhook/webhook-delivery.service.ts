import { Injectable } from '@nestjs/common';
import { JournalService } from '../../journal/journal.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { isId } from '../../platform/input/ids.rules.js';
import { requirePage, toPagination } from '../../platform/input/pagination.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type Reader, readRows } from '../../platform/prisma/sql.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { formatBody } from '../event-body.rules.js';
import { webhookNotFoundError, webhookOffError } from './webhook.rules.js';
import type { WebhookDelivery, WebhookDeliveryList, WebhookDeliveryListInput } from './webhook-delivery.model.js';

type Transaction = Prisma.TransactionClient;

const withEventAndAttempts = {
  event: true,
  tries: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.WebhookDeliveryInclude;

type Row = Prisma.WebhookDeliveryGetPayload<{ include: typeof withEventAndAttempts }>;

const deliveryNotFoundError = () => new DomainError(ErrorCode.NOT_FOUND, 'Такой отправки нет: её могли уже удалить.');

/** Lists the deliveries of events to webhooks for administrators, and resends them on request. */
@Injectable()
export class WebhookDeliveryService {
  constructor(
    private readonly clock: Clock,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
  ) {}

  async list({ webhookId, state, subjectId, after, pagination }: WebhookDeliveryListInput): Promise<WebhookDeliveryList> {
    const page = requirePage(pagination);
    if ([webhookId, subjectId].some((id) => id && !isId(id))) return { items: [], pagination: toPagination(page, 0) };
    const filters = { ...(webhookId && { webhookId }), ...(state && { state }), ...(subjectId && { subject: subjectId }) };
    const where = { ...filters, webhook: { deletedAt: null }, ...(after != null && (await this.#buildAfterCondition(after))) };
    const { webhookDelivery } = this.prisma.client;
    const [total, rows] = await Promise.all([
      webhookDelivery.count({ where }),
      webhookDelivery.findMany({
        where,
        include: withEventAndAttempts,
        orderBy: [{ position: 'desc' }, { id: 'asc' }],
        skip: (page.page - 1) * page.limit,
        take: page.limit,
      }),
    ]);
    const earlierIds = await findEarliestPending(this.prisma, rows);
    return { items: rows.map((row) => toDelivery(row, earlierIds.get(row.id) ?? null)), pagination: toPagination(page, total) };
  }

  /** Sends a delivery at once and retries it for three days. Pending deliveries of later events about the same subject wait for it. */
  async resend(viewer: Viewer, { requestId }: Pick<GraphqlContext, 'requestId'>, deliveryId: string): Promise<WebhookDelivery> {
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const { id, state, attempts: attemptCount, webhook } = await this.#lockDelivery(transaction, deliveryId);
      if (!webhook.active) throw webhookOffError();
      const resetState = { state: 'PENDING', attempts: 0 } as const;
      const retriedState = { ...resetState, failingSince: null, endedAt: null, dueAt: this.clock.now() };
      const row = await transaction.webhookDelivery.update({ where: { id }, data: retriedState, include: withEventAndAttempts });
      await this.journal.record(transaction, {
        author: { accountId: viewer.accountId },
        action: 'resendWebhookDelivery',
        subject: { kind: 'webhookDelivery', id },
        before: { state, attempts: attemptCount },
        after: resetState,
      });
      return toDelivery(row, (await findEarliestPending(transaction, [row])).get(id) ?? null);
    });
  }

  /** Sends a test event to this webhook only. The data of the event is just the id of the webhook. */
  async sendTest(viewer: Viewer, { requestId }: Pick<GraphqlContext, 'requestId'>, webhookId: string): Promise<WebhookDelivery> {
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const webhook = isId(webhookId) && (await transaction.webhook.findUnique({ where: { id: webhookId, deletedAt: null } }));
      if (!webhook) throw webhookNotFoundError();
      if (!webhook.active) throw webhookOffError();
      const now = this.clock.now();
      const testEvent = { type: 'TEST', subject: webhook.id, data: { webhookId: webhook.id }, createdAt: now } as const;
      const event = await transaction.outgoingEvent.create({ data: testEvent, select: { id: true, number: true } });
      const delivery = { webhookId: webhook.id, eventId: event.id, subject: webhook.id, position: event.number, dueAt: now };
      const row = await transaction.webhookDelivery.create({ data: delivery, include: withEventAndAttempts });
      await this.journal.record(transaction, {
        author: { accountId: viewer.accountId },
        action: 'sendTestEvent',
        subject: { kind: 'webhookDelivery', id: row.id },
        before: null,
        after: { webhookId, state: row.state },
      });
      return toDelivery(row, null);
    });
  }

  /** Returns the condition for deliveries after this delivery in the list. */
  async #buildAfterCondition(id: string): Promise<Prisma.WebhookDeliveryWhereInput> {
    const lastDelivery = isId(id) && (await this.prisma.client.webhookDelivery.findUnique({ where: { id }, select: { position: true } }));
    if (!lastDelivery) throw deliveryNotFoundError();
    return { OR: [{ position: { lt: lastDelivery.position } }, { position: lastDelivery.position, id: { gt: id } }] };
  }

  async #lockDelivery(transaction: Transaction, id: string) {
    if (isId(id)) await transaction.$executeRaw`SELECT FROM webhook_delivery WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    const where = { id, webhook: { deletedAt: null } };
    const row = isId(id) && (await transaction.webhookDelivery.findFirst({ where, include: { webhook: { select: { active: true } } } }));
    if (!row) throw deliveryNotFoundError();
    return row;
  }
}

/**
 * Returns the earliest pending delivery about the same subject, for each pending delivery that waits for it. The sender waits by the same
 * rule.
 */
async function findEarliestPending(reader: Reader, rows: readonly Row[]): Promise<Map<string, string>> {
  const pendingIds = rows.filter(({ state }) => state === 'PENDING').map(({ id }) => id);
  if (pendingIds.length === 0) return new Map();
  const earliestQuery = Prisma.sql`
    SELECT DISTINCT ON (delivery.id) delivery.id, earlier.id AS "earlierId"
    FROM webhook_delivery AS delivery
    JOIN webhook_delivery AS earlier ON earlier.webhook_id = delivery.webhook_id AND earlier.subject = delivery.subject
      AND earlier.state = 'PENDING' AND earlier.position < delivery.position
    WHERE delivery.id = ANY(${pendingIds}::uuid[])
    ORDER BY delivery.id, earlier.position`;
  const rowsWithEarlier = await readRows<{ id: string; earlierId: string }>(reader, earliestQuery);
  return new Map(rowsWithEarlier.map(({ id, earlierId }) => [id, earlierId]));
}

const toDelivery = ({ id, webhookId, event, subject, state, dueAt, tries, endedAt }: Row, waitsFor: string | null): WebhookDelivery => ({
  id,
  webhookId,
  state,
  endedAt,
  waitsFor,
  eventId: event.id,
  eventType: event.type,
  subjectId: subject,
  body: formatBody(event),
  dueAt: state === 'PENDING' ? dueAt : null,
  attempts: tries,
  createdAt: event.createdAt,
});
