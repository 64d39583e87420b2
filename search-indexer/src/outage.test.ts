import { setTimeout as delay } from 'node:timers/promises';
import { createMeilisearchEngine } from '@meet/api/search';
import { findTestMeilisearchObstacle, startTestMeilisearch, type TestMeilisearch, until } from '@meet/api/testing';
import { expectEnginesInSync } from './testing/engines.harness.js';
import { addProducts, openShop, type ShopUnderTest } from './testing/shop.harness.js';
import { killAllWorkers, startWorker } from './testing/worker.harness.js';

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

  /** Milliseconds until the worker is killed or an outage ends: from the worker's first statements to the middle of the backlog. */
  const faultDelaysMs = [0, 120, 350, 800];

  it('the documents match the database after repeated kills of the worker and outages of both engines', async () => {
    const env = { MEILI_URL: `${meilisearch.options.url}` };
    for (const ms of faultDelaysMs) {
      const worker = await startWorker(shop.url, env);
      await changeShop();
      await delay(ms);
      await worker.kill('SIGKILL');
    }
    const worker = await startWorker(shop.url, env);
    for (const ms of faultDelaysMs) {
      await changeShop();
      await meilisearch.crash();
      await changeShop();
      await delay(ms);
      await meilisearch.restart();
      await changeShop();
      await shop.refuseConnections();
      await delay(ms);
      await shop.acceptConnections();
    }
    await changeShop();
    await expectEnginesInSync(shop, createMeilisearchEngine(meilisearch.options));
    await until('it says that all is well', async () => JSON.parse((await worker.get('/health/ready')).body).status === 'up');
  });
} else {
  it.skip(`the worker survives kills and outages with a real Meilisearch (${skipReason})`, () => undefined);
}
