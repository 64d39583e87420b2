import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../../exports/testing.js';
import { OutOfTimeError } from '../../platform/http/request-budget.js';
import { createRequestContext, runInRequest } from '../../platform/http/request-context.js';
import { buildSearchDocument, toProductId } from '../document/search-document.harness.js';
import { openPool } from '../engine/pool.harness.js';
import { createPostgresSearchStore } from '../postgres/search-store.js';
import { FreshSets } from './fresh-sets.js';
import { SearchSetsReader } from './search-sets-reader.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => pool.query('TRUNCATE search_document'));

const buildDocument = (number: number, unitSold = number) => buildSearchDocument({ productId: toProductId(number), unitSold });

const listIds = async (fresh: FreshSets): Promise<string[]> => {
  const reader = new SearchSetsReader(await fresh.readSets());
  return reader.list({ words: [], filters: { values: {}, price: {} }, sort: 'CHEAP_FIRST', page: 1, limit: 10_000 }).ids;
};

const insertDocument = (client: pg.PoolClient | pg.Pool, number: number) =>
  client.query('INSERT INTO search_document (product_id, document) VALUES ($1, $2)', [toProductId(number), buildDocument(number)]);

describe('the in-memory sets of listed products', () => {
  it('include documents of transactions that began before others and committed after them', async () => {
    const fresh = new FreshSets(pool, 0);
    const [early, late] = [await pool.connect(), await pool.connect()];
    await early.query('BEGIN');
    await insertDocument(early, 1);
    await late.query('BEGIN');
    await insertDocument(late, 2);
    await insertDocument(pool, 3);
    expect(await listIds(fresh)).toEqual([toProductId(3)]);
    await late.query('COMMIT');
    expect(await listIds(fresh)).toEqual([toProductId(2), toProductId(3)]);
    await insertDocument(pool, 4);
    expect(await listIds(fresh)).toEqual([toProductId(2), toProductId(3), toProductId(4)]);
    await early.query('COMMIT');
    expect(await listIds(fresh)).toEqual([toProductId(1), toProductId(2), toProductId(3), toProductId(4)]);
    for (const client of [early, late]) client.release();
  });

  it('follow changed, removed and restored documents', async () => {
    const store = createPostgresSearchStore(pool);
    const fresh = new FreshSets(pool, 0);
    await store.upsert([buildDocument(1), buildDocument(2)]);
    expect(await listIds(fresh)).toEqual([toProductId(1), toProductId(2)]);
    await store.remove([toProductId(1)]);
    expect(await listIds(fresh)).toEqual([toProductId(2)]);
    await store.upsert([{ ...buildDocument(1), price: 1 }]);
    expect(await listIds(fresh)).toEqual([toProductId(1), toProductId(2)]);
  });

  it('read all rows, even in several batches, at the start and later', async () => {
    const store = createPostgresSearchStore(pool);
    const documents = Array.from({ length: 5_000 }, (_, number) => buildDocument(number));
    await store.upsert(documents);
    const fresh = new FreshSets(pool, 0);
    expect(await listIds(fresh)).toHaveLength(5_000);
    await store.remove(documents.slice(0, 4_500).map(({ productId }) => productId));
    expect(await listIds(fresh)).toEqual(documents.slice(4_500).map(({ productId }) => productId));
  });

  it('serve concurrent requests, and are not read again before they are outdated', async () => {
    const fresh = new FreshSets(pool, 60_000);
    await insertDocument(pool, 1);
    const results = await Promise.all(Array.from({ length: 20 }, () => listIds(fresh)));
    expect(results).toEqual(Array.from({ length: 20 }, () => [toProductId(1)]));
    await insertDocument(pool, 2);
    expect(await listIds(fresh)).toEqual([toProductId(1)]);
  });

  it('are read completely even if the request that needed them runs out of time', async () => {
    const fresh = new FreshSets(pool, 60_000);
    await insertDocument(pool, 1);
    const [ids, refreshed] = runInRequest(createRequestContext('late', 0), () => [listIds(fresh), fresh.refresh()] as const);
    await expect(ids).rejects.toThrow(OutOfTimeError);
    await refreshed;
    expect(await listIds(fresh)).toEqual([toProductId(1)]);
  });

  it('are read again after a failed read', async () => {
    const ownPool = openPool(database.url, { max: 1 });
    const fresh = new FreshSets(ownPool, 0);
    await listIds(fresh);
    const { rows } = await ownPool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    ownPool.on('error', () => undefined);
    await pool.query('SELECT pg_terminate_backend($1, 10000)', [rows[0]?.pid]);
    await insertDocument(pool, 7);
    await listIds(fresh).catch(() => undefined);
    expect(await listIds(fresh)).toEqual([toProductId(7)]);
    await ownPool.end();
  });
});
