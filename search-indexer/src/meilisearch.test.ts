import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createMeilisearchEngine, ListingSort } from '@meet/api/search';
import {
  createPostgresSearchEngine,
  findTestMeilisearchObstacle,
  startTestMeilisearch,
  type TestMeilisearch,
  until,
  withSyncCheck,
} from '@meet/api/testing';
import { expectEnginesInSync, unfilteredQuery } from './testing/engines.harness.js';
import { expectDocumentsUpToDate } from './testing/expected-documents.harness.js';
import { addProducts, openShop, readNumber, type ShopUnderTest, waitUntilDrained } from './testing/shop.harness.js';
import { killAllWorkers, startWorker, type WorkerUnderTest } from './testing/worker.harness.js';

const skipReason = findTestMeilisearchObstacle();

if (skipReason === undefined) {
  let shop: ShopUnderTest;
  let meilisearch: TestMeilisearch;
  let worker: WorkerUnderTest;
  let env: Record<string, string>;

  beforeAll(async () => {
    shop = await openShop();
    meilisearch = await startTestMeilisearch();
    env = { MEILI_URL: meilisearch.options.url };
    await addProducts(shop, 900);
    worker = await startWorker(shop.url, env);
  });

  afterAll(async () => {
    await killAllWorkers();
    await meilisearch.stop();
    await shop.close();
  });

  const createEngine = () => createMeilisearchEngine(meilisearch.options);
  const expectBothEnginesInSync = () => expectEnginesInSync(shop, createEngine());

  const expensiveFirst = { ...unfilteredQuery, sort: ListingSort.EXPENSIVE_FIRST, page: 1, limit: 100 };

  it('the worker fills a new Meilisearch', expectBothEnginesInSync);

  it('price changes and withdrawals of products reach Meilisearch', async () => {
    await shop.pool.query('UPDATE product_item SET price = price + 5000 WHERE random() < 0.1');
    await shop.pool.query('UPDATE product SET active = false WHERE random() < 0.1');
    await expectBothEnginesInSync();
  });

  it('the command reindex renews the documents of both engines while the worker runs and the shop changes', async () => {
    const reindex = fileURLToPath(new URL('../dist/reindex.js', import.meta.url));
    let isRunning = true;
    const run = promisify(execFile)(process.execPath, [reindex], { env: { DATABASE_URL: shop.url, ...env } }).finally(() => {
      isRunning = false;
    });
    // One change after another, because on a slow machine they would pile up.
    while (isRunning) {
      await shop.pool.query('UPDATE product_item SET price = price + 1 WHERE random() < 0.01');
      await delay(50);
    }
    const { stdout, stderr } = await run;
    expect(stderr).toBe('');
    expect(stdout).toContain('index rebuilt');
    await expectBothEnginesInSync();
    expect(await readNumber(shop, 'SELECT count(*) FROM search_engine')).toBe(2);
  });

  it('Meilisearch catches up after it has hung', async () => {
    meilisearch.suspend();
    await shop.pool.query('UPDATE product_item SET price = price + 7 WHERE random() < 0.2');
    await waitUntilDrained(shop, 'postgres');
    await expectDocumentsUpToDate(shop);
    expect(await readNumber(shop, 'SELECT count(*) FROM search_outbox WHERE engine = $1', [createEngine().name])).toBeGreaterThan(0);
    meilisearch.resume();
    await expectBothEnginesInSync();
  });

  it('Meilisearch is filled again after its indexes were deleted', async () => {
    const { url } = meilisearch.options;
    const { results } = (await (await fetch(`${url}/indexes`)).json()) as { results: { uid: string }[] };
    for (const { uid } of results) await fetch(`${url}/indexes/${uid}`, { method: 'DELETE' });
    await until('it is noticed', () =>
      createEngine()
        .isFilled()
        .then((isFilled) => !isFilled),
    );
    await shop.pool.query('UPDATE product_item SET price = price + 1 WHERE random() < 0.1');
    await until('it is there again', () => createEngine().isFilled());
    await expectBothEnginesInSync();
  });

  it('Meilisearch is not read from the moment it is out of sync until it has been filled again', async () => {
    const reader = withSyncCheck(createEngine(), shop.pool, 0);
    const postgres = createPostgresSearchEngine(shop.pool);
    await expectBothEnginesInSync();
    expect(await reader.list(expensiveFirst)).toEqual(await postgres.list(expensiveFirst));
    await worker.kill('SIGTERM');
    const workerWithoutMeilisearch = await startWorker(shop.url);
    await until('the engine is taken out', async () => (await readNumber(shop, 'SELECT count(*) FROM search_engine')) === 1);
    await shop.pool.query('UPDATE product_item SET price = 10000000 - price, old_price = NULL');
    await waitUntilDrained(shop, 'postgres');
    await expect(reader.list(expensiveFirst)).rejects.toThrow('is not kept up to date');

    const expectedListing = await postgres.list(expensiveFirst);
    expect(await createEngine().list(expensiveFirst)).not.toEqual(expectedListing);
    await workerWithoutMeilisearch.kill('SIGTERM');
    await startWorker(shop.url, env);
    await until('it is listed from again', async () => {
      const listing = await reader.list(expensiveFirst).catch(() => undefined);
      if (listing !== undefined) expect(listing).toEqual(expectedListing);
      return listing !== undefined;
    });
    await expectBothEnginesInSync();
  });
} else {
  it.skip(`a real Meilisearch is kept in sync (${skipReason})`, () => undefined);
}
