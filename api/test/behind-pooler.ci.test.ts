import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ChangeFeedService } from '../src/event/subscription/change-feed.service.js';
import { buildOrder, createTestDatabase, openPooler, type Pooler, type TestDatabase } from '../src/exports/testing.js';
import { ExpiredOrdersService } from '../src/order/lifecycle/expired-orders.service.js';
import { readConfig } from '../src/platform/config/config.js';
import { PrismaService } from '../src/platform/prisma/prisma.service.js';
import { HealthRegistry } from '../src/platform/process/health.js';
import { Metrics } from '../src/platform/process/metrics.js';
import { ImportingShop } from './catalog-imports.harness.js';
import { catalogLines } from './catalog-lines.harness.js';
import type { PoolerOptions } from './support/pooler/pooler.js';
import { until } from './support/wait-until.js';

const SESSION_URL_NEEDED = /^The session connection of PostgreSQL leads through a pooler .*: set DATABASE_SESSION_URL to .*\n$/;

/** Creates a database whose time zone differs from that of the shop's statements. */
async function createDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET timezone = 'Asia/Kolkata'`);
  await client.end();
  return database;
}

/** Runs a compiled program to its end, without the environment variables of this process. */
async function runProgram(args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; stderr: string }> {
  const child = spawn(process.execPath, args, { env: { MODE: 'test', LOG_LEVEL: 'silent', PORT: '0', HEALTH_PORT: '0', ...env } });
  const [[code], stderr] = await Promise.all([once(child, 'exit') as Promise<[number]>, text(child.stderr)]);
  return { code, stderr };
}

interface PooledShop {
  urls: { DATABASE_URL: string; DATABASE_SESSION_URL: string };
  shop: ImportingShop;
  close(): Promise<void>;
}

async function openPooledShop(): Promise<PooledShop> {
  const database = await createDatabase();
  const pooler = await openPooler(database.url);
  const urls = { DATABASE_URL: pooler.url, DATABASE_SESSION_URL: database.url };
  const shop = await ImportingShop.open(urls);
  return {
    urls,
    shop,
    close: async () => {
      await shop.close();
      await pooler.close();
      await database.drop();
    },
  };
}

describe('behind a pooler in transaction mode', () => {
  let pooledShop: PooledShop;

  beforeAll(async () => {
    pooledShop = await openPooledShop();
  });
  afterAll(() => pooledShop.close());

  it('migrations succeed', async () => {
    expect(await runProgram(['dist/prisma/migrate.js', 'deploy'], pooledShop.urls)).toEqual({ code: 0, stderr: '' });
  });

  it('the API responds to concurrent requests', async () => {
    const { api } = pooledShop.shop;
    const responses = await Promise.all(Array.from({ length: 20 }, () => api.query('{ brandList(dto: {}) { items { name } } }')));
    expect(responses.filter(({ errors }) => errors)).toEqual([]);
  });

  it('the API receives notifications of the database', async () => {
    const { api } = pooledShop.shop;
    const changes = api.app.get(ChangeFeedService).follow({ kind: 'cart', accountId: 'somebody' })[Symbol.asyncIterator]();
    // The first result of the change feed means that the API listens for notifications of the database.
    await changes.next();
    const nextChange = changes.next();
    await api.db.$queryRaw`SELECT pg_notify('shopper_change', 'cart somebody')::text`;
    expect(await nextChange).toMatchObject({ done: false, value: 'somebody' });
    await changes.return?.();
  });

  it.each([
    ['the API', ['dist/src/main.js']],
    ['a migration', ['dist/prisma/migrate.js', 'deploy']],
    ['the import command', ['dist/src/catalog/exchange/import.js', 'package.json']],
  ])('%s exits with an explanation if DATABASE_SESSION_URL is missing', async (_program, args) => {
    const { DATABASE_URL } = pooledShop.urls;
    expect(await runProgram(args, { DATABASE_URL })).toEqual({ code: 1, stderr: expect.stringMatching(SESSION_URL_NEEDED) });
  });

  it('only one import runs at a time, and it can be cancelled', async () => {
    const { shop } = pooledShop;
    const firstImport = shop.start();
    await firstImport.write([...catalogLines(150, 1)]);
    await until('the first import runs', async () => (await shop.list()).some(({ state }) => state === 'RUNNING'));
    const [{ id } = { id: '' }] = await shop.list();
    const secondImport = await shop.import(catalogLines(1, 1));
    expect(secondImport).toMatchObject({ status: 409, body: { errors: [{ extensions: { details: { reason: 'ANOTHER_IMPORT' } } }] } });
    await shop.cancel(id);
    expect((await firstImport.result).body.state).toBe('CANCELLED');
    expect(await shop.import(catalogLines(20, 2))).toMatchObject({ status: 200, body: { state: 'DONE', imported: 20 } });
  });

  it('an order whose payment deadline has passed ends only once if two runs find it at the same time', async () => {
    const { api } = pooledShop.shop;
    const heldUntil = new Date();
    const orders = await Promise.all(Array.from({ length: 6 }, () => buildOrder(api.db, { heldUntil, payUntil: heldUntil }, [{}, {}])));
    const ids = orders.map(({ id }) => id);
    const expiredOrders = api.app.get(ExpiredOrdersService);
    await Promise.all([expiredOrders.endAll(), expiredOrders.endAll()]);
    expect(await api.db.order.count({ where: { id: { in: ids }, status: 'CANCEL_PURCHASE' } })).toBe(ids.length);
    expect(await api.db.orderStatusChange.count({ where: { orderItem: { orderId: { in: ids } } } })).toBe(4 * ids.length);
  });
});

describe.each(['refuse', 'ignore'] as const)('behind a pooler that is configured to %s startup parameters', (startup) => {
  let database: TestDatabase;
  let pooler: Pooler;
  let prisma: PrismaService;

  beforeAll(async () => {
    database = await createDatabase();
  });
  afterEach(async () => {
    await prisma.onApplicationShutdown();
    await pooler.close();
  });
  afterAll(() => database.drop());

  async function connect(options: PoolerOptions = {}): Promise<void> {
    pooler = await openPooler(database.url, { startup, ...options });
    const config = readConfig({ MODE: 'test', DATABASE_URL: pooler.url, DATABASE_SESSION_URL: database.url });
    prisma = new PrismaService(config, new HealthRegistry(), new Metrics());
  }

  it('named statements succeed on every connection, and times are stored unchanged', async () => {
    await connect();
    const { client } = prisma;
    const createdAt = new Date('2026-11-20T12:00:00.123Z');
    const data = { registrationSource: 'EMAIL', createdAt } as const;
    const accounts = await Promise.all(Array.from({ length: 30 }, () => client.account.create({ data })));
    const storedAccounts = await Promise.all(accounts.map(({ id }) => client.account.findUnique({ where: { id } })));
    expect(storedAccounts.map((account) => account?.createdAt)).toEqual(accounts.map(() => createdAt));
    const counts = await Promise.all(Array.from({ length: 20 }, () => prisma.readRows`SELECT count(*)::int AS accounts FROM account`));
    expect(counts).toEqual(counts.map(() => [{ accounts: 30 }]));
  });

  it('a slow statement is cancelled at the time limit of the pooler', async () => {
    await connect({ statementTimeoutMs: 300 });
    await expect(prisma.readRows`SELECT pg_sleep(60)`).rejects.toMatchObject({ code: '57014' });
    const slowTransaction = prisma.inTransaction('slow', (transaction) => transaction.$queryRaw`SELECT pg_sleep(60)::text`);
    await expect(slowTransaction).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const runningStatements = await prisma.readRows`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`;
    expect(runningStatements).toEqual([]);
  });
});
