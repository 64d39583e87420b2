import { createMeilisearchEngine } from '@meet/api/search';
import { findTestMeilisearchObstacle, startTestMeilisearch, type TestMeilisearch, until } from '@meet/api/testing';
import { expectEnginesInSync } from './testing/engines.harness.js';
import { addProducts, openShop, type ShopUnderTest, waitUntilDrained } from './testing/shop.harness.js';
import { killAllWorkers, startWorker, type WorkerUnderTest } from './testing/worker.harness.js';

const skipReason = findTestMeilisearchObstacle();

if (skipReason === undefined) {
  let shop: ShopUnderTest;
  let meilisearch: TestMeilisearch;

  beforeAll(async () => {
    shop = await openShop();
    meilisearch = await startTestMeilisearch();
    await addProducts(shop, 700);
  });

  afterAll(async () => {
    await killAllWorkers();
    await meilisearch.stop();
    await shop.close();
  });

  const changeShop = async (): Promise<void> => {
    await shop.pool.query('UPDATE product_item SET price = price + 1 WHERE random() < 0.3');
    await shop.pool.query('UPDATE product SET active = NOT active WHERE random() < 0.1');
    await shop.pool.query("UPDATE product SET sex = 'FEMALE', unit_sold = unit_sold + 1 WHERE random() < 0.1");
  };

  it('the documents match the database after repeated kills of the worker and outages of both engines', async () => {
    const env = { MEILI_URL: `${meilisearch.options.url}` };
    /** Each waits until the worker is to be killed: not at all, for a first batch, and for a batch that Meilisearch has not confirmed. */
    const moments: ((worker: WorkerUnderTest) => Promise<unknown>)[] = [
      async () => undefined,
      (worker) => worker.waitForLog('documents updated'),
      async () => {
        meilisearch.suspend();
        await changeShop();
        await waitUntilDrained(shop, 'postgres');
      },
    ];
    for (const waitForMoment of moments) {
      const worker = await startWorker(shop.url, env);
      await changeShop();
      await waitForMoment(worker);
      await worker.kill('SIGKILL');
    }
    meilisearch.resume();
    const worker = await startWorker(shop.url, env);
    for (const isNoticed of [true, false]) {
      await changeShop();
      await meilisearch.crash();
      await changeShop();
      if (isNoticed) await worker.waitForLog('the search engine could not be updated, keeping its outbox rows');
      await meilisearch.restart();
      await changeShop();
      await shop.refuseConnections();
      if (isNoticed) await worker.waitForLog('connection to PostgreSQL lost or refused, trying again');
      await shop.acceptConnections();
    }
    await changeShop();
    await expectEnginesInSync(shop, createMeilisearchEngine(meilisearch.options));
    await until('it says that all is well', async () => JSON.parse((await worker.get('/health/ready')).body).status === 'up');
  });
} else {
  it.skip(`the worker survives kills and outages with a real Meilisearch (${skipReason})`, () => undefined);
}
