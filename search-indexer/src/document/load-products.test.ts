import { openShop } from '../testing/shop.harness.js';
import { sourceTables } from './load-products.js';

it('reads exactly the tables with triggers that capture inserts, updates and deletes', async () => {
  const shop = await openShop();
  const { rows } = await shop.pool.query<{ table: string; triggers: string[] }>(`
    SELECT tgrelid::regclass::text AS table, array_agg(tgname::text ORDER BY tgname) AS triggers
    FROM pg_trigger WHERE tgfoid = 'search_outbox_capture'::regproc AND tgenabled = 'O' GROUP BY 1 ORDER BY 1`);
  await shop.close();
  expect(rows.map(({ table }) => table)).toEqual([...sourceTables].sort());
  for (const { triggers } of rows) expect(triggers).toEqual(['search_outbox_delete', 'search_outbox_insert', 'search_outbox_update']);
});
