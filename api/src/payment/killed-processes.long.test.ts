import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../exports/testing.js';
import { buildOrder } from '../order/order.factory.js';
import { createPrisma, type Database } from '../platform/prisma/prisma.client.js';
import { freePort } from '../platform/testing/free-port.js';
import { until } from '../platform/testing/wait-until.js';
import { FakeYookassa, SHOP } from './yookassa/yookassa.fake.js';

/** Output of `npm run build`, as in production. */
const BUILT = 'dist';
/** Long enough to kill the process while it waits for the provider. */
const SLOW_MS = 3_500;
/** Jobs of a killed process are freed after 20 seconds. */
const PATIENCE_MS = 90_000;

let database: TestDatabase;
let connection: Database;
let folder: string;
let fake: FakeYookassa;
let running: ChildProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  connection = createPrisma({ url: database.url });
  folder = await mkdtemp(path.join(tmpdir(), 'meet-payment-'));
  fake = await FakeYookassa.start();
});
afterAll(async () => {
  await fake.close();
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  running = [];
  fake.calm();
});
afterEach(async () => {
  for (const child of running) await kill(child);
});

/** Starts the API. Returns the process and its address. */
async function startApi(): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const folders = { OBJECTS_DIR: path.join(folder, 'objects'), IMAGE_CACHE_DIR: path.join(folder, 'image-cache') };
  const payments = {
    PAYMENT_PROVIDER: 'yookassa',
    YOOKASSA_URL: fake.url,
    YOOKASSA_SHOP_ID: SHOP.shopId,
    YOOKASSA_SECRET_KEY: SHOP.secretKey,
  };
  const ports = { PORT: String(port), HEALTH_PORT: String(await freePort(port)) };
  const child = fork(`${BUILT}/src/main.js`, {
    env: {
      MODE: 'test',
      AUTH_SECRET: 'one secret for all processes of the test',
      DATABASE_URL: database.url,
      ...folders,
      ...payments,
      ...ports,
    },
    execArgv: [],
    silent: true,
  });
  running.push(child);
  await once(child, 'message');
  return { child, url: `http://127.0.0.1:${port}` };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Opens a payment of a new order. Returns the order and the payment's id at the provider. */
async function opened(url: string) {
  const order = await buildOrder(connection.client);
  const query = 'mutation ($dto: PayOrderInput!) { payOrder(dto: $dto) { url } }';
  const body = JSON.stringify({ query, variables: { dto: { id: order.id } } });
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { data } = (await answer.json()) as { data: { payOrder: { url: string } } };
  return { ...order, providerId: new URL(data.payOrder.url).searchParams.get('id') ?? '' };
}

const paymentOf = (orderId: string) => connection.client.payment.findFirstOrThrow({ where: { orderId } });
const isAsked = (request: string) => fake.requests.some(({ method, path: at }) => `${method} ${at}` === request);

describe('a process that is killed', () => {
  it('between the success at the provider and its record leaves it to another one, and the order is paid once', async () => {
    const { child, url } = await startApi();
    const { id, providerId } = await opened(url);
    fake.pay(providerId);
    fake.answersAfter(SLOW_MS);
    await fake.notify(`${url}/api/payments/yookassa`, providerId);
    await until('the provider is asked', () => isAsked(`GET payments/${providerId}`));
    await kill(child);
    expect(await paymentOf(id)).toMatchObject({ state: 'PENDING' });
    fake.calm();
    await startApi();
    await until('the payment is recorded', async () => (await paymentOf(id)).state === 'SUCCEEDED', PATIENCE_MS);
    expect((await connection.client.order.findUniqueOrThrow({ where: { id } })).paidAt).not.toBeNull();
    expect(await connection.client.paymentRefund.count()).toBe(0);
  }, 240_000);

  it('between a refund at the provider and its record leaves it to another one, and the money goes back once', async () => {
    const { child, url } = await startApi();
    const { id, providerId, totalPrice } = await opened(url);
    fake.pay(providerId);
    await connection.client.payment.updateMany({ where: { orderId: id }, data: { state: 'SUCCEEDED', succeededAt: new Date() } });
    fake.answersAfter(SLOW_MS);
    const { id: paymentId, lines } = await paymentOf(id);
    const data = { paymentId, reference: 'test', amount: totalPrice, lines: lines ?? [], createdAt: new Date() };
    const refund = await connection.client.paymentRefund.create({ data });
    await connection.client.$executeRaw`
      SELECT graphile_worker.add_job('payment_refund', json_build_object('id', ${refund.id}::text), max_attempts => 100, job_key => 'refund')`;
    await until('the provider is asked', () => isAsked('POST refunds'));
    await kill(child);
    fake.calm();
    await startApi();
    const isDone = async () =>
      (await connection.client.paymentRefund.findUniqueOrThrow({ where: { id: refund.id } })).state === 'SUCCEEDED';
    await until('the refund is recorded', isDone, PATIENCE_MS);
    expect([...fake.refunds.values()].filter(({ payment_id }) => payment_id === providerId)).toHaveLength(1);
  }, 240_000);
});
