import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ACCOUNT, FakeCdek } from '../../delivery/cdek/cdek.fake.js';
import { createTestDatabase, type TestDatabase } from '../../exports/testing.js';
import { createPrisma, type Database } from '../../platform/prisma/prisma.client.js';
import { freePort } from '../../platform/testing/free-port.js';
import { until } from '../../platform/testing/wait-until.js';
import { buildOrder } from '../order.factory.js';

/** Output of `npm run build`, as in production. */
const BUILT = 'dist';
/** Token and parcel are answered before the process gives up, and the second answer long enough after the parcel was taken to kill it. */
const SLOW_MS = 1_200;
/** Jobs of a killed process are freed after 20 seconds. */
const PATIENCE_MS = 90_000;

let database: TestDatabase;
let connection: Database;
let folder: string;
let fake: FakeCdek;
let running: ChildProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  connection = createPrisma({ url: database.url });
  folder = await mkdtemp(path.join(tmpdir(), 'meet-shipment-'));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  running = [];
  fake = await FakeCdek.start();
});
afterEach(async () => {
  for (const child of running) await kill(child);
  await fake.close();
});

async function startApi(): Promise<ChildProcess> {
  const port = await freePort();
  const cdek = { CDEK_ACCOUNT: ACCOUNT.account, CDEK_SECRET: ACCOUNT.secret, CDEK_URL: fake.url, CDEK_FROM_POINT: 'MSK5' };
  const child = fork(`${BUILT}/src/main.js`, {
    env: {
      MODE: 'test',
      AUTH_SECRET: 'one secret for all processes of the test',
      DATABASE_URL: database.url,
      ...{ OBJECTS_DIR: path.join(folder, 'objects'), IMAGE_CACHE_DIR: path.join(folder, 'image-cache') },
      ...{ PORT: String(port), HEALTH_PORT: String(await freePort(port)) },
      ...cdek,
    },
    execArgv: [],
    silent: true,
  });
  running.push(child);
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** An order whose unit was handed over, and the shipment that this has requested. */
async function handedOver(number: string): Promise<{ shipmentId: string; itemId: string }> {
  const { client } = connection;
  const point = { deliveryMode: 'PICKUP', pickupPointCode: 'KZN1', pickupPointKind: 'PVZ' } as const;
  const { id: orderId, items } = await buildOrder(client, { status: 'HANDED_OVER_FOR_DELIVERY', ...point });
  const { id: itemId = '' } = items[0] ?? {};
  const { id: changeId } = await client.orderStatusChange.findFirstOrThrow({ where: { orderItemId: itemId } });
  const { id: shipmentId } = await client.shipment.create({ data: { orderId, changeId, number, createdAt: new Date() } });
  await client.orderItem.update({ where: { id: itemId }, data: { shipmentId } });
  await client.$executeRaw`
    SELECT graphile_worker.add_job('shipment', json_build_object('id', ${shipmentId}::text), max_attempts => 100, job_key => ${number})`;
  return { shipmentId, itemId };
}

it('a process that is killed while CDEK takes a parcel leaves it to another one, and CDEK carries it once', async () => {
  const child = await startApi();
  fake.answersAfter(SLOW_MS);
  const { shipmentId, itemId } = await handedOver('1-killed');
  await until('CDEK has the parcel', () => fake.orders.all.length > 0);
  await kill(child);
  const { client } = connection;
  expect(await client.shipment.findUnique({ where: { id: shipmentId } })).toMatchObject({
    ...{ state: 'REQUESTED', carrierId: null, sentAt: expect.any(Date) },
  });
  fake.calm();
  await startApi();
  const isDone = async () => (await client.shipment.findUniqueOrThrow({ where: { id: shipmentId } })).state === 'REGISTERED';
  await until('the parcel is registered', isDone, PATIENCE_MS);
  expect(fake.orders.all).toHaveLength(1);
  expect((await client.orderItem.findUniqueOrThrow({ where: { id: itemId } })).trackCode).toBe(fake.orders.all[0]?.cdekNumber);
}, 240_000);
