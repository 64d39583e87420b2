import { Injectable } from '@nestjs/common';
import { JournalService } from '../../journal/journal.service.js';
import { createUpdateTime, requireUnchanged } from '../../platform/errors/edit-conflict.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { HostAddresses, RefusedAddressError } from '../../platform/http/guarded-requests.js';
import { isId } from '../../platform/input/ids.rules.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import type { RemoveWebhookInput, RotateWebhookSecretInput, SaveWebhookInput } from './webhook.input.js';
import type { Webhook, WebhookWithSecret } from './webhook.model.js';
import {
  duplicateUrlError,
  internalHostError,
  MAX_WEBHOOKS,
  requireEventTypes,
  requireTarget,
  toJournalState,
  tooManyWebhooksError,
  toWebhook,
  unknownHostError,
  webhookNotFoundError,
} from './webhook.rules.js';
import { WebhookSecretService } from './webhook-secret.service.js';

type Transaction = Prisma.TransactionClient;

/** Lock that serializes changes of webhooks, so that their limit and the uniqueness of URLs hold. */
const LOCK = 'webhooks';

type WebhookFields = Pick<Webhook, 'url' | 'eventTypes' | 'active'>;

interface WebhookChange {
  viewer: Viewer;
  existingWebhook: Webhook;
  fields: WebhookFields;
}

/** Lists, saves and removes webhooks for administrators. */
@Injectable()
export class WebhookService {
  constructor(
    private readonly clock: Clock,
    private readonly hosts: HostAddresses,
    private readonly journal: JournalService,
    private readonly prisma: PrismaService,
    private readonly secrets: WebhookSecretService,
  ) {}

  async list(): Promise<Webhook[]> {
    const rows = await this.prisma.client.webhook.findMany({ where: { deletedAt: null }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    return rows.map(toWebhook);
  }

  async save(viewer: Viewer, { requestId }: GraphqlContext, dto: SaveWebhookInput): Promise<WebhookWithSecret> {
    const { url } = requireTarget(dto.url);
    const fields = { url: url.href, eventTypes: requireEventTypes(dto.eventTypes), active: dto.active ?? true };
    await this.#requireReachable(fields, dto.id);
    return this.prisma.inTransaction(
      requestId,
      async (transaction) => {
        const existingWebhook = dto.id ? await this.#lockWebhook(transaction, dto.id) : null;
        requireUnchanged(existingWebhook, dto.updatedAt);
        const duplicateWebhook = await transaction.webhook.findFirst({ where: { url: fields.url, deletedAt: null } });
        if (duplicateWebhook && duplicateWebhook.id !== existingWebhook?.id) throw duplicateUrlError(toWebhook(duplicateWebhook));
        return existingWebhook ? this.#change(transaction, { viewer, existingWebhook, fields }) : this.#add(transaction, viewer, fields);
      },
      [LOCK],
    );
  }

  /** Leaves the deliveries of the webhook to the retention job, because there may be many. */
  async remove(viewer: Viewer, { requestId }: GraphqlContext, { id, updatedAt }: RemoveWebhookInput): Promise<Webhook> {
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const existingWebhook = await this.#lockWebhook(transaction, id);
      requireUnchanged(existingWebhook, updatedAt);
      const now = createUpdateTime(this.clock.now(), existingWebhook);
      const deletion = { active: false, deletedAt: now, updatedAt: now };
      const removedWebhook = toWebhook(await transaction.webhook.update({ where: { id: existingWebhook.id }, data: deletion }));
      await transaction.webhookSecret.deleteMany({ where: { webhookId: existingWebhook.id } });
      await this.#record(transaction, viewer, {
        action: 'removeWebhook',
        id: existingWebhook.id,
        before: toJournalState(existingWebhook),
        after: null,
      });
      return removedWebhook;
    });
  }

  async rotateSecret(viewer: Viewer, { requestId }: GraphqlContext, dto: RotateWebhookSecretInput): Promise<WebhookWithSecret> {
    return this.prisma.inTransaction(requestId, async (transaction) => {
      const existingWebhook = await this.#lockWebhook(transaction, dto.id);
      requireUnchanged(existingWebhook, dto.updatedAt);
      const { id: webhookId } = existingWebhook;
      const now = createUpdateTime(this.clock.now(), existingWebhook);
      const previousSecret = await transaction.webhookSecret.findFirstOrThrow({ where: { webhookId, validUntil: null } });
      const secret = await this.secrets.issue(transaction, { webhookId, now, dropPrevious: dto.dropPrevious ?? false });
      const row = await transaction.webhook.update({ where: { id: webhookId }, data: { updatedAt: now } });
      const secretChange = { before: { secretFrom: previousSecret.createdAt }, after: { secretFrom: now } };
      await this.#record(transaction, viewer, { action: 'rotateWebhookSecret', id: webhookId, ...secretChange });
      return { webhook: toWebhook(row), secret };
    });
  }

  /** Throws unless requests may go to the URL. A webhook that is only switched off need not be reachable. */
  async #requireReachable({ url, active }: WebhookFields, id: string | null | undefined): Promise<void> {
    const isUrlSaved = id && isId(id) && (await this.prisma.client.webhook.count({ where: { id, url } })) > 0;
    if (isUrlSaved && !active) return;
    try {
      await this.hosts.resolveAddresses(requireTarget(url));
    } catch (error) {
      throw error instanceof RefusedAddressError ? internalHostError() : unknownHostError();
    }
  }

  async #lockWebhook(transaction: Transaction, id: string): Promise<Webhook> {
    if (!isId(id)) throw webhookNotFoundError();
    await transaction.$executeRaw`SELECT FROM webhook WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    const row = await transaction.webhook.findUnique({ where: { id, deletedAt: null } });
    if (!row) throw webhookNotFoundError();
    return toWebhook(row);
  }

  async #add(transaction: Transaction, viewer: Viewer, fields: WebhookFields): Promise<WebhookWithSecret> {
    if ((await transaction.webhook.count({ where: { deletedAt: null } })) >= MAX_WEBHOOKS) throw tooManyWebhooksError();
    const now = this.clock.now();
    const newWebhook = { ...fields, ownerId: viewer.accountId, createdAt: now, updatedAt: now };
    const webhook = toWebhook(await transaction.webhook.create({ data: newWebhook }));
    const secret = await this.secrets.issue(transaction, { webhookId: webhook.id, now, dropPrevious: true });
    await this.#record(transaction, viewer, { action: 'saveWebhook', id: webhook.id, before: null, after: toJournalState(webhook) });
    return { webhook, secret };
  }

  async #change(transaction: Transaction, { viewer, existingWebhook, fields }: WebhookChange): Promise<WebhookWithSecret> {
    const { id } = existingWebhook;
    const now = createUpdateTime(this.clock.now(), existingWebhook);
    const { ownerId } = await transaction.webhook.findUniqueOrThrow({ where: { id }, select: { ownerId: true } });
    const isSwitchedOn = fields.active && !existingWebhook.active;
    const resetState = isSwitchedOn ? { offReason: null, failingSince: null } : {};
    const changedFields = { ...fields, ...resetState, ownerId: ownerId ?? viewer.accountId, updatedAt: now };
    const webhook = toWebhook(await transaction.webhook.update({ where: { id }, data: changedFields }));
    if (isSwitchedOn) {
      const retriedDeliveries = { webhookId: id, state: 'PENDING', attempts: { gt: 0 } } as const;
      await transaction.webhookDelivery.updateMany({ where: retriedDeliveries, data: { attempts: 0, failingSince: null, dueAt: now } });
    }
    await this.#record(transaction, viewer, {
      action: 'saveWebhook',
      id,
      before: toJournalState(existingWebhook),
      after: toJournalState(webhook),
    });
    return { webhook, secret: null };
  }

  async #record(
    transaction: Transaction,
    { accountId }: Viewer,
    {
      action,
      id,
      before,
      after,
    }: { action: string; id: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null },
  ): Promise<void> {
    await this.journal.record(transaction, { author: { accountId }, action, subject: { kind: 'webhook', id }, before, after });
  }
}
