import { createPostgresSearchStore, isInSync } from '@meet/api/search';
import { until } from '@meet/api/testing';
import { createLogger } from '@meet/server-kit/logger';
import type { SyncedEngine } from './keep-engine-in-sync.js';
import type { IndexerContext } from './outbox/indexer-context.js';
import { closeAbandonedRebuilds } from './outbox/rebuild-channel.js';
import { createWakeSignal } from './outbox/wake-signal.js';
import { rebuild } from './rebuild.js';
import { runWorker } from './run-worker.js';
import { expectDocumentsUpToDate } from './testing/expected-documents.harness.js';
import { FakeSearchEngine } from './testing/search-engine.fake.js';
import { addProducts, openShop, readNumber, type ShopUnderTest, waitUntilDrained } from './testing/shop.harness.js';
import { inTransaction } from './transaction.js';

const log = createLogger({ service: 'search-indexer', level: 'silent' });

let shop: ShopUnderTest;
let fakeEngine: FakeSearchEngine;
let stopController: AbortController;
let context: IndexerContext;
let work: Promise<void> | undefined;

beforeEach(async () => {
  shop = await openShop();
  fakeEngine = new FakeSearchEngine();
  stopController = new AbortController();
  context = { pool: shop.pool, log, signal: stopController.signal };
});

afterEach(async () => {
  stopController.abort();
  await work;
  work = undefined;
  await shop.close();
});

const startWorker = (...engines: SyncedEngine['engine'][]): void => {
  const syncedEngines = engines.map((engine) => ({ engine, wakeSignal: createWakeSignal(), state: {} }));
  work = runWorker(context, syncedEngines);
};

const expectFakeInSync = async (): Promise<void> => {
  await waitUntilDrained(shop, fakeEngine.name);
  await waitUntilDrained(shop, 'postgres');
  await expectDocumentsUpToDate(shop);
  const { rows } = await shop.pool.query<{ id: string; price: string }>(
    "SELECT product_id AS id, document->>'price' AS price FROM search_document WHERE listed ORDER BY 1",
  );
  const documents = [...(fakeEngine.liveDocuments?.values() ?? [])].map(({ productId, price }) => ({
    id: productId,
    price: String(price),
  }));
  expect(documents.sort((one, other) => (one.id < other.id ? -1 : 1))).toEqual(rows);
};

const changeSomeProducts = async (): Promise<void> => {
  await shop.pool.query('UPDATE product_item SET price = price + 1 WHERE random() < 0.05');
  await shop.pool.query('UPDATE product SET active = NOT active WHERE random() < 0.02');
};

/** Simulates a change at the worst time: the worker has written it to the old index and deleted its row just before the swap. */
const changeInOldIndexOnly = async (): Promise<void> => {
  fakeEngine.beforeWrite = () => undefined;
  await shop.pool.query('UPDATE product_item SET price = price + 10000 WHERE random() < 0.5');
  await waitUntilDrained(shop, fakeEngine.name);
};

it('a rebuild fills a new engine in a second index, which is read only when complete', async () => {
  await addProducts(shop, 1_200);
  fakeEngine.beforeWrite = async () => {
    if (fakeEngine.swapCount === 0) expect(fakeEngine.liveDocuments).toBeUndefined();
    await changeSomeProducts();
    if (fakeEngine.swapCount > 0) fakeEngine.beforeWrite = () => undefined;
  };
  startWorker(fakeEngine, createPostgresSearchStore(shop.pool));
  await until('it is swapped in', () => fakeEngine.swapCount === 1);
  await expectFakeInSync();
});

it('the worker keeps the changes for an engine that is down, without delaying the other engine, and needs no rebuild', async () => {
  await addProducts(shop, 100);
  startWorker(fakeEngine, createPostgresSearchStore(shop.pool));
  await expectFakeInSync();
  fakeEngine.isDown = true;
  for (let round = 0; round < 5; round += 1) {
    await changeSomeProducts();
    await waitUntilDrained(shop, 'postgres');
  }
  await expectDocumentsUpToDate(shop);
  expect(await readNumber(shop, 'SELECT count(*) FROM search_outbox WHERE engine = $1', [fakeEngine.name])).toBeGreaterThan(0);
  fakeEngine.isDown = false;
  await expectFakeInSync();
  expect(fakeEngine.swapCount).toBe(1);
});

it('a rebuild fills an engine that comes back empty', async () => {
  await addProducts(shop, 50);
  startWorker(fakeEngine, createPostgresSearchStore(shop.pool));
  await expectFakeInSync();
  fakeEngine.isDown = true;
  fakeEngine.liveDocuments = undefined;
  await changeSomeProducts();
  fakeEngine.isDown = false;
  await until('it is filled again', () => fakeEngine.swapCount === 2);
  await expectFakeInSync();
});

it('a rebuild loses no change if the worker writes during the swap', async () => {
  // More products than one batch of a rebuild.
  await addProducts(shop, 3_000);
  startWorker(fakeEngine, createPostgresSearchStore(shop.pool));
  await expectFakeInSync();
  fakeEngine.beforeWrite = changeSomeProducts;
  fakeEngine.beforeSwap = changeInOldIndexOnly;
  await rebuild(context, fakeEngine);
  fakeEngine.beforeWrite = () => undefined;
  expect(fakeEngine.swapCount).toBe(2);
  await expectFakeInSync();
  expect(await readNumber(shop, 'SELECT count(*) FROM search_engine')).toBe(2);
});

it('only one process rebuilds an engine at a time', async () => {
  await addProducts(shop, 600);
  startWorker(fakeEngine, createPostgresSearchStore(shop.pool));
  await expectFakeInSync();
  const [swapStarted, swapAllowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  fakeEngine.beforeSwap = () => {
    swapStarted.resolve();
    return swapAllowed.promise;
  };
  const first = rebuild(context, fakeEngine);
  await swapStarted.promise;
  await expect(rebuild(context, fakeEngine)).rejects.toThrow('fake-1 is being rebuilt by another process');
  swapAllowed.resolve();
  await first;
  await expectFakeInSync();
});

it('no change is lost if a rebuild dies just after its swap', async () => {
  await addProducts(shop, 700);
  startWorker(fakeEngine, createPostgresSearchStore(shop.pool));
  await expectFakeInSync();
  fakeEngine.beforeWrite = changeSomeProducts;
  fakeEngine.beforeSwap = changeInOldIndexOnly;
  fakeEngine.afterSwap = () => {
    throw new Error('killed');
  };
  await expect(rebuild(context, fakeEngine)).rejects.toThrow('killed');
  fakeEngine.beforeWrite = () => undefined;
  // The server closes the database session of the failed rebuild, and so releases its lock, only a moment later.
  await until('it is closed', async () => {
    await closeAbandonedRebuilds(shop.pool);
    return (await readNumber(shop, "SELECT count(*) FROM search_engine WHERE name LIKE '%:rebuild'")) === 0;
  });
  await expectFakeInSync();
});

it('changes of a transaction that began before the engine was added are handled', async () => {
  const [id] = await addProducts(shop, 20);
  const oldTransaction = await shop.pool.connect();
  await oldTransaction.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await oldTransaction.query('SELECT count(*) FROM search_engine');
  startWorker(fakeEngine, createPostgresSearchStore(shop.pool));
  await until(
    'both are registered',
    async () => (await readNumber(shop, "SELECT count(*) FROM search_engine WHERE name NOT LIKE '%:rebuild'")) === 2,
  );
  await oldTransaction.query('UPDATE product_item SET price = 4242 WHERE product_id = $1', [id]);
  expect(await isInSync(shop.pool, 'postgres')).toBe(false);
  await oldTransaction.query('COMMIT');
  oldTransaction.release();
  await expectFakeInSync();
  expect(fakeEngine.liveDocuments?.get(id ?? '')?.price).toBe(4242);
});

it('a transaction that began before an engine was removed can still write', async () => {
  await addProducts(shop, 5);
  startWorker(fakeEngine, createPostgresSearchStore(shop.pool));
  await expectFakeInSync();
  const oldTransaction = await shop.pool.connect();
  await oldTransaction.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await oldTransaction.query('SELECT count(*) FROM search_engine');
  stopController.abort();
  await work;
  stopController = new AbortController();
  context = { ...context, signal: stopController.signal };
  startWorker(createPostgresSearchStore(shop.pool));
  await until('the engine is taken out', async () => (await readNumber(shop, 'SELECT count(*) FROM search_engine')) === 1);
  await oldTransaction.query('UPDATE product_item SET price = 4243');
  await oldTransaction.query('COMMIT');
  oldTransaction.release();
  await waitUntilDrained(shop, 'postgres');
  await expectDocumentsUpToDate(shop);
});

it('documents written by a worker that has lost its lock are corrected', async () => {
  const ids = await addProducts(shop, 3);
  startWorker(fakeEngine);
  await waitUntilDrained(shop, fakeEngine.name);
  // Another worker writes the same rows while this write is under way, so this write may be the older one.
  fakeEngine.beforeWrite = async () => {
    fakeEngine.beforeWrite = () => undefined;
    await inTransaction(shop.pool, async (other) => {
      await other.query('UPDATE product_item SET price = 999');
      await other.query('DELETE FROM search_outbox');
    });
  };
  await shop.pool.query('UPDATE product_item SET price = 998');
  await until('the newer price is there', () => fakeEngine.liveDocuments?.get(ids[0] ?? '')?.price === 999);
});

it('a worker that becomes active renews the transaction ids of documents that were restored from another cluster', async () => {
  const [productId] = await addProducts(shop, 1);
  await shop.pool.query("INSERT INTO search_document (product_id, document, written_in) VALUES ($1, '{}', '9000000000000')", [productId]);
  startWorker(fakeEngine);
  const futureRowsSql = 'SELECT count(*) FROM search_document WHERE NOT pg_visible_in_snapshot(written_in, pg_current_snapshot())';
  await until('no row is of the future', async () => (await readNumber(shop, futureRowsSql)) === 0);
});
