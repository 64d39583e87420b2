import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { Webhooks } from '../../../test/webhooks.harness.js';
import { buildRecipient } from '../../exports/testing.js';
import { Inbox } from '../../message/inbox.js';
import { RetentionService } from '../../platform/jobs/retention.service.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { isSigned, Receiver } from '../receiver.harness.js';

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

const buildSubjectId = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Writes an event of this subject, as a trigger would. */
async function recordEvent(number: number, step = 0): Promise<void> {
  const data = { type: 'REQUEST_MADE', subject: buildSubjectId(number), data: { subject: number, step } } as const;
  await api.db.outgoingEvent.create({ data, select: { id: true } });
  webhooks.advanceClock(0);
}

const listSteps = (target: Receiver = receiver) => target.received.map(({ data }) => [data.subject, data.step]);
const listFailures = async () =>
  (await webhooks.listDeliveries()).items.map(({ attempts }) => attempts.map(({ status, failure }) => status ?? failure));
const untilDelivered = () => until('all are delivered', async () => (await webhooks.countPending()) === 0);
const untilAttempted = (count: number) => until(`${count} attempts are stored`, async () => (await api.db.webhookAttempt.count()) >= count);

describe('a receiver', () => {
  it('gets all events after it was down for an hour, signed and in order for each subject', async () => {
    const { secret } = await webhooks.add(receiver.url);
    await receiver.stop();
    for (let step = 0; step < 3; step += 1) for (const number of [1, 2]) await recordEvent(number, step);
    // Of each subject only the first event is attempted.
    await untilAttempted(2);
    for (const ms of [MINUTE_MS, 10 * MINUTE_MS, 20 * MINUTE_MS]) {
      const before = await api.db.webhookAttempt.count();
      webhooks.advanceClock(ms);
      await untilAttempted(before + 2);
    }
    expect(new Set((await listFailures()).flat())).toEqual(new Set(['ECONNREFUSED']));
    await receiver.listen();
    webhooks.advanceClock(HOUR_MS);
    await untilDelivered();
    for (const number of [1, 2]) expect(listSteps().filter(([id]) => id === number)).toEqual([0, 1, 2].map((step) => [number, step]));
    expect(receiver.received.every((received) => isSigned(received, secret, webhooks.aheadMs))).toBe(true);
    const [webhook] = await webhooks.list();
    expect(webhook).toMatchObject({ active: true, failingSince: null });
  });

  it('still gets events about other subjects while it fails for a subject, and then gets the delayed events in order', async () => {
    await webhooks.add(receiver.url);
    receiver.respondWith(({ data }, response) => void response.writeHead(data.subject === 1 ? 500 : 200).end());
    for (let step = 0; step < 3; step += 1) for (const number of [1, 2]) await recordEvent(number, step);
    await until('the other subject is through', async () => (await webhooks.countPending()) === 3);
    await untilAttempted(4);
    expect(listSteps().filter(([number]) => number === 1)).toEqual([[1, 0]]);
    receiver.respondWith();
    webhooks.advanceClock(MINUTE_MS);
    await untilDelivered();
    expect(listSteps().filter(([number]) => number === 1)).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    expect(new Set(receiver.received.filter(({ data }) => data.step === 0 && data.subject === 1).map(({ id }) => id)).size).toBe(1);
  });

  it('gets at most four requests at a time if it is slow, and does not delay another receiver', async () => {
    await webhooks.add(receiver.url);
    receiver.respondWith(() => undefined);
    const quickReceiver = await Receiver.start();
    await webhooks.add(quickReceiver.url);
    for (let number = 0; number < 40; number += 1) await recordEvent(number);
    await until('the quick one has all', () => quickReceiver.received.length === 40);
    expect(receiver.maxAtOnce).toBe(4);
    await quickReceiver.stop();
  });

  it('is disconnected if it sends an endless response', async () => {
    await webhooks.add(receiver.url);
    let isCut = false;
    receiver.respondWith((_received, response) => {
      response.on('close', () => {
        isCut = true;
      });
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', write);
      write();
    });
    await recordEvent(1);
    await untilDelivered();
    await until('the connection is closed', () => isCut);
  });

  it('that responds with a redirect fails the attempt, and the target of the redirect gets no request', async () => {
    const inside = await Receiver.start();
    await webhooks.add(receiver.url);
    receiver.respondWithStatus(302, { location: inside.url });
    await recordEvent(1);
    await untilAttempted(1);
    expect(await listFailures()).toEqual([[302]]);
    expect(inside.received).toEqual([]);
    await inside.stop();
  });

  it('is switched off at once with a mail to its owner if it responds with 410, and gets pending events once it is switched on again', async () => {
    const { address } = await buildRecipient(api.db, { accountId: webhooks.admin.accountId, type: 'EMAIL' });
    const { webhook } = await webhooks.add(receiver.url);
    receiver.respondWithStatus(410);
    await recordEvent(1);
    const isOff = async () => (await webhooks.list())[0]?.active === false;
    await until('it is off', isOff);
    const [off] = await webhooks.list();
    expect(off).toMatchObject({ id: webhook.id, offReason: 'GONE' });
    const listMails = () => api.app.get(Inbox).messages.filter((mail) => mail.address === address);
    await until('the owner has a mail', () => listMails().length === 1);
    expect(listMails()[0]?.text).toContain('410');
    expect(listMails()[0]?.text).not.toContain('/hooks');
    await recordEvent(2);
    receiver.respondWith();
    const { updatedAt } = off ?? webhook;
    const { eventTypes, url, id } = webhook;
    const switchedOn = await webhooks.done('saveWebhook', { id, url, eventTypes, active: true, updatedAt });
    expect(switchedOn.webhook).toMatchObject({ active: true, offReason: null, failingSince: null });
    await untilDelivered();
    // Events are not stored for a webhook that is switched off.
    expect(listSteps()).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});

describe('a delivery that is sent again', () => {
  it('waits for an earlier pending delivery about the same subject, and names that delivery', async () => {
    await webhooks.add(receiver.url);
    await recordEvent(1, 0);
    await recordEvent(1, 1);
    await untilDelivered();
    const [later, earlier] = (await webhooks.listDeliveries()).items;
    receiver.respondWithStatus(500);
    expect(await webhooks.done('resendWebhookDelivery', { deliveryId: earlier?.id })).toMatchObject({ state: 'PENDING', waitsFor: null });
    await untilAttempted(3);
    const resent = await webhooks.done('resendWebhookDelivery', { deliveryId: later?.id });
    expect(resent).toMatchObject({ state: 'PENDING', waitsFor: earlier?.id });
    const listBlockers = async () => (await webhooks.listDeliveries()).items.map(({ waitsFor }) => waitsFor);
    expect(await listBlockers()).toEqual([earlier?.id, null]);
    receiver.respondWith();
    webhooks.advanceClock(MINUTE_MS);
    await untilDelivered();
    expect(await listBlockers()).toEqual([null, null]);
  });
});

describe('after three days of failed attempts', () => {
  it('a delivery is dead: it no longer delays the next delivery about its subject, and can be sent again by hand', async () => {
    const { webhook } = await webhooks.add(receiver.url);
    receiver.respondWith(({ data }, response) => void response.writeHead(data.step === 0 ? 500 : 200).end());
    await recordEvent(1, 0);
    await recordEvent(1, 1);
    await failForThreeDays();
    await untilDelivered();
    const { items, pagination } = await webhooks.listDeliveries({ webhookId: webhook.id, state: 'DEAD' });
    expect([items.length, pagination.totalItems]).toEqual([1, 1]);
    expect(items[0]?.attempts.length).toBeGreaterThan(5);
    expect(new Set(items[0]?.attempts.map(({ status }) => status))).toEqual(new Set([500]));
    // Deliveries of other events have succeeded meanwhile, so the webhook stays switched on.
    expect((await webhooks.list())[0]).toMatchObject({ active: true });
    receiver.respondWith();
    const resentDelivery = await webhooks.done('resendWebhookDelivery', { deliveryId: items[0]?.id });
    expect(resentDelivery.state).toBe('PENDING');
    await untilDelivered();
    expect((await webhooks.listDeliveries({ state: 'DEAD' })).items).toEqual([]);
    expect(receiver.received.at(-1)?.id).toBe(resentDelivery.eventId);
  });

  it('an endpoint without any success is switched off, and its pending deliveries remain', async () => {
    const { webhook } = await webhooks.add(receiver.url);
    receiver.respondWithStatus(503);
    await recordEvent(1, 0);
    await recordEvent(1, 1);
    const isOff = async () => (await webhooks.list())[0]?.active === false;
    for (let attempt = 1; !(await isOff()); attempt += 1) {
      // The endpoint is switched off only after its last attempt is stored.
      await until('another attempt is stored', async () => (await api.db.webhookAttempt.count()) >= attempt || (await isOff()));
      webhooks.advanceClock(12 * HOUR_MS);
    }
    expect(await webhooks.list()).toMatchObject([{ id: webhook.id, active: false, offReason: 'FAILING' }]);
    expect((await webhooks.refusal('sendTestEvent', { webhookId: webhook.id })).details).toEqual({ reason: 'OFF' });
    const states = (await webhooks.listDeliveries()).items.map(({ state }) => state);
    expect(states).toEqual(['PENDING', 'DEAD']);
  });

  /** Lets time pass until an event of the first subject is given up, while events of other subjects are delivered. */
  async function failForThreeDays(): Promise<void> {
    for (let index = 0; (await api.db.webhookDelivery.count({ where: { state: 'DEAD' } })) === 0; index += 1) {
      await recordEvent(100 + index, 1);
      webhooks.advanceClock(8 * HOUR_MS);
      await until('the others are through, and the first has failed again', async () => {
        const [head, ...others] = await api.db.webhookDelivery.findMany({ where: { state: 'PENDING' }, orderBy: { position: 'asc' } });
        const isWaiting = !head || head.subject !== buildSubjectId(1) || head.dueAt.getTime() > Date.now() + webhooks.aheadMs;
        return isWaiting && others.every((other) => other.subject === buildSubjectId(1));
      });
    }
  }
});

describe('the list of deliveries', () => {
  it('is filtered and paged, and a delivery is deleted a week after its creation', async () => {
    const { webhook } = await webhooks.add(receiver.url);
    for (let number = 1; number <= 5; number += 1) await recordEvent(number);
    await untilDelivered();
    const listSubjectIds = async (dto: object) => (await webhooks.listDeliveries(dto)).items.map(({ subjectId }) => subjectId);
    expect(await listSubjectIds({ webhookId: webhook.id, pagination: { limit: 2 } })).toEqual([buildSubjectId(5), buildSubjectId(4)]);
    expect(await listSubjectIds({ subjectId: buildSubjectId(3), state: 'DELIVERED' })).toEqual([buildSubjectId(3)]);
    for (const dto of [{ state: 'DEAD' }, { webhookId: 'nothing' }, { webhookId: buildSubjectId(1) }])
      expect(await listSubjectIds(dto)).toEqual([]);
    webhooks.advanceClock(6 * DAY_MS);
    await api.app.get(RetentionService).clean();
    expect(await api.db.webhookDelivery.count()).toBe(5);
    webhooks.advanceClock(2 * DAY_MS);
    await api.app.get(RetentionService).clean();
    expect([await api.db.webhookDelivery.count(), await api.db.outgoingEvent.count(), await api.db.webhook.count()]).toEqual([0, 0, 1]);
  });

  it('continues after the last delivery of a page, even between deliveries of the same event', async () => {
    for (const url of [receiver.url, `${receiver.url}/again`]) await webhooks.add(url);
    for (let number = 1; number <= 3; number += 1) await recordEvent(number);
    await untilDelivered();
    const listDeliveryIds = async (dto: object) => (await webhooks.listDeliveries(dto)).items.map(({ id }) => id);
    const all = await listDeliveryIds({});
    expect(all).toHaveLength(6);
    for (const [index, after] of all.entries()) expect(await listDeliveryIds({ after })).toEqual(all.slice(index + 1));
    expect((await webhooks.listDeliveries({ after: all[3], pagination: { limit: 1 } })).pagination.totalItems).toBe(2);
    await webhooks.clear();
    await expect(webhooks.listDeliveries({ after: all[0] })).rejects.toThrow('NOT_FOUND');
  });
});
