import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createTestDatabase, freePort, type TestDatabase } from '../../exports/testing.js';
import { createPrisma, type Database } from '../../platform/prisma/prisma.client.js';
import { keyRing } from '../../platform/secrets/key-ring.js';
import { seal } from '../../platform/secrets/sealed.js';
import { until } from '../../platform/testing/wait-until.js';
import { isSigned, Receiver } from '../receiver.harness.js';
import { writtenSecret } from './signature.rules.js';

/** Output of `npm run build`, as in production. */
const BUILT = 'dist';
const AUTH_SECRET = 'one secret for all processes of the test';
const EVENTS = 1_000;
const SUBJECTS = 40;

let database: TestDatabase;
let connection: Database;
let folder: string;
let receiver: Receiver;
let secret: string;
let running: ChildProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  connection = createPrisma({ url: database.url });
  folder = await mkdtemp(path.join(tmpdir(), 'meet-events-'));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  running = [];
  receiver = await Receiver.start();
  await addWebhook();
});
afterEach(async () => {
  for (const child of running) await end(child, 'SIGKILL');
  await receiver.down();
  await connection.client.webhook.deleteMany();
});

async function addWebhook(): Promise<void> {
  const { webhook, webhookSecret } = connection.client;
  const now = new Date();
  const { id } = await webhook.create({ data: { url: receiver.url, eventTypes: ['REQUEST_MADE'], createdAt: now, updatedAt: now } });
  const bytes = randomBytes(32);
  secret = writtenSecret(bytes);
  const { current } = keyRing({ AUTH_SECRET, AUTH_SECRET_PREVIOUS: [] }, 'webhook');
  await webhookSecret.create({ data: { webhookId: id, ...seal(current, bytes, id), createdAt: now } });
}

async function startSender(): Promise<ChildProcess> {
  const port = await freePort();
  const ports = { PORT: String(port), HEALTH_PORT: String(await freePort(port)) };
  const own = { DATABASE_URL: database.url, OBJECTS_DIR: path.join(folder, 'objects'), IMAGE_CACHE_DIR: path.join(folder, 'image-cache') };
  const child = fork(`${BUILT}/src/main.js`, {
    env: { MODE: 'test', AUTH_SECRET, WEBHOOK_LOOPBACK: 'true', ...own, ...ports },
    execArgv: [],
    silent: true,
  });
  running.push(child);
  await once(child, 'message');
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const happen = () =>
  connection.pool.query(
    `INSERT INTO outgoing_event (type, subject, data)
   SELECT 'REQUEST_MADE', ('00000000-0000-7000-8000-' || lpad((step % $2)::text, 12, '0'))::uuid,
     jsonb_build_object('subject', step % $2, 'step', step) FROM generate_series(0, $1 - 1) AS step`,
    [EVENTS, SUBJECTS],
  );

const stepsOf = (subject: number): number[] =>
  receiver.received.filter(({ data }) => data.subject === subject).map(({ data }) => Number(data.step));

it('events outlive every process that sends them: each arrives, in order per subject', async () => {
  await happen();
  // Without answers after three fifths, the second process cannot finish before it is killed.
  receiver.behaves((_received, response) => {
    if (receiver.received.length < EVENTS * 0.6) response.writeHead(204).end();
  });
  const [first, second] = [await startSender(), await startSender()];
  await until('a fifth has arrived', () => receiver.received.length > EVENTS / 5, 60_000);
  await end(first, 'SIGKILL');
  await until('half has arrived', () => receiver.received.length > EVENTS / 2, 60_000);
  await end(second, 'SIGKILL');
  const sentBefore = receiver.received.length;
  expect(sentBefore).toBeLessThan(EVENTS);
  receiver.behaves();
  await startSender();
  const pending = () => connection.client.webhookDelivery.count({ where: { state: 'PENDING' } });
  await until('all are delivered', async () => (await pending()) === 0, 120_000);
  const { received } = receiver;
  expect(new Set(received.map(({ id }) => id)).size).toBe(EVENTS);
  for (let subject = 0; subject < SUBJECTS; subject += 1) {
    const steps = stepsOf(subject);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(new Set(steps).size).toBe(EVENTS / SUBJECTS);
  }
  // Only what was under way when a process was killed is sent twice.
  expect(received.length - EVENTS).toBeLessThanOrEqual(8);
  expect(received.filter((one) => !isSigned(one, secret))).toEqual([]);
}, 300_000);

it('a process that stops finishes its requests first, and leaves the rest to others', async () => {
  receiver.answersAfter(500);
  await happen();
  const sender = await startSender();
  await until('some are under way', () => receiver.received.length > 10, 60_000);
  await end(sender, 'SIGTERM');
  expect(sender.exitCode).toBe(0);
  const [{ claimed } = { claimed: -1 }] = await connection.client.$queryRaw<{ claimed: number }[]>`
    SELECT count(*)::int AS claimed FROM webhook_delivery WHERE claim IS NOT NULL`;
  expect(claimed).toBe(0);
  expect(await connection.client.webhookDelivery.count({ where: { state: 'DELIVERED' } })).toBe(receiver.received.length);
}, 120_000);

it('a request that is not answered ends after seven seconds', async () => {
  receiver.behaves(() => undefined);
  await happen();
  await startSender();
  const timedOut = () => connection.client.webhookAttempt.findFirst({ where: { failure: 'TIMEOUT' } });
  await until('one has run out of time', async () => (await timedOut()) !== null, 60_000);
  expect((await timedOut())?.durationMs).toBeGreaterThan(6_900);
}, 120_000);
