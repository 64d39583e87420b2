import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { environment, root } from '../../scripts/config.ts';
import { EmbeddedPostgres } from '../../scripts/postgres/embedded.ts';
import { until } from '../../scripts/process/until.ts';
import { builtPrograms } from '../../scripts/shop/shop-processes.ts';
import type { runWorker } from '../../search-indexer/src/run-worker.ts';
import { FakeSearchEngine } from '../../search-indexer/src/testing/search-engine.fake.ts';
import { runSqlAt } from './servers/database.ts';
import { type Forwarder, openForwarder } from './servers/forwarder.ts';

const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const PRODUCTS = ['first', 'second', 'third'];

const insertProductsSql = `
  INSERT INTO brand (slug, name) VALUES ('plotina', 'Плотина');
  INSERT INTO colour (slug, name, hex, family) VALUES ('black', 'чёрный', '#000000', 'чёрный');
  INSERT INTO size (slug, name, position) VALUES ('38', '38', 38);
  INSERT INTO directory (slug, name, position, rule) VALUES ('shoes', 'Обувь', 1, 'CATEGORY');
  INSERT INTO product (slug, sku, name, model_name, brand_id, directory_id, colour_id)
    SELECT made.sku, made.sku, 'Ботинки', 'Шлюз', brand.id, directory.id, colour.id
    FROM unnest('{${PRODUCTS}}'::text[]) AS made (sku), brand, directory, colour;
  INSERT INTO product_item (external_id, product_id, size_id, supplier, price)
    SELECT sku, product.id, size.id, 'MEET_WAREHOUSE', 100000 FROM product, size`;
const setPrice = (slug: string, price: number) =>
  `UPDATE product_item SET price = ${price} WHERE product_id = (SELECT id FROM product WHERE slug = '${slug}')`;
const hide = (slug: string) => `UPDATE product SET active = false WHERE slug = '${slug}'`;

const readPort = (url: string): number => Number(new URL(url).port);

let folder: string;
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let address: Forwarder;
let pool: pg.Pool;
let stopController: AbortController;
let work: Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meet-engine-failover-'));
  // If root runs the test, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  primary = new EmbeddedPostgres(join(folder, 'primary'), fastSettings);
  standby = new EmbeddedPostgres(join(folder, 'standby'), fastSettings);
  const url = await primary.start();
  address = await openForwarder(readPort(url));
  pool = new pg.Pool({ connectionString: Object.assign(new URL(url), { port: String(address.port) }).href });
  pool.on('error', () => undefined);
  stopController = new AbortController();
  work = Promise.resolve();
  execFileSync(process.execPath, [builtPrograms.migrate, 'deploy'], {
    env: { ...environment, DATABASE_URL: url, MODE: 'test' },
    stdio: 'ignore',
  });
  await pool.query(insertProductsSql);
});
afterEach(async () => {
  stopController.abort();
  await work;
  await pool.end();
  await address.close();
  await Promise.all([primary.stop(), standby.stop()]);
  rmSync(folder, { recursive: true });
});

/** Copies the primary, like a standby that has received everything so far. */
async function copyPrimary(): Promise<void> {
  await primary.stop();
  execFileSync('cp', ['-a', join(folder, 'primary'), join(folder, 'standby')]);
  writeFileSync(join(folder, 'standby/cluster/standby.signal'), '');
  address.pointTo(readPort(await primary.start()));
}

/** Ends the primary, promotes the standby, changes data there, and directs the address of the database to it. */
async function failOver(change: string): Promise<void> {
  await primary.stop();
  const url = await standby.start();
  await runSqlAt(url, 'SELECT pg_promote()');
  await runSqlAt(url, change);
  address.pointTo(readPort(url));
}

test('after a failover that lost transactions, an engine outside the database has the documents of the new primary', async () => {
  const worker = await import(pathToFileURL(join(root, 'search-indexer/dist/run-worker.js')).href);
  const { createWakeSignal } = await import(pathToFileURL(join(root, 'search-indexer/dist/outbox/wake-signal.js')).href);
  const engine = new FakeSearchEngine();
  const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const runs = [{ engine, wakeSignal: createWakeSignal(), state: {} }];
  work = (worker.runWorker as typeof runWorker)({ pool, log: silentLog as never, signal: stopController.signal }, runs);
  const list = () => Array.from(engine.liveDocuments?.values() ?? [], ({ texts, price }) => `${texts.sku} ${price}`).sort();
  const untilListed = (...expected: string[]) =>
    until(() => list().join() === expected.join(), { what: () => `${expected} are listed, instead of ${list()}`, withinMs: 30_000 });
  await untilListed('first 100000', 'second 100000', 'third 100000');
  await copyPrimary();

  await pool.query(hide('first')).catch(() => pool.query(hide('first')));
  await untilListed('second 100000', 'third 100000');
  // The change of the third product gets the id that the change of the second one had in the outbox.
  engine.beforeWrite = async () => {
    engine.beforeWrite = () => undefined;
    await failOver(setPrice('third', 300_000));
  };
  await pool.query(setPrice('second', 200_000));
  await untilListed('first 100000', 'second 100000', 'third 300000');
});
