import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { copyTestDatabase } from '../../../prisma/test-database.js';
import { buildAccount, createTestDatabase, type TestDatabase } from '../../../src/exports/testing.js';
import { createFolderStore } from '../../../src/images/store/folder.object-store.js';
import { listLedgerViolations } from '../../../src/order/ledger/ledger-violations.js';
import { ExpiredOrdersService } from '../../../src/order/lifecycle/expired-orders.service.js';
import { type Config, readConfig } from '../../../src/platform/config/config.js';
import { createPrisma, type Database } from '../../../src/platform/prisma/prisma.client.js';
import { DAY_MS } from '../../../src/platform/process/durations.js';
import { seedShop } from '../seed-shop.js';
import { seedDemoAccount } from './demo-account.js';
import { demoRecipients } from './demo-recipients.js';
import { PastShop } from './past-shop.js';

const PRODUCTS = 60;

let folder: string;
/** The seeded shop, which is copied for each test. */
let shop: TestDatabase;
let database: TestDatabase;
let connection: Database;
let config: Config;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-demo-'));
  shop = await createTestDatabase();
  const { client, close } = createPrisma({ url: shop.url });
  await seedShop(client, createFolderStore(folder), { products: PRODUCTS, once: true, print: () => {} });
  await close();
}, 120_000);
afterAll(async () => {
  await shop.drop();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  database = await copyTestDatabase(shop);
  connection = createPrisma({ url: database.url });
  const folders = { OBJECTS_DIR: folder, IMAGE_CACHE_DIR: path.join(folder, 'cache') };
  config = readConfig({ MODE: 'demo', DATABASE_URL: database.url, ...folders });
});

afterEach(async () => {
  await connection.close();
  await database.drop();
});

const seed = (overrides: Partial<Config> = {}) => seedDemoAccount(connection.client, { ...config, ...overrides });

async function rows<Row extends object>(query: string): Promise<Row[]> {
  return (await connection.pool.query<Row>(query)).rows;
}

/** Lowest prices of each size of a product at each delivery speed, for guests and for members. */
const listOffers = () =>
  rows(`SELECT product_id, size_id, supplier = 'MEET_WAREHOUSE' AS fast, min(price) AS price, min(coalesce(loyalty_price, price)) AS member_price
    FROM product_item WHERE active AND deleted_at IS NULL AND sold_at IS NULL AND (reserved_until IS NULL OR reserved_until < now())
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`);

const tables = [
  'account',
  'account_recipient',
  'bonus_entry',
  'order_item',
  'order_status_change',
  'payment',
  'product_item',
  'shop_order',
];
const readTables = () => Promise.all(tables.map((table) => rows(`SELECT * FROM ${table} ORDER BY id`)));

async function listContradictions(): Promise<unknown[]> {
  const client = await connection.pool.connect();
  try {
    return await listLedgerViolations(client);
  } finally {
    client.release();
  }
}

/** Interrupts the creation of the demo account at its fourth order. */
async function interruptSeed(): Promise<void> {
  await connection.pool.query(`CREATE FUNCTION pull_the_plug() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF (SELECT count(*) FROM shop_order) > 3 THEN RAISE 'pulled'; END IF; RETURN NULL; END $$`);
  await connection.pool.query('CREATE TRIGGER pull_the_plug AFTER INSERT ON shop_order EXECUTE FUNCTION pull_the_plug()');
  await expect(seed()).rejects.toThrow();
  await connection.pool.query('DROP FUNCTION pull_the_plug CASCADE');
}

describe('the demo account', () => {
  it('has 14 orders in 13 statuses even after an interruption, is created only once, and leaves the ledger consistent and all offers unchanged', async () => {
    const offersBefore = await listOffers();
    await interruptSeed();
    // Nobody can sign in to the incomplete account.
    expect(await rows(`SELECT FROM account_recipient WHERE address = '${demoRecipients.EMAIL}'`)).toEqual([]);
    expect(await seed()).toBe(demoRecipients.EMAIL);
    expect(await listContradictions()).toEqual([]);
    expect(await listOffers()).toEqual(offersBefore);
    const { items, ...account } = await summarizeOrders();
    expect(account).toEqual({ orders: 14, withBonuses: 2, toPickupPoint: 1, exchanged: 1, returned: 1 });
    expect(new Set(items.map(({ status }) => status))).toEqual(
      new Set([
        ...['AWAITING_PAY', 'AWAITING_CALL', 'PAID_READY_TO_SEND', 'AWAITING_RESPONSE_FROM_SUPPLIER', 'PURCHASED_FROM_SELLER'],
        ...['TRANSFERRED_TO_LOGISTICS_CENTER', 'CUSTOMS_CLEARANCE_IN_TURKEY', 'HANDED_OVER_FOR_DELIVERY'],
        ...['TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED', 'ARRANGED_EXCHANGE', 'CANCEL_PURCHASE', 'ISSUED_REFUND'],
      ]),
    );
    const days = items.flatMap(({ deliveredAt }) => (deliveredAt ? [(Date.now() - deliveredAt.getTime()) / DAY_MS] : []));
    expect(Math.min(...days)).toBeLessThan(10);
    expect(Math.max(...days)).toBeGreaterThan(30);
    const before = await readTables();
    expect(await seed()).toBe(demoRecipients.EMAIL);
    expect(await readTables()).toEqual(before);
    // Two days later, the deadlines of the account's unpaid orders have passed.
    const pastShop = await PastShop.open(config);
    await pastShop
      .runAt(new Date(Date.now() + 2 * DAY_MS), () => pastShop.get(ExpiredOrdersService).endAll())
      .finally(() => pastShop.close());
    expect(await rows("SELECT FROM shop_order WHERE status IN ('AWAITING_PAY', 'AWAITING_CALL')")).toEqual([]);
    expect(await listContradictions()).toEqual([]);
    expect(await listOffers()).toEqual(offersBefore);
  }, 120_000);

  it('is not created in a shop that is not a demo or is in use', async () => {
    const expectRefusal = async (overrides: Partial<Config> = {}) => {
      const before = await readTables();
      expect(await seed(overrides)).toBeNull();
      expect(await readTables()).toEqual(before);
    };
    const { client } = connection;
    await expectRefusal({ MODE: 'production' });
    await expectRefusal({ PAYMENT_PROVIDER: 'yookassa' });
    const { id } = await buildAccount(client, { deletedAt: new Date() });
    await expectRefusal();
    await client.account.update({ where: { id }, data: { deletedAt: null } });
    await client.accountRecipient.create({ data: { accountId: id, type: 'EMAIL', address: 'somebody@example.com' } });
    await expectRefusal();
    await client.account.delete({ where: { id } });
    // Without the seed's promo codes, the goods count as those of another shop.
    await connection.pool.query('DELETE FROM promo_code_scope; DELETE FROM promo_code');
    await expectRefusal();
  }, 120_000);
});

async function summarizeOrders() {
  const { accountId } = await connection.client.accountRecipient.findUniqueOrThrow({ where: { address: demoRecipients.EMAIL } });
  const orders = await connection.client.order.findMany({ where: { accountId }, include: { items: true } });
  const items = orders.flatMap((order) => order.items);
  return {
    orders: orders.length,
    withBonuses: orders.filter(({ paidByBonuses }) => paidByBonuses > 0).length,
    toPickupPoint: orders.filter(({ pickupPointCode }) => pickupPointCode !== null).length,
    exchanged: items.filter(({ replacesId }) => replacesId !== null).length,
    returned: items.filter(({ returnRequestedAt }) => returnRequestedAt !== null).length,
    items,
  };
}
