import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { buildOrder, createTestDatabase, type TestDatabase } from '../exports/testing.js';
import { createPrisma, type Database } from '../platform/prisma/prisma.client.js';
import { freePort } from '../platform/testing/free-port.js';
import { until } from '../platform/testing/wait-until.js';

/** Output of `npm run build`, as in production. */
const BUILT = 'dist';

let database: TestDatabase;
let connection: Database;
let folder: string;
let running: ChildProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  connection = createPrisma({ url: database.url });
  folder = await mkdtemp(path.join(tmpdir(), 'meet-order-term-'));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  running = [];
});
afterEach(async () => {
  for (const child of running) await kill(child);
});

async function startApi(): Promise<ChildProcess> {
  const port = await freePort();
  const child = fork(`${BUILT}/src/main.js`, {
    env: {
      MODE: 'test',
      AUTH_SECRET: 'one secret for all processes of the test',
      DATABASE_URL: database.url,
      OBJECTS_DIR: path.join(folder, 'objects'),
      IMAGE_CACHE_DIR: path.join(folder, 'image-cache'),
      PORT: String(port),
      HEALTH_PORT: String(await freePort(port)),
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

const placeEndingIn = (ms: number) => {
  const heldUntil = new Date(Date.now() + ms);
  return buildOrder(connection.client, { heldUntil, payUntil: heldUntil }, [{}, {}]);
};
const isEnded = async ({ id }: { id: string }) =>
  (await connection.client.order.findUnique({ where: { id } }))?.status === 'CANCEL_PURCHASE';
const stepsOf = ({ id }: { id: string }) => connection.client.orderStatusChange.count({ where: { orderItem: { orderId: id } } });

describe('the end of the term', () => {
  it('comes within seconds, once, with two processes', async () => {
    await Promise.all([startApi(), startApi()]);
    const orders = await Promise.all(Array.from({ length: 12 }, (_, place) => placeEndingIn(place * 200)));
    await until('all have ended', async () => (await Promise.all(orders.map(isEnded))).every(Boolean), 15_000);
    expect(await Promise.all(orders.map(stepsOf))).toEqual(orders.map(() => 4));
  }, 90_000);

  it('comes from the other process if one is killed in the middle of it', async () => {
    const order = await placeEndingIn(0);
    const blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    try {
      await blocker.query('BEGIN');
      await blocker.query('SELECT FROM product_item WHERE id = $1 FOR UPDATE', [order.items[0]?.productItemId]);
      const first = await startApi();
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      await until('it waits for the unit', async () => ((await blocker.query(waiting)).rowCount ?? 0) > 0);
      await kill(first);
      await startApi();
    } finally {
      await blocker.query('ROLLBACK');
      await blocker.end();
    }
    await until('the order has ended', () => isEnded(order), 30_000);
    expect(await stepsOf(order)).toBe(4);
  }, 120_000);
});
