import { createPostgresSearchStore } from '@meet/api/search';
import type { Logger } from '@meet/server-kit/logger';
import { keepEngineInSync } from './keep-engine-in-sync.js';
import { addProducts, openShop, type ShopUnderTest } from './testing/shop.harness.js';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const log = { info: () => undefined, warn: () => undefined } as unknown as Logger;

/** Keeps the engine in sync until it waits for changes. Returns the numbers of reads of the outbox and of calls of `wake`. */
async function countReads(beforeDelete = async (): Promise<unknown> => undefined): Promise<{ reads: number; wakes: number }> {
  let [reads, wakes] = [0, 0];
  const query: (...statement: unknown[]) => unknown = shop.pool.query.bind(shop.pool);
  const countingQuery = (async (...statement: [{ name?: string }]) => {
    if (statement[0].name === 'outbox-read') reads += 1;
    if (statement[0].name === 'outbox-delete') await beforeDelete();
    return query(...statement);
  }) as unknown as typeof shop.pool.query;
  const pool = Object.assign(Object.create(shop.pool) as typeof shop.pool, { query: countingQuery });
  const stopController = new AbortController();
  const wakeSignal = { wake: () => (wakes += 1), wait: async () => stopController.abort() };
  await keepEngineInSync(
    { pool, log, signal: stopController.signal },
    { engine: createPostgresSearchStore(shop.pool), wakeSignal, state: {} },
  );
  return { reads, wakes };
}

it('after a batch that contains all changes, the indexer waits without reading the outbox again', async () => {
  await countReads();
  await addProducts(shop, 3);
  expect(await countReads()).toEqual({ reads: 1, wakes: 0 });
  const { rowCount } = await shop.pool.query('SELECT FROM search_document');
  expect(rowCount).toBe(3);
});

it('a batch whose outbox rows were lost in a failover is enqueued again at once', async () => {
  await countReads();
  await addProducts(shop, 1, 'shoes');
  expect(await countReads(() => shop.pool.query('DELETE FROM search_outbox'))).toEqual({ reads: 1, wakes: 1 });
  expect((await shop.pool.query('SELECT FROM search_outbox')).rowCount).toBe(1);
});
