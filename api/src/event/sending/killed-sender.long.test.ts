import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ApiProcesses, AUTH_SECRET, endProcess } from '../../../test/api-processes.harness.js';
import { until } from '../../../test/support/wait-until.js';
import { seal } from '../../platform/sealed-secret.js';
import { createKeyRing } from '../../platform/secrets.js';
import { isSigned, Receiver } from '../receiver.harness.js';
import { formatSecret } from '../webhook/webhook-secret.service.js';

const EVENTS = 1_000;
const SUBJECTS = 40;

let processes: ApiProcesses;
let receiver: Receiver;
let secret: string;

beforeAll(async () => {
  processes = await ApiProcesses.open();
});
afterAll(() => processes.close());
beforeEach(async () => {
  receiver = await Receiver.start();
  await addWebhook();
});
afterEach(async () => {
  await processes.killAll();
  await receiver.stop();
  await processes.db.webhook.deleteMany();
});

async function addWebhook(): Promise<void> {
  const { webhook, webhookSecret } = processes.db;
  const now = new Date();
  const { id } = await webhook.create({ data: { url: receiver.url, eventTypes: ['REQUEST_MADE'], createdAt: now, updatedAt: now } });
  const bytes = randomBytes(32);
  secret = formatSecret(bytes);
  const { current } = createKeyRing({ AUTH_SECRET, AUTH_SECRET_PREVIOUS: [] }, 'webhook');
  await webhookSecret.create({ data: { webhookId: id, ...seal(current, bytes, id), createdAt: now } });
}

const startSender = () => processes.start({ WEBHOOK_LOOPBACK: 'true' });

const recordEvents = () =>
  processes.pool.query(
    `INSERT INTO outgoing_event (type, subject, data)
   SELECT 'REQUEST_MADE', ('00000000-0000-7000-8000-' || lpad((step % $2)::text, 12, '0'))::uuid,
     jsonb_build_object('subject', step % $2, 'step', step) FROM generate_series(0, $1 - 1) AS step`,
    [EVENTS, SUBJECTS],
  );

const listSteps = (subject: number): number[] =>
  receiver.received.filter(({ data }) => data.subject === subject).map(({ data }) => Number(data.step));

it('each event arrives, in order per subject, even if processes are killed while sending', async () => {
  await recordEvents();
  // The receiver stops responding after three fifths of the events, so that the second process cannot finish before it is killed.
  receiver.respondWith((_received, response) => {
    if (receiver.received.length < EVENTS * 0.6) response.writeHead(204).end();
  });
  const [first, second] = [await startSender(), await startSender()];
  await until('a fifth has arrived', () => receiver.received.length > EVENTS / 5, 60_000);
  await endProcess(first.child);
  await until('half has arrived', () => receiver.received.length > EVENTS / 2, 60_000);
  await endProcess(second.child);
  const sentBefore = receiver.received.length;
  expect(sentBefore).toBeLessThan(EVENTS);
  receiver.respondWith();
  await startSender();
  const countPending = () => processes.db.webhookDelivery.count({ where: { state: 'PENDING' } });
  await until('all are delivered', async () => (await countPending()) === 0, 120_000);
  const { received } = receiver;
  expect(new Set(received.map(({ id }) => id)).size).toBe(EVENTS);
  for (let subject = 0; subject < SUBJECTS; subject += 1) {
    const steps = listSteps(subject);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(new Set(steps).size).toBe(EVENTS / SUBJECTS);
  }
  // Only requests in progress when a process was killed are sent twice.
  expect(received.length - EVENTS).toBeLessThanOrEqual(8);
  expect(received.filter((one) => !isSigned(one, secret))).toEqual([]);
}, 300_000);

it('a stopping process finishes its requests first, and leaves further deliveries to other processes', async () => {
  receiver.respondAfter(500);
  await recordEvents();
  const { child } = await startSender();
  await until('some are under way', () => receiver.received.length > 10, 60_000);
  await endProcess(child, 'SIGTERM');
  expect(child.exitCode).toBe(0);
  const [{ claimed } = { claimed: -1 }] = await processes.db.$queryRaw<{ claimed: number }[]>`
    SELECT count(*)::int AS claimed FROM webhook_delivery WHERE claim IS NOT NULL`;
  expect(claimed).toBe(0);
  expect(await processes.db.webhookDelivery.count({ where: { state: 'DELIVERED' } })).toBe(receiver.received.length);
}, 120_000);

it('a request without a response ends after seven seconds', async () => {
  receiver.respondWith(() => undefined);
  await recordEvents();
  await startSender();
  const findTimedOut = () => processes.db.webhookAttempt.findFirst({ where: { failure: 'TIMEOUT' } });
  await until('one has run out of time', async () => (await findTimedOut()) !== null, 60_000);
  expect((await findTimedOut())?.durationMs).toBeGreaterThan(6_900);
}, 120_000);
