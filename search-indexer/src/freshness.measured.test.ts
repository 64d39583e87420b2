import { createPostgresSearchEngine, until } from '@meet/api/testing';
import { addProducts, openShop, readNumber, type ShopUnderTest, waitUntilDrained } from './testing/shop.harness.js';
import { killAllWorkers, startWorker } from './testing/worker.harness.js';

const MAX_DELAY_MS = 2_000;

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
  await addProducts(shop, 30);
  await startWorker(shop.url);
  await waitUntilDrained(shop);
});

afterAll(async () => {
  await killAllWorkers();
  await shop.close();
});

const countListed = (condition: string, values: unknown[] = []) =>
  readNumber(shop, `SELECT count(*) FROM search_document WHERE listed AND ${condition}`, values);

it.each([
  ['a price', "UPDATE product_item SET price = 77700 WHERE external_id = 'boots-1'"],
  ['a brand', "UPDATE brand SET name = 'Плотина 2' WHERE slug = 'plotina'"],
  ['a collection', "UPDATE collection SET slug = 'late-autumn'"],
])(`a change of %s is in the documents within ${MAX_DELAY_MS} ms`, async (_what, sql) => {
  await shop.pool.query(sql);
  await waitUntilDrained(shop, 'postgres', MAX_DELAY_MS);
});

it(`200 products are listed within ${MAX_DELAY_MS} ms after their reservations have ended`, async () => {
  const ids = await addProducts(shop, 200, 'reserved');
  const reserveFor = (duration: string) =>
    shop.pool.query(`UPDATE product_item SET reserved_until = now() + ${duration} WHERE product_id = ANY($1::uuid[])`, [ids]);
  await reserveFor("interval '2 seconds' + random() * interval '800 ms'");
  await waitUntilDrained(shop);
  const engine = createPostgresSearchEngine(shop.pool, 250);
  const countTotal = async () => {
    const unfilteredQuery = { words: [], filters: { values: {}, price: {} } };
    return (await engine.list({ ...unfilteredQuery, sort: 'POPULAR_FIRST', page: 1, limit: 1 })).total;
  };
  await until(
    'they are free',
    async () => (await readNumber(shop, 'SELECT count(*) FROM product_item WHERE reserved_until > now()')) === 0,
  );
  await until('all are listed', async () => (await countTotal()) === 30 + ids.length, MAX_DELAY_MS);
});

it(`a collection is listed within ${MAX_DELAY_MS} ms after it begins, and removed within ${MAX_DELAY_MS} ms after it ends`, async () => {
  const ids = await addProducts(shop, 20, 'spring');
  await shop.pool.query(
    `WITH spring AS (
       INSERT INTO collection (slug, title, publish_at, finish_at)
       VALUES ('spring', 'Весна', now() + interval '2 seconds', now() + interval '5 seconds') RETURNING id)
     INSERT INTO collection_product (collection_id, product_id, position) SELECT spring.id, product_id, 0 FROM spring, unnest($1::uuid[]) AS product_id`,
    [ids],
  );
  const countSpringProducts = () => countListed("document->'collections' ? 'spring'");
  const isDue = (moment: string) => async () =>
    (await readNumber(shop, `SELECT count(*) FROM collection WHERE slug = 'spring' AND ${moment} <= now()`)) === 1;
  await until('it has begun', isDue('publish_at'));
  await until('all are listed', async () => (await countSpringProducts()) === ids.length, MAX_DELAY_MS);
  await until('it has ended', isDue('finish_at'));
  await until('none is listed', async () => (await countSpringProducts()) === 0, MAX_DELAY_MS);
});
