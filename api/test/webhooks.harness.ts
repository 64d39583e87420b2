import { bearer, type SignedIn, signIn, signInStaff } from '../src/auth/session/sessions.harness.js';
import { WebhookSender } from '../src/event/sending/webhook-sender.js';
import { Clock } from '../src/platform/process/clock.js';
import type { GraphqlResponse, TestApi } from './test-api.harness.js';

export interface WebhookResponse {
  id: string;
  url: string;
  eventTypes: string[];
  active: boolean;
  offReason: string | null;
  failingSince: string | null;
  updatedAt: string;
}

export interface WebhookDeliveryResponse {
  id: string;
  eventId: string;
  eventType: string;
  subjectId: string;
  state: string;
  dueAt: string | null;
  waitsFor: string | null;
  attempts: { status: number | null; failure: string | null }[];
}

const WEBHOOK = 'id url eventTypes active offReason failingSince updatedAt';
const DELIVERY = 'id eventId eventType subjectId state dueAt waitsFor attempts { status failure }';

const operations = {
  saveWebhook: { input: 'SaveWebhookInput', fields: `webhook { ${WEBHOOK} } secret` },
  removeWebhook: { input: 'RemoveWebhookInput', fields: WEBHOOK },
  rotateWebhookSecret: { input: 'RotateWebhookSecretInput', fields: `webhook { ${WEBHOOK} } secret` },
  sendTestEvent: { input: 'SendTestEventInput', fields: DELIVERY },
  resendWebhookDelivery: { input: 'ResendWebhookDeliveryInput', fields: DELIVERY },
} as const;

interface Results {
  saveWebhook: { webhook: WebhookResponse; secret: string | null };
  removeWebhook: WebhookResponse;
  rotateWebhookSecret: { webhook: WebhookResponse; secret: string };
  sendTestEvent: WebhookDeliveryResponse;
  resendWebhookDelivery: WebhookDeliveryResponse;
}

type Operation = keyof typeof operations;

export const ALL_TYPES = [
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_STATUS',
  'ORDER_CANCELLED',
  'ORDER_REFUNDED',
  'PRODUCT_CHANGED',
  'REVIEW_PUBLISHED',
  'REQUEST_MADE',
];

/** Calls the operations with which an administrator manages webhooks. */
export class Webhooks {
  /** Milliseconds by which the shop's clock is ahead of the real time. */
  aheadMs = 0;

  #signedInAheadMs = 0;

  private constructor(
    private readonly api: TestApi,
    public admin: SignedIn,
  ) {
    api.app.get(Clock).now = () => new Date(Date.now() + this.aheadMs);
  }

  static async start(api: TestApi): Promise<Webhooks> {
    return new Webhooks(api, await signInStaff(api, 'ADMIN'));
  }

  async ask<Name extends Operation>(operation: Name, dto: object): Promise<GraphqlResponse<{ result: Results[Name] }>> {
    const { input, fields } = operations[operation];
    const query = `mutation ($dto: ${input}!) { result: ${operation}(dto: $dto) { ${fields} } }`;
    return (await (await this.api.post({ query, variables: { dto } }, await this.#headers())).json()) as GraphqlResponse<{
      result: Results[Name];
    }>;
  }

  /** Sends a request, and throws if it is refused. */
  async done<Name extends Operation>(operation: Name, dto: object): Promise<Results[Name]> {
    const { data, errors } = await this.ask(operation, dto);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.result;
  }

  async refusal(operation: Operation, dto: object): Promise<{ code: string; details: Record<string, unknown> }> {
    const { code = '', details = {} } = (await this.ask(operation, dto)).errors?.[0]?.extensions ?? {};
    return { code, details };
  }

  async add(url: string, eventTypes: readonly string[] = ALL_TYPES): Promise<{ webhook: WebhookResponse; secret: string }> {
    const { webhook, secret } = await this.done('saveWebhook', { url, eventTypes });
    return { webhook, secret: secret ?? '' };
  }

  async list(): Promise<WebhookResponse[]> {
    const response = await this.api.post({ query: `{ webhookList { ${WEBHOOK} } }` }, await this.#headers());
    return ((await response.json()) as { data: { webhookList: WebhookResponse[] } }).data.webhookList;
  }

  async listDeliveries(dto: object = {}): Promise<{ items: WebhookDeliveryResponse[]; pagination: { totalItems: number } }> {
    const query = `query ($dto: WebhookDeliveryListInput) { list: webhookDeliveryList(dto: $dto) { items { ${DELIVERY} } pagination { totalItems } } }`;
    const response = await this.api.post({ query, variables: { dto } }, await this.#headers());
    const { data, errors } = (await response.json()) as GraphqlResponse<{
      list: { items: WebhookDeliveryResponse[]; pagination: { totalItems: number } };
    }>;
    if (!data) throw new Error(JSON.stringify(errors));
    return data.list;
  }

  async countPending(): Promise<number> {
    return this.api.db.webhookDelivery.count({ where: { state: 'PENDING' } });
  }

  /** Moves the shop's clock forward, and lets the shop send the events that have become due. */
  advanceClock(ms: number): void {
    this.aheadMs += ms;
    this.api.app.get(WebhookSender).wake();
  }

  /** Removes all webhooks with their deliveries, and resets the clock. */
  async clear(): Promise<void> {
    const { db } = this.api;
    await db.webhook.updateMany({ data: { active: false } });
    await db.webhookDelivery.deleteMany();
    await db.webhook.deleteMany();
    await db.outgoingEvent.deleteMany();
    this.aheadMs = 0;
  }

  /** Signs in again after the clock was moved, because tokens are short-lived. */
  async #headers(): Promise<Record<string, string>> {
    if (this.aheadMs !== this.#signedInAheadMs) {
      this.admin = await signIn(this.api, { accountId: this.admin.accountId });
      const secondFactor = { secondFactorAt: new Date(), secondFactorGeneration: 0 };
      await this.api.db.session.update({ where: { id: this.admin.sessionId }, data: secondFactor });
      this.#signedInAheadMs = this.aheadMs;
    }
    return bearer(this.admin.tokens);
  }
}
