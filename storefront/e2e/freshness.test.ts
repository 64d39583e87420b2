import { createPrisma, type Database } from '@meet/api/prisma';
import { productPath } from './addresses.ts';
import { shop } from './harness.ts';

let database: Database;
beforeAll(() => {
  database = createPrisma({ url: shop().database, pool: 1 });
});
afterAll(() => database.close());

const pageOf = async (path: string) => (await fetch(shop().storefront + path)).text();

test('a price changed by plain SQL stands on every page at the next request', async () => {
  const path = await productPath();
  expect(await pageOf(path)).not.toContain('76\u00a0543\u00a0₽');
  await database.pool.query(
    `UPDATE product_item SET price = 7654300, old_price = NULL, loyalty_price = NULL
     FROM product WHERE product.id = product_item.product_id AND product.slug = $1`,
    [path.replace('/product/', '')],
  );
  expect(await pageOf(path)).toContain('76\u00a0543\u00a0₽');
  expect(await pageOf('/catalog')).toContain('76\u00a0543\u00a0₽');
});
