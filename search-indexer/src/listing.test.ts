import { ListingSort } from '@meet/api/search';
import { createPostgresSearchEngine } from '@meet/api/testing';
import { addProducts, openShop, type ShopUnderTest, waitUntilDrained } from './testing/shop.harness.js';
import { killAllWorkers, startWorker } from './testing/worker.harness.js';

/** Seed of the units and their prices. */
const seed = 0.42;

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
  await addProducts(shop, 700);
  // Several units per product, some sold or reserved, so that the displayed one must be found.
  await shop.pool.query(`SELECT setseed(${seed});
    INSERT INTO product_item (external_id, product_id, size_id, supplier, price, old_price, sold_at, reserved_until, active)
    SELECT sku || '-' || n, product.id, size.id, 'CONTRACTOR', price, CASE WHEN random() < 0.5 THEN price + 1 + floor(random() * 90000)::int END,
      CASE WHEN random() < 0.3 THEN now() END, CASE WHEN random() < 0.3 THEN now() + interval '1 hour' END, random() < 0.8
    FROM product, size, generate_series(1, 3) AS n, LATERAL (SELECT 95000 + 1000 * floor(random() * 6 + n * 0)::int AS price) AS random_price`);
  await shop.pool.query("UPDATE product_item SET sold_at = now() WHERE external_id LIKE 'boots-%7'");
  await startWorker(shop.url);
  await waitUntilDrained(shop);
});

afterAll(async () => {
  await killAllWorkers();
  await shop.close();
});

const orderBySort: Record<ListingSort, string> = {
  CHEAP_FIRST: 'cheapest.price ASC',
  EXPENSIVE_FIRST: 'cheapest.price DESC',
  NEW_FIRST: 'product.created_at DESC',
  POPULAR_FIRST: 'product.unit_sold DESC, product.created_at DESC',
  SALE_FIRST: 'cheapest.sale DESC',
};

const listIdsBySql = async (sort: ListingSort, condition: string): Promise<string[]> => {
  const { rows } = await shop.pool.query<{ id: string }>(`
    SELECT product.id FROM product JOIN directory ON directory.id = product.directory_id CROSS JOIN LATERAL (
      SELECT price, coalesce(floor(100 * (old_price - price)::numeric / old_price), 0) AS sale FROM product_item
      WHERE product_id = product.id AND active AND sold_at IS NULL AND (reserved_until IS NULL OR reserved_until <= now())
      ORDER BY price, id LIMIT 1) AS cheapest
    WHERE ${condition} ORDER BY ${orderBySort[sort]}, product.id`);
  return rows.map(({ id }) => id);
};

const listAllIds = async (sort: ListingSort, directory: string | undefined, limit: number): Promise<string[]> => {
  const engine = createPostgresSearchEngine(shop.pool);
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const listing = await engine.list({
      words: [],
      filters: { values: {}, price: {} },
      sort,
      page,
      limit,
      ...(directory !== undefined && { directory }),
    });
    ids.push(...listing.ids);
    if (page * limit >= listing.total) return ids;
  }
};

const directories: [directory: string | undefined, condition: string][] = [
  [undefined, 'true'],
  ['shoes', "directory.slug = 'shoes'"],
  ['new', 'product.new_arrival'],
  ['sale', 'cheapest.sale >= 1'],
];

it.each(
  Object.values(ListingSort),
)(`a listing in the order %s equals that of plain SQL for several page sizes, without duplicates or gaps (seed ${seed})`, async (sort) => {
  for (const [directory, condition] of directories) {
    const expected = await listIdsBySql(sort, condition);
    expect(expected.length).toBeGreaterThan(50);
    for (const limit of [13, 29, 100]) {
      expect(await listAllIds(sort, directory, limit)).toEqual(expected);
    }
  }
});
