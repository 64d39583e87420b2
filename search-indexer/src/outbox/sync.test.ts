import { createPostgresSearchStore } from '@meet/api/search';
import { createLogger } from '@meet/server-kit/logger';
import { addProducts, openShop } from '../testing/shop.harness.js';
import { syncBatch } from './sync.js';

const log = createLogger({ service: 'search-indexer', level: 'silent' });

it('a batch with 20 new products takes five SQL statements', async () => {
  const shop = await openShop();
  const index = createPostgresSearchStore(shop.pool);
  await shop.pool.query("INSERT INTO search_engine (name) VALUES ('postgres') ON CONFLICT DO NOTHING");
  await addProducts(shop, 20);
  const names: string[] = [];
  const query: (...statement: unknown[]) => unknown = shop.pool.query.bind(shop.pool);
  shop.pool.query = ((...statement: unknown[]) => {
    names.push((statement[0] as { name: string }).name);
    return query(...statement);
  }) as typeof shop.pool.query;
  const rowCount = await syncBatch({ pool: shop.pool, log }, { channel: index.name, index });
  await shop.close();
  expect(rowCount).toBeGreaterThanOrEqual(20);
  expect(names).toEqual(['outbox-read', 'load-products', 'load-virtual-directories', 'search-upsert', 'outbox-delete']);
});
