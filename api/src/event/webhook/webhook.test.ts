import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { type WebhookResponse, Webhooks } from '../../../test/webhooks.harness.js';
import { startReplica } from '../../auth/session/sessions.harness.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { isSigned, Receiver } from '../receiver.harness.js';
import { WebhookSender } from '../sending/webhook-sender.js';
import { WebhookSecretService } from './webhook-secret.service.js';

const TYPES = ['REQUEST_MADE'];

let api: TestApi;
let receiver: Receiver;
let webhooks: Webhooks;

beforeAll(async () => {
  api = await startTestApi({ WEBHOOK_LOOPBACK: 'true', MUTATIONS_PER_MINUTE: '10000' });
  webhooks = await Webhooks.start(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(async () => {
  await webhooks.clear();
  await receiver.stop();
});

const readJournal = () =>
  api.db.journalEntry.findMany({ where: { subjectKind: { startsWith: 'webhook' } }, orderBy: { createdAt: 'asc' } });

/** Sends a test event, and returns the request that it made. */
async function sendTestEvent({ id: webhookId }: WebhookResponse) {
  const before = receiver.received.length;
  const { eventId } = await webhooks.done('sendTestEvent', { webhookId });
  await until('it arrives', () => receiver.received.length > before);
  const received = receiver.received.at(-1);
  expect(received?.id).toBe(eventId);
  if (!received) throw new Error('nothing has arrived');
  return received;
}

describe('a webhook', () => {
  it('is added, listed, changed and removed', async () => {
    const { webhook, secret } = await webhooks.add(` ${receiver.url} `, ['REQUEST_MADE', 'ORDER_PAID']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({ url: receiver.url, eventTypes: ['ORDER_PAID', 'REQUEST_MADE'], active: true, offReason: null });
    expect(await webhooks.list()).toEqual([webhook]);
    const { id, updatedAt } = webhook;
    const changed = await webhooks.done('saveWebhook', { id, updatedAt, url: receiver.url, eventTypes: TYPES, active: false });
    expect(changed).toMatchObject({ webhook: { id, eventTypes: TYPES, active: false }, secret: null });
    await webhooks.done('removeWebhook', { id, updatedAt: changed.webhook.updatedAt });
    expect(await webhooks.list()).toEqual([]);
    expect((await webhooks.refusal('removeWebhook', { id, updatedAt: changed.webhook.updatedAt })).code).toBe('NOT_FOUND');
    await api.app.get(RetentionService).clean();
    expect(await api.db.webhook.count()).toBe(0);
  });

  it('cannot be overwritten by somebody who has read an older version', async () => {
    const { webhook } = await webhooks.add(receiver.url, TYPES);
    const { id, updatedAt } = webhook;
    const dtos = ['ORDER_PAID', 'ORDER_PLACED'].map((type) => ({ id, updatedAt, url: receiver.url, eventTypes: [type] }));
    const responses = await Promise.all(dtos.map((dto) => webhooks.ask('saveWebhook', dto)));
    const saved = responses.find(({ errors }) => !errors)?.data?.result.webhook;
    const refused = responses.find(({ errors }) => errors)?.errors?.[0]?.extensions;
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      details: { current: { id, eventTypes: saved?.eventTypes, updatedAt: saved?.updatedAt } },
    });
    for (const operation of ['removeWebhook', 'rotateWebhookSecret'] as const)
      expect((await webhooks.refusal(operation, { id, updatedAt })).code).toBe('CONFLICT');
    expect((await webhooks.list())[0]).toEqual(saved);
  });

  it('needs a URL that no other webhook has, and event types, and is refused if the shop has twenty webhooks', async () => {
    const readRefusal = (dto: object) => webhooks.refusal('saveWebhook', { url: receiver.url, eventTypes: TYPES, ...dto });
    for (const url of [
      '',
      'nonsense',
      'ftp://example.com/',
      'https://user:password@example.com/',
      `https://example.com/${'x'.repeat(2_000)}`,
    ])
      expect(await readRefusal({ url })).toEqual({ code: 'BAD_USER_INPUT', details: { field: 'url' } });
    for (const eventTypes of [[], ['TEST']])
      expect(await readRefusal({ eventTypes })).toEqual({ code: 'BAD_USER_INPUT', details: { field: 'eventTypes' } });
    expect((await readRefusal({ id: 'nothing' })).code).toBe('NOT_FOUND');
    const responses = await Promise.all(
      Array.from({ length: 2 }, () => webhooks.ask('saveWebhook', { url: receiver.url, eventTypes: TYPES })),
    );
    expect(responses.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['CONFLICT', undefined]);
    for (let number = 1; number < 20; number += 1) await webhooks.add(`${receiver.url}/${number}`, TYPES);
    expect(await readRefusal({ url: `${receiver.url}/20` })).toEqual({ code: 'CONFLICT', details: { most: 20 } });
  });

  it('is recorded in the journal without its secret', async () => {
    const { webhook, secret } = await webhooks.add(receiver.url, TYPES);
    const { id, updatedAt } = webhook;
    const rotated = await webhooks.done('rotateWebhookSecret', { id, updatedAt });
    const { updatedAt: later } = rotated.webhook;
    const delivery = await webhooks.done('sendTestEvent', { webhookId: id });
    await until('it is delivered', async () => (await webhooks.countPending()) === 0);
    await webhooks.done('resendWebhookDelivery', { deliveryId: delivery.id });
    await webhooks.done('removeWebhook', { id, updatedAt: later });
    const entries = (await readJournal()).filter(({ subjectId }) => [id, delivery.id].includes(subjectId));
    const authorId = webhooks.admin.accountId;
    expect(entries).toMatchObject([
      { action: 'saveWebhook', authorId, subjectId: id, before: null, after: { url: receiver.url, eventTypes: TYPES, active: true } },
      { action: 'rotateWebhookSecret', authorId, subjectId: id },
      { action: 'sendTestEvent', authorId, subjectId: delivery.id, before: null, after: { webhookId: id, state: 'PENDING' } },
      { action: 'resendWebhookDelivery', authorId, subjectId: delivery.id, before: { state: 'DELIVERED' }, after: { state: 'PENDING' } },
      { action: 'removeWebhook', authorId, subjectId: id, before: { url: receiver.url }, after: null },
    ]);
    for (const one of [secret, rotated.secret]) expect(JSON.stringify(entries)).not.toContain(one.slice('whsec_'.length));
  });
});

describe('the secret of a webhook', () => {
  it('signs requests, for a day together with the previous secret, and is stored encrypted', async () => {
    const { webhook, secret: first } = await webhooks.add(receiver.url, TYPES);
    expect(isSigned(await sendTestEvent(webhook), first)).toBe(true);
    const stored = JSON.stringify(await api.db.$queryRaw`SELECT webhook_secret::text, encode(sealed, 'base64') FROM webhook_secret`);
    expect(stored).not.toContain(first.slice('whsec_'.length));
    const { webhook: rotated, secret: second } = await webhooks.done('rotateWebhookSecret', pickVersion(webhook));
    const both = await sendTestEvent(rotated);
    expect([first, second].map((secret) => isSigned(both, secret))).toEqual([true, true]);
    expect(isSigned({ ...both, raw: both.raw.replace('test', 'tost') }, second)).toBe(false);
    webhooks.advanceClock(DAY_MS + HOUR_MS);
    const one = await sendTestEvent(rotated);
    expect([first, second].map((secret) => isSigned(one, secret, webhooks.aheadMs))).toEqual([false, true]);
  });

  it('becomes invalid at once if it is rotated with `dropPrevious`', async () => {
    const { webhook, secret: leaked } = await webhooks.add(receiver.url, TYPES);
    const { webhook: rotated, secret } = await webhooks.done('rotateWebhookSecret', { ...pickVersion(webhook), dropPrevious: true });
    const received = await sendTestEvent(rotated);
    expect([leaked, secret].map((one) => isSigned(received, one))).toEqual([false, true]);
  });

  it('is encrypted again with a new AUTH_SECRET', async () => {
    const { webhook, secret } = await webhooks.add(receiver.url, TYPES);
    const { AUTH_SECRET: previous } = api.app.get<Config>(CONFIG);
    const nextEnv = { AUTH_SECRET: 'the next secret of the shop in this test', AUTH_SECRET_PREVIOUS: previous, WEBHOOK_LOOPBACK: 'true' };
    const next = await startReplica(api, nextEnv);
    await next.app.get(WebhookSecretService).reseal();
    const [row] = await api.db.webhookSecret.findMany();
    const nextSecrets = next.app.get(WebhookSecretService);
    expect(row && Buffer.from(nextSecrets.reveal(row, webhook.id)).toString('base64')).toBe(secret.slice('whsec_'.length));
    expect(() => row && api.app.get(WebhookSecretService).reveal(row, webhook.id)).toThrow(/AUTH_SECRET/);
    await next.close();
  });
});

describe('a shop in production', () => {
  it('does not start with WEBHOOK_LOOPBACK', async () => {
    await expect(startTestApi({ MODE: 'production', WEBHOOK_LOOPBACK: 'true' })).rejects.toThrow(/WEBHOOK_LOOPBACK/);
    expect(api.app.get(WebhookSender).isFailing).toBe(false);
  });
});

const pickVersion = ({ id, updatedAt }: WebhookResponse) => ({ id, updatedAt });
