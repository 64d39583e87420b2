import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createMeilisearchEngine, createPostgresSearchEngine, ListingSort } from '@meet/api/search';
import { type MeilisearchUnderTest, startMeilisearch, whyNoMeilisearch } from '@meet/api/testing';
import { addProducts, expectDocumentsTrue, numberOf, openShop, type ShopUnderTest, until, untilDrained } from './shop-under-test.js';
import { killAllWorkers, startWorker } from './worker-under-test.js';

const whyNot = whyNoMeilisearch();

if (whyNot === undefined) {
  let shop: ShopUnderTest;
  let meilisearch: MeilisearchUnderTest;
  let env: Record<string, string>;

  beforeAll(async () => {
    shop = await openShop();
    meilisearch = await startMeilisearch();
    const { url, key } = meilisearch.options;
    env = { MEILI_URL: url, ...(key !== undefined && { MEILI_KEY: key }) };
    await addProducts(shop, 900);
    await startWorker(shop.url, env);
  });

  afterAll(async () => {
    await killAllWorkers();
    await meilisearch.stop();
    await shop.close();
  });

  const engine = () => createMeilisearchEngine({ url: meilisearch.options.url, key: meilisearch.options.key });

  const expectBothEnginesTrue = async (): Promise<void> => {
    await untilDrained(shop, 'postgres');
    await untilDrained(shop, engine().name);
    await expectDocumentsTrue(shop);
    const postgres = createPostgresSearchEngine(shop.pool);
    for (const sort of Object.values(ListingSort)) {
      for (const page of [1, 3]) {
        const request = { sort, page, limit: 100, directory: 'shoes' };
        expect(await engine().list(request)).toEqual(await postgres.list(request));
      }
    }
  };

  it('fills a Meilisearch that is new', expectBothEnginesTrue);

  it('brings changes to it', async () => {
    await shop.pool.query('UPDATE product_item SET price = price + 5000 WHERE random() < 0.1');
    await shop.pool.query('UPDATE product SET active = false WHERE random() < 0.1');
    await expectBothEnginesTrue();
  });

  it('rebuilds both engines by command, beside the worker, while the shop is written to', async () => {
    const reindex = new URL('../dist/reindex.js', import.meta.url).pathname;
    const writing = setInterval(() => void shop.pool.query('UPDATE product_item SET price = price + 1 WHERE random() < 0.01'), 50);
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [reindex], { env: { DATABASE_URL: shop.url, ...env } });
    clearInterval(writing);
    expect(stderr).toBe('');
    expect(stdout).toContain('index rebuilt');
    await expectBothEnginesTrue();
    expect(await numberOf(shop, 'SELECT count(*) FROM search_engine')).toBe(2);
  });

  it('catches up with one that hung', async () => {
    meilisearch.suspend?.();
    await shop.pool.query('UPDATE product_item SET price = price + 7 WHERE random() < 0.2');
    await untilDrained(shop, 'postgres');
    await expectDocumentsTrue(shop);
    meilisearch.resume?.();
    await expectBothEnginesTrue();
  });

  it('fills it again when it comes back without its index', async () => {
    const { url, key } = meilisearch.options;
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    await fetch(`${url}/indexes/products-1`, { method: 'DELETE', headers });
    await until('it is noticed', () =>
      engine()
        .isFilled()
        .then((isFilled) => !isFilled),
    );
    await shop.pool.query('UPDATE product_item SET price = price + 1 WHERE random() < 0.1');
    await until('it is there again', () => engine().isFilled());
    await expectBothEnginesTrue();
  });
} else {
  it.skip(`keeps a real Meilisearch true (${whyNot})`, () => undefined);
}
