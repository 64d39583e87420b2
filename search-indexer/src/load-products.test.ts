import { loadProducts, sourceTables } from './load-products.js';
import { addProducts, openShop } from './testing/shop.harness.js';

it('products are loaded from exactly the tables with triggers that capture inserts, updates and deletes', async () => {
  const shop = await openShop();
  const { rows } = await shop.pool.query<{ table: string; triggers: string[] }>(`
    SELECT tgrelid::regclass::text AS table, array_agg(tgname::text ORDER BY tgname) AS triggers
    FROM pg_trigger WHERE tgfoid IN ('search_outbox_capture'::regproc, 'search_outbox_capture_units'::regproc) AND tgenabled = 'O'
    GROUP BY 1 ORDER BY 1`);
  await shop.close();
  expect(rows.map(({ table }) => table)).toEqual([...sourceTables].sort());
  for (const { triggers } of rows) expect(triggers).toEqual(['search_outbox_delete', 'search_outbox_insert', 'search_outbox_update']);
});

it('loaded products include the units that are for sale, even reserved ones, but no sold, deleted or inactive ones', async () => {
  const shop = await openShop();
  const [id = ''] = await addProducts(shop, 1);
  const addItem = (externalId: string, column: string, value: string): Promise<unknown> =>
    shop.pool.query(
      `INSERT INTO product_item (external_id, product_id, size_id, supplier, price, ${column})
      SELECT $1, $2, id, 'CONTRACTOR', 100, $3 FROM size`,
      [externalId, id, value],
    );
  await addItem('sold', 'sold_at', '2026-01-01');
  await addItem('deleted', 'deleted_at', '2026-01-01');
  await addItem('inactive', 'active', 'false');
  await addItem('reserved', 'reserved_until', '2099-01-01');
  const [product] = await loadProducts(shop.pool, [id]);
  await shop.close();
  expect(product?.items.map(({ supplier, reservedUntil }) => [supplier, reservedUntil?.getFullYear()]).sort()).toEqual([
    ['CONTRACTOR', 2099],
    ['MEET_WAREHOUSE', undefined],
  ]);
});
